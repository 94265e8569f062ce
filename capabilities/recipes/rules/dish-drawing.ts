import { once } from '#core/once.ts';
import type { MealType } from '#food/meals.ts';
import { plainLetters, singular } from '#food/names.ts';
import { type DishDrawing, dishWords, foodWords, joiningWords, mealDrawings } from '../catalogue/dish-words.ts';

interface DrawnRecipe {
  name: string;
  mealType: MealType;
  dietaryTags: readonly string[];
  ingredients: readonly { name: string }[];
}

const byWord = (words: Partial<Record<DishDrawing, string>>) =>
  new Map(
    Object.entries(words).flatMap(([drawing, list]) => list.split(',').map((word) => [word, drawing as DishDrawing])),
  );
const drawingByDishWord = once(() => byWord(dishWords));
const drawingByFoodWord = once(() => byWord(foodWords));
const joiningWordSet = new Set(joiningWords.split(','));

/** 'Tofu and Snow-Pea Stir-Fry' -> [['tofu'], ['snow', 'pea', 'stir', 'fry']] */
function partsOf(text: string): string[][] {
  const parts: string[][] = [[]];
  for (const word of plainLetters(text)
    .split(/[^a-z]+/)
    .filter(Boolean)) {
    if (joiningWordSet.has(word)) parts.push([]);
    else parts.at(-1)?.push(singular(word));
  }
  return parts;
}

/** The last word of a part names the dish: a 'pasta salad' is a salad. A pair of words counts before its last word. */
function drawingIn(text: string, drawings: ReadonlyMap<string, DishDrawing>): DishDrawing | undefined {
  for (const part of partsOf(text)) {
    const found = part.flatMap((word, at) => drawings.get(`${part[at - 1]} ${word}`) ?? drawings.get(word) ?? []);
    if (found.length > 0) return found.at(-1);
  }
  return undefined;
}

/** The drawing for a recipe without a photo. */
export function drawingOf({ name, mealType, dietaryTags, ingredients }: DrawnRecipe): DishDrawing {
  const firstIn = (texts: readonly string[], drawings: ReadonlyMap<string, DishDrawing>) => {
    for (const text of texts) {
      const drawing = drawingIn(text, drawings);
      if (drawing) return drawing;
    }
    return undefined;
  };
  const lines = ingredients.map((ingredient) => ingredient.name);
  return (
    firstIn([name, ...dietaryTags], drawingByDishWord()) ??
    drawingIn(name, drawingByFoodWord()) ??
    firstIn(lines, new Map([...drawingByDishWord(), ...drawingByFoodWord()])) ??
    mealDrawings[mealType]
  );
}
