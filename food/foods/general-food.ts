import { once } from '#core/once.ts';
import { generalFoods } from '../facts/general-foods.ts';
import { foodKey } from './food-key.ts';

const suggestions = once(
  () => new Map(Object.entries(generalFoods).map(([name, suggested]) => [foodKey(name), suggested])),
);

/** What to take off the shelf for a name that leaves it open: 'cheddar' for cheese. */
export const suggestedFood = (food: string): string | undefined => suggestions().get(foodKey(food));
