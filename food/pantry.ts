export { pantryFoods } from './facts/pantry-foods.ts';
