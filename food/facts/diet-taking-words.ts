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

/** Words before a food that take something away from it. */
export const takingWords: readonly { takes: readonly Trait[]; words: string }[] = [
  { takes: ['gluten'], words: 'gluten free, glutenfree, non gluten, gf, no gluten' },
  { takes: ['milk'], words: 'dairy/milk free, nondairy, non dairy, dairyfree, no dairy' },
  { takes: ['eggs'], words: 'egg/eggs free, eggless, no egg' },
  { takes: ['treeNuts', 'peanuts'], words: 'nut free, nutless' },
  { takes: ['peanuts'], words: 'peanut free' },
  { takes: ['soybeans'], words: 'soy/soya free' },
  { takes: ['sesame'], words: 'sesame free' },
  { takes: ['sulphites'], words: 'sulphite/sulfite/sulphur/sulfur free, unsulphured, unsulfured' },
  { takes: ['fish', 'crustaceans', 'molluscs'], words: 'fish/seafood/shellfish free, fishless' },
  { takes: meats, words: 'vegetarian, veggie, meatless, meat free, beefless, chickenless, porkless' },
  { takes: animal, words: 'vegan, plant based, plantbased' },
  { takes: ['pork'], words: 'pork free, halal' },
  { takes: ['alcohol'], words: 'alcohol free, non alcoholic, nonalcoholic, dealcoholized, dealcoholised' },
  { takes: ['sugar', 'carbs'], words: 'sugar free, sugarfree, sugarless, zero/no sugar, low carb, keto' },
  { takes: ['grain'], words: 'grain free' },
  { takes: ['sugar'], words: 'unsweetened, no sugar added, no added sugar, without added sugar' },
  {
    takes: ['fat'],
    words: `fat free, fatfree, non fat, nonfat, low fat, lowfat, reduced fat, lower fat, half fat, light, lite, skim, skimmed, skinny,
      part skim, diet`,
  },
  {
    takes: [],
    words: 'lactose/wheat/salt/cage/mustard/celery/caffeine free, free range, free from, oil free, no salt added',
  },
];
