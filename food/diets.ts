export { concernsOf } from './diet/concerns.ts';
export { allergensIn, allergenWord, concernBadges, concernSentences, isSearched } from './diet/found-words.ts';
export { dietFindings } from './diet/of-line.ts';
export { allergens, type Diet, diets } from './diet/words.ts';
