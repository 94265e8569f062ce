export { foodKey } from './foods/food-key.ts';
export { plainLetters } from './foods/plain-letters.ts';
export { singular } from './foods/singular.ts';
