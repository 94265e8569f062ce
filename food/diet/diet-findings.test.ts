import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dietFindings } from './diet-findings.ts';
import { type Allergen, allergens, diets } from './words.ts';

const words = (text: string) => text.split(' ').filter(Boolean);
const linesOf = (text: string) => text.trim().split(/\s*;\s*/);

describe('allergens of a line', () => {
  /** Lines by the exact set of allergens they contain. */
  const containing: Record<string, string> = {
    celery: `2 sticks of celery, diced; 1 small celeriac, peeled; a pinch of celery salt; 1 cup mirepoix; 1 vegetable stock cube;
      1 tsp celery seeds`,
    gluten: `200 g self-raising flour; 3 slices sourdough; a handful of panko; 250g orecchiette; 1 cup pearl barley, rinsed; 80 g rolled oats;
      100 g couscous; 4 sheets filo; 1 tbsp malt vinegar; 1 can lager; 12 udon noodles; 150 g seitan; 8 digestive biscuits;
      6 oyster crackers; chicken thighs, dusted with flour; 2 tbsp bulghur wheat; 1 tsp Marmite; 250 ml oat milk; 4 hot dog buns; 500 g strong white bread flour;
      1 pot cream of wheat; 1 pack saltines`,
    crustaceans: `300 g raw king prawns; 1 tsp shrimp paste; 2 dressed crabs; 1 lobster tail; 8 langoustines; crawfish tails, thawed`,
    eggs: `3 large free-range eggs, beaten; 2 egg whites; 2 tbsp mayonnaise; 1 meringue nest; 4 quail eggs; 1 tbsp aioli; 1 egg, for brushing`,
    fish: `2 salmon fillets, skin on; 4 anchovies in oil; 1 tbsp fish sauce; 1 tsp Worcestershire sauce; 50 g bonito flakes; 1 l dashi;
      1 tin of tuna in spring water; 100 g taramasalata; 600 g monkfish tail; 1 tbsp salmon roe`,
    lupin: '100 g lupin flour; a handful of lupini beans',
    milk: `50 g butter; 2 tbsp ghee; 150 ml double cream; 1 ball of buffalo mozzarella; 30 g Parmigiano-Reggiano, grated; 200g Greek yoghurt;
      1 tub crème fraîche; 1 cup half-and-half; 1 can sweetened condensed milk; 2 tbsp skyr; 250 g paneer, cubed; 1 tbsp milk powder; 2 scoops vanilla ice cream;
      60g goat's cheese; 3 tbsp labneh; 1 tbsp dulce de leche; a little butter for greasing; oil for frying and butter for the tin; 1 pot lactose-free milk; 250 ml buttermilk`,
    molluscs: `1 kg mussels, scrubbed; 12 oysters; 6 scallops, seared; 300 g squid rings; 1 bottle clam juice; a dozen snails`,
    mustard: `1 tbsp Dijon; 2 tsp mustard seeds; 1 bunch mustard greens; 2 tbsp piccalilli; 1 tbsp pickling spice`,
    peanuts: `50 g salted peanuts; 2 tbsp crunchy peanut butter; groundnut oil, for frying; 4 tbsp satay sauce`,
    sesame: `1 tbsp toasted sesame oil; 2 tbsp tahini; 100 g hummus; 1 tsp za'atar; 1 tbsp furikake; 50g halva`,
    soybeans: `200 g silken tofu; 1 block tempeh; 1 tbsp white miso; 100 g edamame; 250 ml soya milk; 2 tbsp tamari; 1 cup TVP; 2 tbsp soybean oil`,
    sulphites: `150 ml dry white wine; 2 tbsp Marsala; 1 glass of prosecco; 60 g sultanas; 8 dried apricots; 100ml dry sherry; 80 g mango, dried`,
    treeNuts: `100 g ground almonds; 50g walnut halves; 2 tbsp cashew butter; 1 tsp almond extract; 200 g marzipan; 30g pine nuts, toasted;
      1 tbsp Frangelico; 50 g chopped nuts; chopped parsley, with or without nuts; 250 ml almond milk; 1 shot amaretto; 40g pistachios`,
    'gluten soybeans': '2 tbsp light soy sauce; 1 tbsp teriyaki sauce; 2 tsp kecap manis; 1 tbsp gochujang',
    'gluten soybeans molluscs': '2 tbsp oyster sauce',
    'gluten soybeans sesame': '1 tbsp hoisin',
    'gluten milk': '2 butter croissants; 1 tin condensed cream of mushroom soup; 4 shortbread fingers',
    'gluten eggs': '12 wonton wrappers; 200 g egg noodles; 250 g egg or rice noodles; 1 challah; 20 ladyfingers',
    'gluten eggs milk': '1 Madeira cake; 4 slices brioche; 2 blueberry muffins',
    'eggs milk': '4 tbsp hollandaise; 300 ml ready-made custard; 3 tbsp lemon curd',
    'eggs fish milk': '4 tbsp Caesar dressing',
    'milk treeNuts': '3 tbsp green pesto',
    'milk soybeans': '100 g milk chocolate; 1 bag chocolate chips',
    'milk soybeans treeNuts': '2 tbsp Nutella',
    'crustaceans molluscs': '500 g mixed shellfish',
    'crustaceans fish molluscs': '400g seafood mix, thawed',
    'celery mustard': '1 tbsp Old Bay seasoning',
    'sulphites gluten': '2 tbsp Shaoxing wine',
    'eggs treeNuts': '6 amaretti',
    'peanuts milk': '2 tbsp butter or peanut butter',
    'milk treeNuts gluten': '1 cup milk (cow, almond or oat)',
  };

  test.each(
    Object.entries(containing).flatMap(([contained, lines]) => linesOf(lines).map((line) => [line, contained])),
  )('"%s" contains %s', (line, contained) => {
    expect(dietFindings(line).contains.toSorted()).toEqual(words(contained).toSorted());
  });

  /** Lines that sound like an allergen but contain none. */
  const harmless = `1 can coconut milk; 2 tbsp cocoa butter; 3 tbsp apple butter; 1 tin butter beans; 1 butternut squash; 1 head butter lettuce;
    1/4 tsp cream of tartar; 1 grating of nutmeg; 1 large eggplant; 1 small tin water chestnuts; 200 g oyster mushrooms; 1 cup rice milk; 12 rice paper sheets; 150 g rice noodles;
    2 tbsp rice vinegar; 1 tbsp red wine vinegar; red wine or sherry vinegar; 2 tbsp buckwheat flour; 8 corn tortillas; 2 tbsp cornflour; 1 tbsp chickpea flour; 100 g glass noodles;
    oyster, shiitake or button mushrooms; a walnut-sized piece of ginger; 2 flax eggs; gluten-free flour; 1 cup dairy-free yogurt; 250g vegan cheddar;
    eggless mayonnaise; gluten-free soy-free bread; flour (gluten-free); 2 tbsp vegan, nut-free pesto; 1 cup non-dairy milk; 1 tsp kosher salt; 1 spaghetti squash; 1 cup pasta sauce;
    salt, for the pasta water; parsley, to taste; 2 tbsp coconut aminos; 1 scotch bonnet; 1 bunch Swiss chard; 2 tbsp olive oil (not butter); 1 cup tiger nuts; 3 beefsteak tomatoes; 1 tbsp brandy; 1 tsp rum extract;
    4 lamb's lettuce leaves; 2 lbs potatoes, in egg-sized pieces; a loaf tin; 1 cake tin, lined; 10 g cake yeast; 400 g cauliflower rice; 1 tsp pumpkin pie spice`;

  test.each(linesOf(harmless))('"%s" contains none', (line) => {
    expect(dietFindings(line).contains).toEqual([]);
  });
});

