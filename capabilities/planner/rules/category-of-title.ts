import type { itemCategories } from '../contract.ts';

/** Words that tell the category of an item. The first line with one of the words decides. */
const categoryWords: [(typeof itemCategories)[number], RegExp][] = [
  [
    'health',
    /\b(?:doctor|dentist|nurse|pediatrician|clinic|check-?ups?|flu|shots?|vaccin\w{0,20}|immuni[sz]ation\w{0,2}|medicine|meds|medical|health|prescriptions?|pharmacy|vitamins?|inhaler|allergy|thermometer|refill)\b/i,
  ],
  ['milestone', /\b(?:milestones?|first (?:steps?|words?|tooth|smile|haircut|day of)|lost tooth|graduation)\b/i],
  [
    'seasonal',
    /\b(?:christmas|xmas|holidays?|halloween|thanksgiving|easter|valentines?|winter|spring|summer|fall|autumn|snow|costumes?|stockings?|new year|gifts?|presents?)\b/i,
  ],
  ['recurring', /\b(?:every|daily|weekly|biweekly|monthly|quarterly|yearly)\b/i],
];

/** Undefined if no word tells. */
export const categoryOfTitle = (title: string) => categoryWords.find(([, words]) => words.test(title))?.[0];
