/** How well a dish keeps until another day, judged by its name: a stew gets better, a salad doesn't keep. */

export type KeepingQuality = 'well' | 'fair' | 'poorly';

const wordsOf = (text: string) => new Set(text.split(' '));

const keepsWell = wordsOf(
  'soup stew chili chilli curry casserole lasagna lasagne bolognese ragu dal dahl goulash gumbo jambalaya minestrone roast brisket pulled meatloaf bake enchiladas',
);
const keepsPoorly = wordsOf(
  'salad fish salmon cod tuna shrimp prawns seafood tacos taco burgers burger sandwich sandwiches quesadillas quesadilla toast wraps pancakes waffles omelet omelette frittata eggs egg fries pizza pizzas sushi fajitas avocado steak crispy smoothie',
);

export function keepingQualityOf(name: string): KeepingQuality {
  const words = name.toLowerCase().split(/[^a-z]+/);
  if (words.some((word) => keepsPoorly.has(word))) return 'poorly';
  return words.some((word) => keepsWell.has(word)) ? 'well' : 'fair';
}
