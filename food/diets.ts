export { concernsOf } from './diet/concerns.ts';
export { dietFindings } from './diet/diet-findings.ts';
export { allergensIn, allergenWord, concernBadges, concernSentences, isSearched } from './diet/finding-texts.ts';
export { allergens, type Diet, diets } from './diet/words.ts';
