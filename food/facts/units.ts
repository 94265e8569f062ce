/**
 * Units used in recipes. `factor` converts exactly to grams, milliliters or centimeters (US customary units by their
 * legal definition); count units such as cans have none. `words` lists spellings other than the name and its plural in
 * -s.
 */
export type Dimension = 'mass' | 'volume' | 'length' | 'count';

export interface Unit {
  name: string;
  dimension: Dimension;
  factor?: string;
  /** Abbreviation shown after a number, such as 'tbsp'. */
  short?: string;
  words: readonly string[];
}

const unit = (name: string, dimension: Dimension, words = '', measure: Pick<Unit, 'factor' | 'short'> = {}): Unit => ({
  name,
  dimension,
  ...measure,
  words: words === '' ? [] : words.split('|'),
});

const measures = [
  unit('milligram', 'mass', 'mg|milligrams', { factor: '0.001', short: 'mg' }),
  unit('gram', 'mass', 'g|gr|gm|gms|grams|gramme|grammes|gramm|gramos|gramo|grammi|grammo|gramas|grama', {
    factor: '1',
    short: 'g',
  }),
  unit('decagram', 'mass', 'dkg|dag|deka|decagrams', { factor: '10', short: 'dkg' }),
  unit('kilogram', 'mass', 'kg|kgs|kilo|kilos|kilograms|kilogramme|kilogrammes|kilogramm', {
    factor: '1000',
    short: 'kg',
  }),
  unit('ounce', 'mass', 'oz|ozs|ounces', { factor: '28.349523125', short: 'oz' }),
  unit('pound', 'mass', 'lb|lbs|pounds', { factor: '453.59237', short: 'lb' }),
  unit('milliliter', 'volume', 'ml|mls|milliliters|millilitre|millilitres|mililitros|millilitri', {
    factor: '1',
    short: 'ml',
  }),
  unit('centiliter', 'volume', 'cl|centiliters|centilitre|centilitres', { factor: '10', short: 'cl' }),
  unit('deciliter', 'volume', 'dl|deciliters|decilitre|decilitres', { factor: '100', short: 'dl' }),
  unit('liter', 'volume', 'l|lt|ltr|liters|litre|litres|litro|litros|litri', { factor: '1000', short: 'l' }),
  unit(
    'teaspoon',
    'volume',
    't|ts|tsp|tsps|tspn|teaspoons|cuillère à café|cuillères à café|cuillerée à café|cuillerées à café|c à café|cuillère à thé|cuillères à thé|colher de chá|colheres de chá|colher chá|colheres chá|c de chá|c chá|čl|lžička|lžičky|tl|teelöffel|tsk|tesked|teskedar|cucharadita|cucharaditas|cucchiaino|cucchiaini|theelepel|theelepels|łyżeczka|łyżeczki',
    { factor: '4.92892159375', short: 'tsp' },
  ),
  unit(
    'tablespoon',
    'volume',
    'tb|tbs|tbsp|tbsps|tbl|tblsp|tblspn|tbspn|tablespoons|cuillère à soupe|cuillères à soupe|cuillerée à soupe|cuillerées à soupe|c à soupe|colher de sopa|colheres de sopa|colher sopa|colheres sopa|c de sopa|c sopa|pl|spsk|lžíce|el|esslöffel|msk|matsked|matskedar|ss|spiseskje|spiseskjeer|cucharada|cucharadas|cucchiaio|cucchiai|eetlepel|eetlepels|łyżka|łyżki',
    { factor: '14.78676478125', short: 'tbsp' },
  ),
  unit('fluid ounce', 'volume', 'floz|fl oz|fl. oz.|fl. oz|fluid oz|fluid ounces', {
    factor: '29.5735295625',
    short: 'fl oz',
  }),
  unit('cup', 'volume', 'c|cups|tasse|tassen|tasses|taza|tazas|tazza|tazze|xícara|xícaras|xícara chá|xícaras chá', {
    factor: '236.5882365',
  }),
  unit('pint', 'volume', 'pt|pts|pints', { factor: '473.176473' }),
  unit('quart', 'volume', 'qt|qts|quarts', { factor: '946.352946' }),
  unit('gallon', 'volume', 'gal|gals|gallons', { factor: '3785.411784' }),
  unit('centimeter', 'length', 'cm|cms|centimeters|centimetre|centimetres', { factor: '1', short: 'cm' }),
  unit('millimeter', 'length', 'mm|millimeters|millimetre|millimetres', { factor: '0.1', short: 'mm' }),
  unit('inch', 'length', 'in|inches|"|”', { factor: '2.54', short: 'in' }),
];

const counts = [
  unit('dozen', 'count', 'dz|doz|dozens'),
  ...['dash', 'splash', 'batch', 'branch'].map((name) => unit(name, 'count', `${name}es`)),
  unit('package', 'count', 'pkg|pkgs|pkt|pkts|packages|packet|packets|pack|packs|packung|pck|paquet|paquete'),
  unit('piece', 'count', 'pc|pcs|pieces|stück|stk'),
  unit('leaf', 'count', 'leaves'),
  unit('loaf', 'count', 'loaves'),
  unit('box', 'count', 'boxes'),
  unit('glass', 'count', 'glasses|glas|gläser'),
  unit('fillet', 'count', 'fillets|filet|filets'),
  unit('clove', 'count', 'cloves|teen|tenen|dente|dentes|spicchio|spicchi|zehe|zehen|gousse|gousses|diente|dientes'),
  unit('can', 'count', 'cans|dose|dosen|lata|latas|boîte|boîtes'),
  unit('pinch', 'count', 'pinches|prise|prisen|pizca|pizcas|pincée|pincées|pizzico|krm|nypa'),
  unit('bunch', 'count', 'bunches|bosje|bund|botte|bottes|manojo|manojos|mazzo|knippe'),
  unit('slice', 'count', 'slices|scheibe|scheiben|tranche|tranches|rebanada|rebanadas'),
];

const plainCounts =
  'bag ball bar basket block bottle bowl bulb carton chunk container crown cube disk dollop drizzle drop ear envelope glug grind handful head jar jigger knob length link log mug part pod portion pouch punnet quantity rack rasher recipe rib roll round sachet scoop segment serving sheet shot side sleeve spear sprig square squirt stalk stem stick strip thumb tin tub tube twist wedge'
    .split(' ')
    .map((name) => unit(name, 'count'));

export const units: readonly Unit[] = [...measures, ...counts, ...plainCounts];
