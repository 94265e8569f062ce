import { type Allergen, allergens, type Diet, diets } from './words.ts';

/** What a food is, beside the allergens in it. One word in the table of foods says everything that follows from it. */
const kinds = [
  /** Of a land animal, gelatine and suet too. */
  'meat',
  'poultry',
  'redMeat',
  'beef',
  'pork',
  /** Forbidden by kosher law in itself: rabbit, eel, catfish. */
  'unkosher',
  'honey',
  'alcohol',
  'grain',
  'legume',
  /** Refined sugar and what is made of it. */
  'sugar',
  /** Starchy or sweet by nature: potato, maple syrup, raisins. */
  'carbs',
  /** Too sweet for keto alone: ketchup, beer, peas. */
  'mildCarbs',
  'fruit',
  /** Harmless while it is fresh. */
  'berry',
  'fat',
  /** Fat as a handful, a spice as a teaspoon. */
  'seed',
  /** Fat where it is a bird's. */
  'skin',
  /** Oils that only a factory makes. */
  'refined',
] as const;

export type Trait = Allergen | (typeof kinds)[number];

/** Foods with the same traits: phrases parted by commas; 'oat/soy milk' stands for 'oat milk' and 'soy milk'. */
export interface FoodGroup {
  is: readonly Trait[];
  foods: string;
}

const implied: Partial<Record<Trait, readonly Trait[]>> = {
  beef: ['redMeat', 'meat'],
  pork: ['redMeat', 'meat'],
  redMeat: ['meat'],
  poultry: ['meat'],
};

export const withImplied = (traits: readonly Trait[]): readonly Trait[] => [
  ...new Set(traits.flatMap((trait) => [trait, ...(implied[trait] ?? [])])),
];

const notVegetarian = ['Vegetarian', 'Vegan'] as const;
const notKosherNorVegetarian = [...notVegetarian, 'Kosher'] as const;

const brokenBy: Partial<Record<Trait, readonly Diet[]>> = {
  gluten: ['Gluten-Free'],
  milk: ['Vegan', 'Dairy-Free', 'Paleo'],
  eggs: ['Vegan'],
  fish: notVegetarian,
  crustaceans: notKosherNorVegetarian,
  molluscs: notKosherNorVegetarian,
  peanuts: ['Nut-Free', 'Paleo'],
  treeNuts: ['Nut-Free'],
  soybeans: ['Paleo'],
  meat: notVegetarian,
  pork: ['Halal', 'Kosher'],
  unkosher: ['Kosher'],
  honey: ['Vegan'],
  alcohol: ['Halal'],
  grain: ['Keto', 'Low-Carb', 'Paleo'],
  legume: ['Keto', 'Paleo'],
  sugar: ['Keto', 'Low-Carb', 'Paleo'],
  carbs: ['Keto', 'Low-Carb'],
  mildCarbs: ['Keto'],
  fruit: ['Keto'],
  fat: ['Low-Fat'],
  seed: ['Low-Fat'],
  refined: ['Paleo'],
};

export function findingsOf(traits: ReadonlySet<Trait>): { contains: Allergen[]; breaks: Diet[] } {
  const broken = new Set([...traits].flatMap((trait) => brokenBy[trait] ?? []));
  return {
    contains: allergens.filter((allergen) => traits.has(allergen)),
    breaks: diets.filter((diet) => broken.has(diet)),
  };
}
