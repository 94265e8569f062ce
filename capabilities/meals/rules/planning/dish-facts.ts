import { keepingQualityOf } from './keeping.ts';
import { foodsToBuy, mainFoods } from './main-foods.ts';
import { priceClassOf } from './price-class.ts';

interface Dish {
  name: string;
  ingredients: readonly { parsed: { food: string } }[];
}

/** What a dish's name and ingredients say about planning it. */
export function dishFacts({ name, ingredients }: Dish) {
  const foods = foodsToBuy(ingredients);
  return {
    isNameOnly: ingredients.length === 0,
    keeping: keepingQualityOf(name),
    mainFoods: mainFoods(ingredients),
    foods,
    priceClass: priceClassOf(foods),
  };
}
