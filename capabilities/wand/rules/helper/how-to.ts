import type { Reader } from './reader.ts';

/** 'How do I add a kid': by saying it, and how. */

const asksHow =
  /^(?:how (?:do|can|would|should|could) (?:i|we|you)|how to|(?:can|could) (?:you )?show me how to|what do (?:i|we) say to|where do (?:i|we)) (?:add|enter|put in|put|create|make|set up|save|track|change|move|edit|update|delete|remove|cancel|get rid of|plan|log|note)\b/;
const changes = /\b(?:change|move|edit|update)\b/;
const removes = /\b(?:delete|remove|cancel|get rid of)\b/;

/** What it is about, and how it is said. */
const sayings: [what: RegExp, add: string, change: string, remove: string][] = [
  [
    /\bbirthdays?\b|\bbdays?\b/,
    "Emma's birthday is on May 3",
    "Emma's birthday is on May 4, not May 3",
    "delete Emma's birthday",
  ],
  [
    /\bshopping|\bgrocer|\blist\b/,
    'add milk and eggs to the list',
    'make it 2 bottles of milk',
    'take the eggs off the list',
  ],
  [
    /\btasks?\b|\bto ?-?dos?\b|\breminders?\b/,
    'remind me to sign the permission slip tomorrow',
    'move the permission slip to Friday',
    'delete the permission slip task',
  ],
  [
    /\bmeals?\b|\bdinners?\b|\blunch|\bbreakfast/,
    'tacos for dinner on Thursday',
    'have soup instead of tacos on Thursday',
    'no dinner on Thursday',
  ],
  [
    /\brecipes?\b/,
    'new recipe pancakes with flour, milk and eggs',
    'add sugar to the pancakes recipe',
    'delete the pancakes recipe',
  ],
  [/\bsubscriptions?\b/, 'Netflix costs $15.99 a month', 'Netflix costs $17.99 now', 'cancel Netflix'],
  [
    /\btrips?\b|\bvacations?\b/,
    'trip to Boston from June 3 to June 7',
    'move the Boston trip to June 10',
    'cancel the Boston trip',
  ],
  [
    /\bkids?\b|\bchild|\bbab(?:y|ies)\b|\bsons?\b|\bdaughters?\b/,
    'my daughter Ella was born on May 3, 2021',
    'Ella wears shoe size 31 now',
    'remove Ella from the family',
  ],
  [/\bpets?\b|\bdogs?\b|\bcats?\b/, 'we have a dog named Max', 'Max is a beagle', 'remove Max from the family'],
  [
    /\bhusband|\bwife|\bpartner|\bmember|\bfamily|\bsomeone|\bperson/,
    'add my husband Sam to the family',
    'Sam is allergic to peanuts',
    'remove Sam from the family',
  ],
  [
    /\bappointments?\b|\bevents?\b|\bcalendar\b/,
    'dentist on Friday at 3',
    'move the dentist to Monday at 4',
    'cancel the dentist',
  ],
];

const asksUndo = /^how (?:do|can|would|could) (?:i|we) (?:undo|take back|revert)\b/;
const undoing =
  'Say ‘undo’, and I take back what you approved last. What you have not approved yet is not written at all.';

export const howToReader: Reader = async ({ lower }) => {
  if (asksUndo.test(lower)) return [{ kind: 'answer', text: undoing }];
  const [, add, change, remove] = (asksHow.test(lower) && sayings.find(([what]) => what.test(lower))) || [];
  if (!add) return undefined;
  const saying = removes.test(lower) ? remove : changes.test(lower) ? change : add;
  return [
    {
      kind: 'answer',
      text: `Just say it here, for example: ‘${saying}’. You see a card first, and nothing is written before you approve it.`,
    },
  ];
};
