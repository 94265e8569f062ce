import type { PlanRecipe } from './week-input.ts';

/** What a dish costs compared with others, if nobody entered a price: judged by its most expensive kind of food. */

const wordsOf = (text: string) => new Set(text.split(' '));

const expensiveFoods = wordsOf(
  'beef steak brisket lamb veal duck salmon shrimp prawn scallop lobster crab tuna halibut cod fish ham bacon prosciutto almond walnut pecan cashew pine',
);
const midPricedFoods = wordsOf(
  'chicken turkey pork sausage cheese cheddar mozzarella ricotta feta parmesan cream yogurt',
);

type PriceClass = 0 | 1 | 2;

function classOfFood(food: string): PriceClass {
  const words = food.split(' ');
  if (words.some((word) => expensiveFoods.has(word))) return 2;
  return words.some((word) => midPricedFoods.has(word)) ? 1 : 0;
}

export const priceClassOf = (foods: readonly string[]): PriceClass =>
  foods.reduce<PriceClass>((most, food) => {
    const own = classOfFood(food);
    return own > most ? own : most;
  }, 0);

/** In cents per serving. */
const classPrices = [150, 250, 450] as const;

/** For comparing only, never shown: the price that the family entered, or an estimate for the dish's price class. */
export const priceForComparing = ({ costPerServing, priceClass }: Pick<PlanRecipe, 'costPerServing' | 'priceClass'>) =>
  costPerServing ?? classPrices[priceClass];
