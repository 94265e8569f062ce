/**
 * Words of a food's name that do not change what one puts into the basket. Everything here is written in the singular, without
 * accents and hyphens, as the food's key is.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const phrases = (text: string): readonly string[] => text.split('|').map((phrase) => phrase.trim());

/** Idle wherever they stand. */
export const alwaysIdle = phrases(
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

/** Idle only where the name ends in one of `heads`, or in none of `not`. They go one by one, 'fresh' last: 'fresh coriander' is a name. */
export interface IdleBefore {
  idle: readonly string[];
  heads?: readonly string[];
  not?: readonly string[];
}

const nuts = words('almond walnut pecan hazelnut cashew pistachio peanut macadamia nut seed coconut');
const meats = words('beef lamb pork turkey chicken veal venison meat');
const fish = words(
  'salmon cod haddock halibut tilapia sole trout mackerel flounder monkfish pollock snapper hake plaice catfish barramundi',
);

export const idleBefore: readonly IdleBefore[] = [
  { idle: words('raw'), not: words('sugar milk honey cheese') },
  { idle: words('chopped diced'), not: words('tomato') },
  { idle: words('minced'), not: meats },
  { idle: words('grated shredded'), not: words('coconut wheat') },
  { idle: words('sliced'), not: words('bread') },
  { idle: words('crumbled crumbly'), heads: words('feta cheese bacon') },
  { idle: words('toasted'), heads: nuts },
  { idle: words('blanched slivered raw whole'), heads: words('walnut pecan hazelnut cashew pistachio') },
  {
    idle: phrases(
      'ice cold | iced | cold | cool | chilled | hot | warm | lukewarm | tepid | boiling | tap | filtered | ice',
    ),
    heads: ['water'],
  },
  { idle: words('cold chilled hot warm'), heads: words('milk butter cream stock broth coffee') },
  { idle: words('unbleached sifted'), heads: ['flour'] },
  {
    idle: phrases(
      'low sodium | reduced sodium | lower sodium | low salt | reduced salt | no salt added | unsalted | salt free',
    ),
    heads: words('stock broth bouillon tomato bean chickpea'),
  },
  { idle: words('canned'), heads: words('bean chickpea lentil tuna sardine anchovy milk stock broth') },
  {
    idle: words('dry dried'),
    heads: words('pasta spaghetti penne macaroni linguine fettuccine lasagna breadcrumb lentil wine'),
  },
  { idle: words('frozen'), heads: words('pastry phyllo edamame') },
  { idle: words('sharp mature aged'), heads: words('cheddar') },
  { idle: words('pure real'), heads: words('extract syrup honey mayonnaise') },
  { idle: words('red juicy'), heads: ['tomato'] },
  { idle: words('skinless boneless wild'), heads: fish },
  { idle: words('whole'), heads: words('egg milk clove peppercorn nutmeg cardamom anise') },
  { idle: words('thick thin crusty'), heads: words('bacon asparagus bread') },
  { idle: words('curly'), heads: words('parsley kale') },
  { idle: words('lean'), heads: meats },
  {
    idle: ['fresh'],
    not: words(
      'yeast pasta noodle tortellini ravioli spaghetti linguine fettuccine tagliatelle lasagna mozzarella breadcrumb coconut cheese tuna sausage curd',
    ),
  },
];

const herbs =
  'basil mint parsley cilantro thyme rosemary sage tarragon oregano marjoram dill chervil chive coriander sorrel lovage';
const greens = 'spinach lettuce arugula kale chard cabbage watercress romaine radicchio escarole endive';

/** A last word that names only a part or the kind of the food before it: 'basil leaf', 'garlic clove', 'cheddar cheese'. */
export const idleAfter: Readonly<Record<string, readonly string[]>> = {
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
