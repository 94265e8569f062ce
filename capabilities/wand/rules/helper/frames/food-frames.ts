import { type Frame } from './frame.ts';
import { groceryFrames } from './grocery-frames.ts';
import { mealFrames } from './meal-frames.ts';
import { recipeFrames } from './recipe-frames.ts';

export const foodFrames: readonly Frame[] = [...groceryFrames, ...mealFrames, ...recipeFrames];
