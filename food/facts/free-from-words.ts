import type { Trait } from '../diet/traits.ts';

const meats: readonly Trait[] = [
  'meat',
  'poultry',
  'redMeat',
  'beef',
  'pork',
  'unkosher',
  'fish',
  'crustaceans',
  'molluscs',
];
const animal: readonly Trait[] = [...meats, 'milk', 'eggs', 'honey'];

/** Words before a food that remove traits from it: 'gluten-free bread' has no gluten. */
export const freeFromWords: readonly { removes: readonly Trait[]; words: string }[] = [
  { removes: ['gluten'], words: 'gluten free, glutenfree, non gluten, gf, no gluten' },
  { removes: ['milk'], words: 'dairy/milk free, nondairy, non dairy, dairyfree, no dairy' },
  { removes: ['eggs'], words: 'egg/eggs free, eggless, no egg' },
  { removes: ['treeNuts', 'peanuts'], words: 'nut free, nutless' },
  { removes: ['peanuts'], words: 'peanut free' },
  { removes: ['soybeans'], words: 'soy/soya free' },
  { removes: ['sesame'], words: 'sesame free' },
  { removes: ['sulphites'], words: 'sulphite/sulfite/sulphur/sulfur free, unsulphured, unsulfured' },
  { removes: ['fish', 'crustaceans', 'molluscs'], words: 'fish/seafood/shellfish free, fishless' },
  { removes: meats, words: 'vegetarian, veggie, meatless, meat free, beefless, chickenless, porkless' },
  { removes: animal, words: 'vegan, plant based, plantbased' },
  { removes: ['pork'], words: 'pork free, halal' },
  { removes: ['alcohol'], words: 'alcohol free, non alcoholic, nonalcoholic, dealcoholized, dealcoholised' },
  { removes: ['sugar', 'carbs'], words: 'sugar free, sugarfree, sugarless, zero/no sugar, low carb, keto' },
  { removes: ['grain'], words: 'grain free' },
  { removes: ['sugar'], words: 'unsweetened, no sugar added, no added sugar, without added sugar' },
  {
    removes: ['fat'],
    words: `fat free, fatfree, non fat, nonfat, low fat, lowfat, reduced fat, lower fat, half fat, light, lite, skim, skimmed, skinny,
      part skim, diet`,
  },
  {
    removes: [],
    words: 'lactose/wheat/salt/cage/mustard/celery/caffeine free, free range, free from, oil free, no salt added',
  },
];
