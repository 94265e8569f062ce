import type { Trait } from '../diet/traits.ts';
import type { Diet } from '../diet/words.ts';

/** Phrases people type for an allergy or a diet, with the food traits or diets to look for in an ingredient line. */
export const restrictionPhrases: readonly { means: readonly (Trait | Diet)[]; words: string }[] = [
  { means: ['peanuts'], words: 'peanut, groundnut' },
  { means: ['treeNuts'], words: 'tree nut, treenut' },
  { means: ['Nut-Free'], words: 'nut, nut free' },
  { means: ['milk'], words: 'milk, dairy, lactose, casein, whey, milk protein, cow milk, cows milk, cmpa, cmpi' },
  { means: ['gluten'], words: 'gluten, wheat, celiac, coeliac, celiac/coeliac disease, coeliacs, gf' },
  { means: ['eggs'], words: 'egg, egg white, egg yolk' },
  { means: ['fish'], words: 'fish' },
  { means: ['crustaceans', 'molluscs'], words: 'shellfish, shell fish' },
  { means: ['fish', 'crustaceans', 'molluscs'], words: 'seafood' },
  { means: ['crustaceans'], words: 'crustacean, shrimp, prawn, crab, lobster' },
  { means: ['molluscs'], words: 'mollusc, mollusk' },
  { means: ['sesame'], words: 'sesame, tahini' },
  { means: ['soybeans'], words: 'soy, soya, soybean, soy bean, soya bean' },
  { means: ['sulphites'], words: 'sulphite, sulfite, sulphur dioxide, sulfur dioxide' },
  { means: ['mustard'], words: 'mustard' },
  { means: ['celery'], words: 'celery, celeriac' },
  { means: ['lupin'], words: 'lupin, lupine' },
  { means: ['Vegetarian'], words: 'vegetarian, veggie, vege, lacto ovo vegetarian, ovo lacto vegetarian' },
  { means: ['Vegan'], words: 'vegan, plant based' },
  { means: ['meat'], words: 'meat, pescatarian, pescetarian, pescaterian, meatless' },
  { means: ['redMeat'], words: 'red meat' },
  { means: ['pork'], words: 'pork, pig' },
  { means: ['beef'], words: 'beef, cow' },
  { means: ['poultry'], words: 'poultry' },
  { means: ['Halal'], words: 'halal, halaal' },
  { means: ['Kosher'], words: 'kosher' },
  { means: ['Keto'], words: 'keto, ketogenic' },
  { means: ['Paleo'], words: 'paleo, paleolithic' },
  { means: ['Low-Carb'], words: 'low carb, low carbohydrate, carb' },
  { means: ['Low-Fat'], words: 'low fat, fat free' },
  { means: ['alcohol'], words: 'alcohol' },
  { means: ['honey'], words: 'honey' },
  { means: ['sugar'], words: 'sugar' },
  { means: ['legume'], words: 'legume, pulse' },
  { means: ['grain'], words: 'grain' },
];

/** Restrictions that cover several foods, or a food with several names. */
export const restrictedFoods: Readonly<Record<string, string>> = {
  citrus: 'citrus, lemon, lime, orange, grapefruit, mandarin, clementine, tangerine, satsuma, kumquat, pomelo, yuzu',
  berry: 'berry, strawberry, raspberry, blueberry, blackberry, cranberry, gooseberry',
  nightshade: 'tomato, potato, eggplant, aubergine, bell pepper, chili, chilli, chile, paprika, cayenne',
  corn: 'corn, sweetcorn, maize, cornmeal, cornstarch, cornflour, polenta, popcorn, cornflake, masa, hominy, grits',
  kiwi: 'kiwi, kiwifruit',
  eggplant: 'eggplant, aubergine',
  aubergine: 'eggplant, aubergine',
  zucchini: 'zucchini, courgette',
  courgette: 'zucchini, courgette',
  cilantro: 'cilantro, coriander',
  coriander: 'cilantro, coriander',
  caffeine: 'coffee, espresso, tea, cola, coke, matcha, caffeine',
};

/** Words in a restriction that name no food: 'severe allergy to', 'does not eat', 'none known'. */
export const restrictionFillers = `
  a, about, allergen, allergic, allergy, an, and, anaphylactic, anaphylaxis, any, anything, at, avoid, be, bit, by, can, cannot, cant, completely, containing, diet,
  dietary, disease, dislike, do, doe, does, doesnt, dont, eat, eater, eating, everything, extremely, food, free, friendly, from, has, hates, hate, have, if, in, intolerance, intolerant, is, it, kind, known, like,
  mild, mildly, moment, must, n, na, need, never, nil, nka, nkda, no, non, none, not, nothing, now, of, on, only, or, possible, possibly, product, raw, reaction, requirement, restriction, sensitive, sensitivity, serious, severe,
  severely, so, some, strict, strictly, suspected, the, to, trace, type, unknown, very, with, without, yes`;
