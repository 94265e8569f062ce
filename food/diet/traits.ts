import { type Allergen, allergens, type Diet, diets } from './words.ts';

/** Traits of a food other than its allergens. */
const kinds = [
  /** From a land animal, including gelatine and suet. */
  'meat',
  'poultry',
  'redMeat',
  'beef',
  'pork',
  /** Not kosher although neither pork nor shellfish: rabbit, eel, catfish. */
  'unkosher',
  'honey',
  'alcohol',
  'grain',
  'legume',
  /** Refined sugar and foods made with it. */
  'sugar',
  /** Naturally starchy or sweet: potato, maple syrup, raisins. */
  'carbs',
  /** Too many carbs for keto only: ketchup, beer, peas. */
  'mildCarbs',
  'fruit',
  /** Breaks no diet when fresh; dried berries count as carbs. */
  'berry',
  'fat',
  /** Counts as fat, but not in spice amounts such as a teaspoon. */
  'seed',
  /** Counts as fat on poultry. */
  'skin',
  /** Industrially refined oils. */
  'refined',
] as const;

export type Trait = Allergen | (typeof kinds)[number];

/** Foods with the same traits, separated by commas; 'oat/soy milk' expands to 'oat milk' and 'soy milk'. */
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
const notKosherOrVegetarian = [...notVegetarian, 'Kosher'] as const;

const brokenBy: Partial<Record<Trait, readonly Diet[]>> = {
  gluten: ['Gluten-Free'],
  milk: ['Vegan', 'Dairy-Free', 'Paleo'],
  eggs: ['Vegan'],
  fish: notVegetarian,
  crustaceans: notKosherOrVegetarian,
  molluscs: notKosherOrVegetarian,
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
