/**
 * Words of a food's name that don't change what a shopper buys, in the form used by food keys: singular, without
 * accents or hyphens.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const phrases = (text: string): readonly string[] => text.split('|').map((phrase) => phrase.trim());

/** Filler words for every food. */
export const alwaysFiller = phrases(
  `organic | free range | freerange | cage free | pasture raised | grass fed | corn fed | line caught | sustainably sourced |
   locally grown | homegrown | good quality | high quality | best quality | quality | good | best | nice | favorite | your |
   of your choice | of choice | optional | ripe | firm ripe | very ripe | overripe | just | very | slightly | extra large | large | medium | small | big | jumbo |
   medium size | medium sized | large size | small size | size | sized | plump | unwaxed | waxed | store bought | homemade | home made | shop bought | ready made | prepared |
   freshly squeezed | freshly ground | freshly grated | freshly chopped | freshly cracked | freshly picked | freshly made | freshly | squeezed |
   finely | coarsely | roughly | thinly | thickly | lightly | well | peeled | unpeeled | trimmed | washed | rinsed |
   drained | seeded | deseeded | stemmed | hulled | deveined | shelled | husked | cored | pitted | stoned |
   halved | quartered | cubed | beaten | sifted | packed | firmly packed | lightly packed | melted | softened | thawed | defrosted |
   at room temperature | room temperature | uncooked | a few | few | some | a little | additional | extra | more`,
);

/**
 * Filler words only for names that end in one of `heads`, or in none of `not`. Applied in order; 'fresh' comes last
 * because 'fresh coriander' is a separate food.
 */
export interface FillerBefore {
  filler: readonly string[];
  heads?: readonly string[];
  not?: readonly string[];
}

const nuts = words('almond walnut pecan hazelnut cashew pistachio peanut macadamia nut seed coconut');
const meats = words('beef lamb pork turkey chicken veal venison meat');
const fish = words(
  'salmon cod haddock halibut tilapia sole trout mackerel flounder monkfish pollock snapper hake plaice catfish barramundi',
);

export const fillerBefore: readonly FillerBefore[] = [
  { filler: words('raw'), not: words('sugar milk honey cheese') },
  { filler: words('chopped diced'), not: words('tomato') },
  { filler: words('minced'), not: meats },
  { filler: words('grated shredded'), not: words('coconut wheat') },
  { filler: words('sliced'), not: words('bread') },
  { filler: words('crumbled crumbly'), heads: words('feta cheese bacon') },
  { filler: words('toasted'), heads: nuts },
  { filler: words('blanched slivered raw whole'), heads: words('walnut pecan hazelnut cashew pistachio') },
  {
    filler: phrases(
      'ice cold | iced | cold | cool | chilled | hot | warm | lukewarm | tepid | boiling | tap | filtered | ice',
    ),
    heads: ['water'],
  },
  { filler: words('cold chilled hot warm'), heads: words('milk butter cream stock broth coffee') },
  { filler: words('unbleached sifted'), heads: ['flour'] },
  {
    filler: phrases(
      'low sodium | reduced sodium | lower sodium | low salt | reduced salt | no salt added | unsalted | salt free',
    ),
    heads: words('stock broth bouillon tomato bean chickpea'),
  },
  { filler: words('canned'), heads: words('bean chickpea lentil tuna sardine anchovy milk stock broth') },
  {
    filler: words('dry dried'),
    heads: words('pasta spaghetti penne macaroni linguine fettuccine lasagna breadcrumb lentil wine'),
  },
  { filler: words('frozen'), heads: words('pastry phyllo edamame') },
  { filler: words('sharp mature aged'), heads: words('cheddar') },
  { filler: words('pure real'), heads: words('extract syrup honey mayonnaise') },
  { filler: words('red juicy'), heads: ['tomato'] },
  { filler: words('skinless boneless wild'), heads: fish },
  { filler: words('whole'), heads: words('egg milk clove peppercorn nutmeg cardamom anise') },
  { filler: words('thick thin crusty'), heads: words('bacon asparagus bread') },
  { filler: words('curly'), heads: words('parsley kale') },
  { filler: words('lean'), heads: meats },
  {
    filler: ['fresh'],
    not: words(
      'yeast pasta noodle tortellini ravioli spaghetti linguine fettuccine tagliatelle lasagna mozzarella breadcrumb coconut cheese tuna sausage curd',
    ),
  },
];

const herbs =
  'basil mint parsley cilantro thyme rosemary sage tarragon oregano marjoram dill chervil chive coriander sorrel lovage';
const greens = 'spinach lettuce arugula kale chard cabbage watercress romaine radicchio escarole endive';

/** Last words that only name a part or kind of the food before them: 'basil leaf', 'garlic clove', 'cheddar cheese'. */
export const fillerAfter: Readonly<Record<string, readonly string[]>> = {
  leaf: words(`${herbs} ${greens}`),
  sprig: words(herbs),
  stem: words('parsley cilantro thyme chive'),
  clove: ['garlic'],
  bulb: words('fennel garlic'),
  head: words('garlic broccoli cauliflower lettuce cabbage'),
  stalk: words('celery rhubarb lemongrass asparagus broccoli'),
  rib: words('celery chard'),
  stick: ['celery'],
  spear: ['asparagus'],
  floret: words('broccoli cauliflower'),
  kernel: ['corn'],
  half: words('walnut pecan apricot peach breast'),
  piece: words('walnut pecan cashew chicken ginger'),
  thread: ['saffron'],
  strand: ['saffron'],
  cap: words('mushroom portobello'),
  wedge: words('lemon lime orange'),
  slice: words('lemon lime orange bacon bread cucumber tomato onion cheese prosciutto ham'),
  rasher: ['bacon'],
  strip: ['bacon'],
  root: words('ginger horseradish turmeric galangal'),
  weed: ['dill'],
  fillet: [...fish, 'anchovy', 'breast'],
  nut: words('cashew pistachio macadamia pecan'),
  pasta: words(
    'linguine penne spaghetti fettuccine orzo rigatoni macaroni tagliatelle pappardelle farfalle fusilli lasagna orecchiette ditalini rotini bucatini conchiglie ziti',
  ),
  noodle: words('udon soba ramen lasagna'),
  bean: words('edamame'),
  mushroom: words('shiitake porcini portobello cremini chanterelle enoki morel'),
  lettuce: words('romaine iceberg'),
  cheese: words(
    'cheddar mozzarella parmesan feta gruyere ricotta mascarpone gorgonzola gouda brie camembert halloumi provolone manchego pecorino fontina asiago emmental stilton roquefort taleggio paneer jack colby havarti edam raclette comte cotija burrata romano',
  ),
  pepper: words('jalapeno serrano habanero poblano cayenne ancho chipotle piquillo'),
  chili: words('jalapeno serrano habanero poblano cayenne ancho chipotle'),
  powder: words('turmeric paprika cayenne'),
  flesh: words('avocado mango'),
  radish: ['daikon'],
  sausage: words('chorizo andouille kielbasa'),
  liqueur: words('cointreau amaretto kahlua'),
};