describe('diets broken by a line', () => {
  const land = 'Vegetarian Vegan';
  const pork = 'Vegetarian Vegan Halal Kosher';
  const shellfish = 'Vegetarian Vegan Kosher';
  const grain = 'Keto Low-Carb Paleo';
  const bread = 'Gluten-Free Keto Low-Carb Paleo';
  const dairy = 'Vegan Dairy-Free Paleo';

  const breaking: [broken: string, lines: string][] = [
    [
      land,
      '500 g minced beef; 2 chicken breasts, skinless; 4 lamb shanks; 3 gelatine leaves; 1 l chicken or vegetable stock; 600g venison, diced; 4 fillets of cod',
    ],
    [`${land} Low-Fat`, '2 duck legs; 100 g goose fat; 50g suet; 4 chicken thighs, skin on'],
    [pork, '2 pork chops; 4 slices Parma ham; 1 ham hock; 300g pork tenderloin'],
    [
      `${pork} Low-Fat`,
      '6 rashers of streaky bacon; 80 g pancetta; 1 tbsp lard; 100 g pepperoni; 4 Italian sausages; 50g chorizo',
    ],
    [shellfish, '1 rabbit, jointed; 200 g prawns; 4 scallops; 2 catfish fillets; 1 smoked eel'],
    ['Vegan', '2 eggs; 1 egg white'],
    ['Vegan Low-Fat', '2 egg yolks; 3 tbsp mayonnaise'],
    ['Vegan Keto Low-Carb', '1 tbsp runny honey'],
    [dairy, '200 ml milk; 3 tbsp low-fat sour cream; 1 pot fat-free cream cheese; 100 g cottage cheese'],
    [`${dairy} Low-Fat`, '25 g butter; 100ml whipping cream; 50 g Gruyère; regular or low-fat sour cream'],
    [bread, '100 g plain flour; 1 baguette; 300 g penne; 50 g oats'],
    [
      grain,
      '200 g basmati rice; 1 corn cob; 2 tbsp cornstarch; 100 g quinoa; 1 tsp caster sugar; 2 tbsp strawberry jam; 6 marshmallows; gluten-free bread',
    ],
    [
      'Keto Low-Carb',
      '2 large potatoes; 1 sweet potato; 2 tbsp maple syrup; 50 g raisins; 4 dates; 100 g dried figs; 250 ml apple juice',
    ],
    ['Keto', '1 banana; 2 oranges; 150 g peas; 1 tbsp ketchup; juice of 1 orange; 1 mango, diced'],
    ['Keto Paleo', '1 tin chickpeas; 200g red lentils; 1 cup black beans; butter or cannellini beans'],
    ['Nut-Free Low-Fat', '50 g walnuts; 2 tbsp almond butter'],
    ['Nut-Free Low-Fat Paleo', '2 tbsp peanut butter'],
    ['Low-Fat', '1 tbsp olive oil; 1 avocado; 100 ml coconut milk; 50g pumpkin seeds; 30 g dark chocolate, grated'],
    ['Low-Fat Paleo', '1 tbsp vegetable oil; 100 g margarine; corn, canola or sunflower oil'],
    ['Paleo', '200 g firm tofu'],
    ['Gluten-Free Paleo', '1 tbsp soy sauce'],
    ['Halal', '50 ml vodka; 2 tbsp dark rum; 100 ml red wine; 1 tbsp sake'],
    ['Halal Keto Low-Carb', '1 tbsp Cointreau; 2 tbsp mirin'],
    ['Gluten-Free Halal Keto', '1 bottle of stout'],
    [
      '',
      `1 onion; 200 g strawberries; 1 lemon; 100g green beans; 1 vanilla bean; zest of 1 orange; 1 orange, zest only; 1 tsp sesame-free spice mix;
       2 tbsp unsweetened cocoa powder; 1 tsp poppy seeds; 200 g sugar snap peas; 1 tin chopped tomatoes; cherry or plum tomatoes; 1 orange bell pepper; 1 tbsp wine vinegar; 2 tsp baking soda;
       250 g shirataki noodles; sparkling water, as needed; vegetable stock`,
    ],
  ];

  test.each(breaking.flatMap(([broken, lines]) => linesOf(lines).map((line) => [line, broken] as const)))(
    '"%s" breaks: %s',
    (line, broken) => {
      expect(dietFindings(line).breaks.toSorted()).toEqual(words(broken).toSorted());
    },
  );
});

