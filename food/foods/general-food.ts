import { once } from '#core/once.ts';
import { generalFoods } from '../facts/general-foods.ts';
import { singular } from './singular.ts';

/** Keeps every word, unlike a food's key: 'plain yogurt' already says which. */
const inSingular = (name: string) => name.toLowerCase().split(' ').map(singular).join(' ');

const suggestions = once(
  () => new Map(Object.entries(generalFoods).map(([name, suggested]) => [inSingular(name), suggested])),
);

/** What to take off the shelf for a name that leaves it open: 'cheddar' for cheese. */
export const suggestedFood = (food: string): string | undefined => suggestions().get(inSingular(food));
