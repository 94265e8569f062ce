export { suggestedFood } from './foods/general-food.ts';
