import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodKey } from '../foods/food-key.ts';
import { type ShopCategory, shopCategories } from './category-list.ts';
import { shopCategoryOf } from './shop-category.ts';

const expected: Record<ShopCategory, string> = {
  Produce: `apples; bananas; cherry tomatoes; red bell pepper; peppers; green beans; sweet potatoes; baby spinach; lemon juice;
    zest of 1 lemon; fresh thyme; thyme sprigs; parsley; fresh ginger; jalapeño pepper; button mushrooms; spring onions;
    tart green apples; fresh or frozen blueberries; fresh or frozen spinach; garlic cloves; corn on the cob; freshly squeezed orange juice`,
  Bakery: `sourdough bread; hamburger buns; whole wheat tortillas; bagels; pita; croissants; soft white dinner rolls; raisin bread`,
  'Deli & Refrigerated': `firm tofu; hummus; prosciutto; salami; puff pastry; fresh tagliatelle; kimchi; cheese ravioli`,
  'Meat & Seafood': `chicken thighs; minced beef; leg of lamb; bacon; Italian sausages; salmon fillets; raw king prawns; fresh tuna;
    ground pork; boneless pork chops; smoked haddock; chicken with skin; fillets of an unknown beast`,
  'Dairy & Eggs': `milk; unsalted butter; eggs; egg whites; crème fraîche; Greek yogurt; Parmesan; cream cheese; oat milk; 2% milk;
    cheddar cheese slices; half-and-half; butter or vegetable oil`,
  Frozen: `frozen peas; vanilla ice cream; fish fingers; frozen puff pastry; lemon sorbet; peas (frozen); ice cubes`,
  Pantry: `flour; bread flour; coconut milk; peanut butter; tomato paste; canned tomatoes; tuna in oil; dried apricots; olive oil;
    low-salt chicken stock; chicken or vegetable stock; corn, peanut or olive oil; rice noodles; cannellini beans; red wine vinegar;
    vinegar (red wine); maple syrup; dark chocolate chips; almonds; sun-dried tomatoes; evaporated milk; dill pickles; pickled onions;
    milk powder; tomato soup; strawberry jam; chipotle chiles in adobo sauce; confectioners' sugar; baking powder`,
  'Spices & Herbs': `salt; black pepper; ground cumin; dried oregano; dried thyme leaves; cinnamon sticks; garlic powder; bay leaves;
    paprika; ground ginger; crushed red pepper; taco seasoning mix; dried ancho chiles; dried parsley; curry powder`,
  'Snacks & Sweets': `potato chips; chocolate bar; graham crackers; marshmallows; gummy bears; oatmeal cookies; popcorn; crisps`,
  Beverages: `orange juice; red wine; sparkling water; coffee beans; green tea; cola; apple cider; dark rum; beer; coconut water`,
  Baby: `diapers; nappies; baby wipes; infant formula; baby food; size 4 pampers`,
  Pets: `cat food; dog biscuits; cat litter; bird seed`,
  'Health & Beauty': `toothpaste; shampoo; ibuprofen; sun cream; plasters; hand soap`,
  Household: `paper towels; toilet paper; dishwasher tablets; bin bags; AA batteries; aluminium foil; washing powder`,
  Other: `qwrtzp; lego; birthday present; T-shirt; 12345; ?!`,
};

describe('shop category', () => {
  const cases = shopCategories.flatMap((category) =>
    expected[category].split(';').map((name) => [name.trim().replace(/\s+/g, ' '), category] as const),
  );
  test.each(cases)('of "%s" is %s', (name, category) => {
    expect(shopCategoryOf(name)).toBe(category);
  });
});

test('capitals, accents, plurals and brand names are ignored', () => {
  for (const name of ['TOMATOES', 'Tomáto', 'Sunny Acres™ vine tomatoes', '  tomato  '])
    expect(shopCategoryOf(name)).toBe('Produce');
});

test('typos are corrected', () => {
  expect(['brocolli', 'spagetti', 'parmesean', 'mayonaise', 'tolet paper'].map((name) => shopCategoryOf(name))).toEqual(
    ['Produce', 'Pantry', 'Dairy & Eggs', 'Pantry', 'Household'],
  );
});

describe('corrections by the family', () => {
  const corrections = new Map<string, ShopCategory>([
    [foodKey('oat milk'), 'Beverages'],
    [foodKey('lego'), 'Household'],
  ]);

  test('win over the built-in category, for every spelling of the food', () => {
    expect(shopCategoryOf('Oat milk', corrections)).toBe('Beverages');
    expect(shopCategoryOf('lego', corrections)).toBe('Household');
  });

  test('do not affect other foods', () => {
    expect(shopCategoryOf('milk', corrections)).toBe('Dairy & Eggs');
  });
});

test('any text gets a valid category', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) =>
      shopCategories.includes(shopCategoryOf(name)),
    ),
  );
});

test('any mixture of known words gets a valid category', () => {
  const word = fc.constantFrom(
    'or',
    'in',
    ',',
    '(',
    'frozen',
    'dried',
    'fresh',
    'chicken',
    'stock',
    'leaf',
    'pepper',
    'oil',
    '',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => shopCategories.includes(shopCategoryOf(words.join(' ')))),
  );
});