describe('diet findings for any line', () => {
  const foods = linesOf(
    'milk; peanuts; wheat flour; prawns; honey; tofu; red wine; bacon; rice; gluten-free bread; coconut milk; almonds; celery; xyz; low-fat cheese; eggs',
  );
  const food = fc.constantFrom(...foods);

  test('never throw and keep the order of the allergen and diet lists', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (line) => {
        const { contains, breaks } = dietFindings(line);
        expect(contains).toEqual(allergens.filter((allergen) => contains.includes(allergen)));
        expect(breaks).toEqual(diets.filter((diet) => breaks.includes(diet)));
      }),
    );
  });

  test('ignore capitals and accents', () => {
    fc.assert(
      fc.property(food, (line) => {
        expect(dietFindings(line.toUpperCase())).toEqual(dietFindings(line));
      }),
    );
    expect(dietFindings('CRÈME FRAÎCHE')).toEqual(dietFindings('creme fraiche'));
  });

  test('are the same for singular and plural', () => {
    const singulars = words('egg prawn almond potato anchovy cherry sausage walnut oyster cookie radish bean tortilla');
    const plural = (word: string) =>
      word
        .replace(/y$/, 'ie')
        .replace(/(o|sh)$/, '$1e')
        .concat('s');
    for (const word of singulars) expect(dietFindings(`3 ${plural(word)}`)).toEqual(dietFindings(`1 ${word}`));
  });

  test("only grow when an alternative is added with 'or'", () => {
    fc.assert(
      fc.property(food, food, (one, other) => {
        const alone = dietFindings(`1 cup ${one}`);
        const both = dietFindings(`1 cup ${one} or ${other}`);
        expect(both.contains).toEqual(expect.arrayContaining(alone.contains));
        expect(both.breaks).toEqual(expect.arrayContaining(alone.breaks));
        expect(both.contains).toEqual(expect.arrayContaining(dietFindings(other).contains));
      }),
    );
  });

  test('include the diets that each allergen breaks', () => {
    const follows: [Allergen, string][] = [
      ['gluten', 'Gluten-Free'],
      ['milk', 'Dairy-Free'],
      ['milk', 'Vegan'],
      ['eggs', 'Vegan'],
      ['peanuts', 'Nut-Free'],
      ['treeNuts', 'Nut-Free'],
      ['fish', 'Vegetarian'],
      ['crustaceans', 'Kosher'],
      ['molluscs', 'Kosher'],
    ];
    fc.assert(
      fc.property(food, food, (one, other) => {
        const { contains, breaks } = dietFindings(`${one} with ${other}`);
        for (const [allergen, diet] of follows) if (contains.includes(allergen)) expect(breaks).toContain(diet);
        if (breaks.includes('Vegetarian')) expect(breaks).toContain('Vegan');
      }),
    );
  });
});
