import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { dateOfDay, mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import type { MealType } from '#food/meals.ts';
import { categoryWords, matchesIn } from '#food/shelves.ts';
import { isShopped } from '../groceries/words.ts';
import type { Context } from '../reader.ts';
import { recipesCalled } from '../recipes/words.ts';

const meals: [MealType, RegExp][] = [
  ['breakfast', /\b(?:breakfasts?|brunch)\b/],
  ['lunch', /\b(?:lunch|lunches|lunchtime)\b/],
  ['dinner', /\b(?:dinners?|suppers?|dinnertime)\b/],
  ['snack', /\b(?:snack|snack time)\b/],
];
const partsOfDay: [MealType, RegExp][] = [
  ['breakfast', /\bmorning\b/],
  ['lunch', /\b(?:noon|midday)\b/],
  ['dinner', /\b(?:tonight|evening|night)\b/],
];

const nicknames: [RegExp, string][] = [
  [/\b(?:brekkie|brekky|breaky)\b/gi, 'breakfast'],
  [/\bfor (?:our |their |his |her )?tea\b/gi, 'for dinner'],
  [/\b(?<=(?:doing|making|cooking|having|make|cook|do) )(?:our |the )?tea\b(?! ?bags?)/gi, 'dinner'],
  [/^tea(?= (?:on|tonight|tomorrow|today)\b|:)/gi, 'dinner'],
];
/** 'brekkie' is breakfast; what is eaten 'for tea' is dinner. */
export const withPlainMeals = (text: string) =>
  nicknames.reduce((rest, [nickname, meal]) => rest.replaceAll(nickname, meal), text);

/** The meals that are named, and the first of them. */
export const mealsNamed = (lower: string) => meals.filter(([, word]) => word.test(lower)).map(([meal]) => meal);
export const mealNamed = (lower: string): MealType | undefined => mealsNamed(lower)[0];
/** The meal that is named, or that belongs to the part of the day. */
export const mealMeant = (lower: string): MealType | undefined =>
  mealNamed(lower) ?? partsOfDay.find(([, word]) => word.test(lower))?.[0];

/** 'eggs for Sunday breakfast' */
export const isOfMeal = (words: string) => / (?:breakfast|lunch|dinner|supper)$/i.test(words);

const plan = /\bmeal ?plan(?:ner)?\b|\bmenu\b/;
export const speaksOfPlan = (lower: string) => plan.test(lower);

const dishes =
  /\b(?:pizzas?|burgers?|cheeseburgers?|sushi|spaghetti|lasagn[ae]|steaks?|salmon|take ?out|take ?away|leftovers|curry|soup|salad|pasta|stir[- ]?fry|chil[il]i?|casserole|roast|sandwich(?:es)?|hot ?dogs?|meatballs?|meatloaf|ramen|tacos?|burritos?|quesadillas?|enchiladas|fajitas|fried rice|risotto|mac and cheese|grilled cheese|waffles|omelet(?:te)?s?|scrambled eggs|french toast|nuggets|fish sticks|fish and chips|stew|bbq|barbecue|gnocchi|ravioli|pot pie|dumplings|noodles|cereal|smoothies?|bowls?|wraps?|kebabs?|paella|pho|pad thai|nachos|(?:fish|shepherd'?s|cottage|chicken|meat|steak) pie|(?:sausages?|bangers) (?:and|&|n) mash|(?:jacket|baked) potato(?:es)?|sloppy joes|pierogi(?:es)?|schnitzel|moussaka|biryani|d(?:aa?|h)l|tagine|quiche|frittata|fish fingers|ribs|wings|brisket|tortellini|gyros|falafel|chowder|gumbo|jambalaya|goulash|stroganoff|carbonara|bolognese|spag bol|porridge|crepes|toast|pork chops|teriyaki|katsu|breakfast for dinner|eating out|(?:pasta|tuna|potato|tray|chicken|veggie|vegetable|gnocchi) ?bakes?|hot ?pot|toasties?|pot roast|(?:tuna|cheese) melts?|skewers|paninis?|parmigiana|tikka masala|korma|satay|poke|calzones?|flatbreads?|souvlaki|ratatouille|fry[- ]?up|mash|sliders|sausages|roast (?:chicken|beef|lamb|pork|dinner)|picnic|pancakes?|oatmeal|granola|overnight oats|parfaits?|hash browns|eggs benedict|bacon and eggs|eggs and bacon|fried chicken|(?:chicken|beans) and rice|rice and beans|stuffed peppers|shakshuka|lo mein|egg rolls|pot ?stickers|polenta|couscous|arepas|tamales|empanadas|pupusas|beef bourguignon|coq au vin)$/i;

const deeds =
  /^(?:bring|buy|get|order|cancel|freeze|take|pick|return|deliver|drop|give|send|call|find|check|wash|clean|no|it|that|not|sell|donate|move|skip|leave|keep|save|defrost|thaw|reheat|warm|empty|rid|clear)\b/i;
/** Begins with what is done, so it is no dish: 'defrost the chicken'. */
export const isDeed = (words: string) => deeds.test(words);
/** Whether the words name a dish and nothing else, so that with a day they are a meal. */
export const isDish = (words: string) => dishes.test(words) && !deeds.test(words) && words.split(' ').length < 5;
const notEaten = new Set<string>(['household', 'care', 'pet', 'baby']);
const foodsIn = (words: readonly string[]) => matchesIn(words).filter(({ kind }) => !notEaten.has(kind));

/** Whether there is food among the words: 'spaghetti carbonara'. */
export const hasFood = (dish: string) => isDish(dish) || (!deeds.test(dish) && foodsIn(categoryWords(dish)).length > 0);
/** Whether the words name something to eat. */
export const isFood = (dish: string) => isDish(dish) || (hasFood(dish) && isShopped(dish));

const mains = new Set<string>(['meat', 'tinnedFish', 'pasta']);
/** What a dinner is made of, named alone: 'fish on friday'. */
export function isMain(dish: string): boolean {
  const words = categoryWords(dish);
  const [food, ...others] = matchesIn(words);
  return food !== undefined && others.length === 0 && food.to - food.from === words.length && mains.has(food.kind);
}

const forMeal = / for (?:breakfast|brunch|lunch|dinner|supper)$/i;
/** 'tacos for dinner' */
export const isForMeal = (words: string) => forMeal.test(words) && isFood(words.replace(forMeal, ''));

/** A meal that stands in the plan. */
export interface Planned {
  date: CalendarDate;
  mealType: MealType;
  recipeId: string | null;
  /** The recipe's name, or the words that stand there instead. */
  name: string;
  note: string | null;
}

/** What is planned in the week of a day, each meal once, whoever eats it. */
export async function plannedMeals({ asked }: Context, date: CalendarDate): Promise<Planned[]> {
  const weekStartDate = mondayOf(date);
  const { rows } = await asked.look(mealPlansApi.week, { query: { weekStartDate } });
  const planned = new Map<string, Planned>();
  for (const { day, mealType, recipeId, recipeName, note } of rows.flatMap(({ cells }) => cells)) {
    const name = recipeName ?? note;
    if (name)
      planned.set(`${day} ${mealType} ${name}`, {
        date: dateOfDay(weekStartDate, day),
        mealType,
        recipeId,
        name,
        note,
      });
  }
  return [...planned.values()];
}

/** Where a dish stands from today to the end of next week; on one day only, if she says which. */
export async function placesOf(dish: string, context: Context, date?: CalendarDate): Promise<Planned[]> {
  const { today } = context.asked;
  const weeks = date ? [date] : [today, addDays(mondayOf(today), 7)];
  const planned = (await Promise.all(weeks.map((day) => plannedMeals(context, day)))).flat();
  const possible = planned.filter((meal) => (date ? meal.date === date : meal.date >= today));
  return recipesCalled(possible, dish);
}
