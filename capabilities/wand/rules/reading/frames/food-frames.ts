import { addDays } from '#core/dates.ts';
import { meaningOf } from '../../helper/records/find-record.ts';
import { mondayOf } from '../../helper/when/calendar.ts';
import type { Values } from '../../tools/tool.ts';
import { type Thing, thingsOf } from '../family.ts';
import {
  asValues,
  blame,
  type Draft,
  has,
  matchOf,
  runsOf,
  says,
  take,
  takeMeanings,
  takeNumber,
  takePeople,
  takePlace,
  takeThings,
  takeWhen,
  takeWords,
} from './draft.ts';
import { card, type Filled, type Frame, missing } from './frame.ts';
import { groceryFrames } from './grocery-frames.ts';
import { oneOf } from './calendar-frames.ts';
import { partsOf, takeList, takeRest, takeTitle, withoutFillers } from './titles.ts';

/** The Monday of the week that was said; without one this week, or the next where only little of it is left. */
function takeWeek(draft: Draft): string {
  const { today } = draft.family.clock;
  const { date } = takeWhen(draft);
  const week = draft.found.when.find(({ kind }) => kind === 'week');
  if (week && 'date' in week) return mondayOf(week.date);
  return mondayOf(date ?? today);
}

const weekFrame = (tool: string, ...meanings: string[]): Frame => ({
  tool,
  fill(draft) {
    const weekStartDate = takeWeek(draft);
    takeMeanings(draft, ...meanings, 'week', 'meal', 'groceries', 'plan', 'fill', 'copy', 'recipe', 'add');
    takePeople(draft);
    takeWords(draft, 'empty meals dinners rest blank gaps slots from everything same last menu');
    return card({ weekStartDate });
  },
});

const mealWords: [string, RegExp][] = [
  ['breakfast', /\bbreakfasts?\b/i],
  ['lunch', /\b(?:lunch(?:es|box)?|brunch)\b/i],
  ['snack', /\bsnacks?\b/i],
  ['dinner', /\b(?:dinners?|supper|tea|tonight)\b/i],
];
const mealOf = ({ found }: Draft) => mealWords.find(([, pattern]) => pattern.test(found.text))?.[0];

const planMeal: Frame = {
  tool: 'plan_meal',
  fill(draft) {
    const mealType = mealOf(draft);
    takeMeanings(draft, 'meal', 'add', 'move', 'change');
    takeWords(draft, 'plan planning cook cooking make making have having eat eating serve menu do leftover meal');
    const { date } = takeWhen(draft);
    const { today } = draft.family.clock;
    const recipes = takeThings(draft, { kinds: ['recipe'] });
    const [recipe, ...others] = recipes;
    takePeople(draft);
    const kind = mealType ?? (recipe ? usualMeal(recipe) : 'dinner');
    const day = date ?? (mealType && /\btonight\b/i.test(draft.found.text) ? today : undefined);
    const isLeftover = has(draft, /\bleft ?overs?\b/i);
    if (recipe && others.length === 0 && !isLeftover) {
      const values = asValues({ date: day, mealType: kind, recipeId: recipe.id });
      return day ? card(values) : missing('date', `Which day should I plan ${recipe.title}?`, values);
    }
    if (recipe && others.length > 0)
      return oneOf(recipes, ({ id }) => asValues({ date: day, mealType: kind, recipeId: id }));
    const place = takePlace(draft);
    const named = takeRest(draft);
    const note = named && place ? `${named} at ${place}` : (named ?? (place ? `At ${place}` : undefined));
    if (!note) return isLeftover ? card(asValues({ date: day ?? today, mealType: kind, note: 'Leftovers' })) : undefined;
    const text = withoutFillers(note);
    const values = asValues({ date: day, mealType: kind, note: text === '' ? note : text });
    return day ? card(values) : missing('date', `Which day should I plan ${text}?`, values);
  },
};

const usualMeal = ({ record }: Thing) => {
  const { mealType } = record as { mealType?: string };
  return mealType === 'breakfast' ? 'breakfast' : mealType === 'lunch' ? 'lunch' : 'dinner';
};

const clearMeal: Frame = {
  tool: 'clear_meal',
  fill(draft) {
    const mealType = mealOf(draft);
    const { today } = draft.family.clock;
    takeMeanings(draft, 'remove', 'callOff', 'meal', 'skip', 'plan', 'not');
    const { date } = takeWhen(draft);
    const named = takeThings(draft, { kinds: ['recipe'] });
    const { meals } = draft.family;
    const planned = meals
      .filter((meal) => meal.date >= today && (!date || meal.date === date) && (!mealType || meal.mealType === mealType))
      .filter((meal) => named.length === 0 || named.some(({ id }) => id === meal.recipeId));
    const noted = planned.filter((meal) => meal.recipeId === null && meansAny(draft, meal.name));
    takePeople(draft);
    takeWords(draft, 'eating out going cooking home menu plan');
    const [meal] = noted.length > 0 ? noted : named.length > 0 ? planned : [];
    const day = date ?? meal?.date;
    const kind = mealType ?? meal?.mealType ?? 'dinner';
    return day ? card({ date: day, mealType: kind }) : missing('date', 'Which day should I clear?', { mealType: kind });
  },
};

/** Takes the words of a note that stands in the plan. */
function meansAny(draft: Draft, name: string): boolean {
  const stems = meaningOf(name);
  const at = draft.found.words.flatMap(({ stem }, index) => (stems.includes(stem) && !draft.used.has(index) ? [index] : []));
  for (const one of at) draft.used.add(one);
  return at.length > 0;
}

const ingredientsLead = /\b(?:with|using|made (?:of|from|with)|ingredients?(?: are| is)?|you need|it needs|needs|has|takes|contains|consists of)\b:?|:| - /i;
const stepsLead = /(?:^|[.;\n] ?|, )(?:instructions?|steps?|method|directions|to make it)\b:? ?|[.;\n] (?=(?:mix|stir|bake|cook|boil|fry|chop|combine|heat|preheat|simmer|blend|whisk|roast|saut[eé]|pour|add|season|grill|mash|layer|melt|toss)\b)/i;

const addRecipe: Frame = {
  tool: 'add_recipe',
  fill(draft) {
    const { text, words } = draft.found;
    const mealType = mealOf(draft) ?? (has(draft, /\b(?:muffins?|cookies?|cake|brownies|bars|dessert|bread|smoothie|dip)\b/i) ? 'snack' : 'dinner');
    const lead = /^.{0,60}?\brecipe(?: for| called| named)?:? ?(?:(?:for|called|named) )?/i.exec(text);
    const [before = '', after = ''] = lead ? [lead[0], text.slice(lead[0].length)] : ['', text];
    const trailing = after === '' || /^(?:to|in|into) (?:the|my|our) /.test(after);
    const body = trailing ? before.replace(/\brecipes?\b.{0,40}$/i, '').replace(/^(?:please )?(?:add|save|keep|store|note|put|new|create|write down)\b/i, '') : after;
    const at = ingredientsLead.exec(body);
    const head = at ? body.slice(0, at.index) : body;
    const rest = at ? body.slice(at.index + at[0].length) : '';
    const steps = stepsLead.exec(rest);
    const ingredients = partsOf((steps ? rest.slice(0, steps.index) : rest).replace(/[.]+$/, '')).filter((part) => part.length > 1);
    const instructions = steps ? rest.slice(steps.index + steps[0].length).trim() : undefined;
    const servings = /\b(?:serves|servings?:?|for) (\d+)\b(?: people| servings)?/i.exec(text);
    const name = withoutFillers(
      head
        .replace(/\b(?:serves|servings?:?) \d+\b/i, '')
        .replace(/\b(?:my|our|a|the|new|dinner|lunch|breakfast|snack|called|named|from \w+)\b/gi, ' ')
        .replaceAll(/["“”,.]/g, ' ')
        .replaceAll(/\s+/g, ' '),
    );
    take(draft, { first: 0, next: words.length });
    if (name === '') return missing('name', 'What is the recipe called?', { mealType });
    return card(
      asValues({
        name: name.charAt(0).toUpperCase() + name.slice(1),
        mealType,
        ingredients: ingredients.length > 0 ? ingredients : undefined,
        instructions,
        servings: servings ? Number(servings[1]) : undefined,
      }),
    );
  },
};

const changeRecipe: Frame = {
  tool: 'change_recipe',
  needs: ['recipe'],
  fill(draft) {
    const recipes = takeThings(draft, { kinds: ['recipe'] });
    const isFavorite = says(draft, 'favorite');
    const isNot = has(draft, /\b(?:un(?:star|favou?rite|fave|heart)|not|no longer|isn't|remove|anymore|take .{0,30} off|less)\b/i);
    const number = has(draft, /\b(?:serv|feeds?|portions?|people)\b/i) ? takeNumber(draft) : undefined;
    takeMeanings(draft, 'favorite', 'recipe', 'change', 'add', 'quantity', 'rename', 'remove');
    takeWords(draft, 'people person portions feeds feed serves servings note notes favorites mark');
    takePeople(draft);
    const values = (id: string, notes?: string) =>
      asValues({ id, isFavorite: isFavorite ? !isNot : undefined, servings: number, notes });
    const notes = isFavorite || number !== undefined ? undefined : takeTitle(draft).title;
    const [recipe] = recipes;
    if (!recipe || (!isFavorite && number === undefined && !notes)) return undefined;
    return oneOf(recipes, ({ id }) => values(id, notes));
  },
};

const removeRecipe: Frame = {
  tool: 'remove_recipe',
  needs: ['recipe'],
  fill(draft) {
    takeMeanings(draft, 'remove', 'recipe');
    return oneOf(takeThings(draft, { kinds: ['recipe'] }), ({ id }) => ({ id }));
  },
};

const verdicts: [string, RegExp][] = [
  ['not again', /\b(?:not again|never (?:again|make)|hated|disliked|didn't (?:like|love|go down|enjoy|care)|did not (?:like|love|enjoy)|nobody (?:ate|liked)|no one (?:ate|liked)|gross|disgusting|awful|terrible|horrible|a flop|yuck|refused|wouldn't (?:eat|touch)|don't make|thumbs down|not a hit)\b/i],
  ['liked', /\b(?:loved|liked|enjoyed|delicious|yummy|amazing|great|a (?:big |huge )?hit|fantastic|so good|was good|were good|wonderful|devoured|keeper|ate it all|thumbs up|adored|asked for seconds|more please|awesome|tasty)\b/i],
  ['all right', /\b(?:ok|okay|alright|all right|so-so|meh|fine|average|nothing special)\b/i],
];

const rateMeal: Frame = {
  tool: 'rate_meal',
  needs: ['recipe'],
  fill(draft) {
    const rating = verdicts.find(([, pattern]) => pattern.test(draft.found.text))?.[0];
    if (!rating) return undefined;
    const { today } = draft.family.clock;
    const recipes = takeThings(draft, { kinds: ['recipe'] });
    const said = has(draft, /\b(?:last night|yesterday)\b/i) ? addDays(today, -1) : has(draft, /\b(?:tonight|today)\b/i) ? today : undefined;
    const tonight = draft.family.meals.find((meal) => meal.date === (said ?? today) && meal.mealType === 'dinner' && meal.recipeId);
    const meant = recipes.length > 0 ? recipes : thingsOf(draft.family, 'recipe').filter(({ id }) => id === tonight?.recipeId);
    const people = takePeople(draft);
    takeMeanings(draft, 'rate', 'not', 'meal');
    takeWords(draft, 'last night yesterday tonight today kids everyone everybody family dinner ate us all again never make made making huge big really');
    const [recipe, ...others] = meant;
    if (!recipe || others.length > 0) return undefined;
    const makers: Values[] = people.length > 0 && people.length < 4 ? people.map(({ id }) => ({ memberId: id })) : [{}];
    return { cards: makers.map((who) => asValues({ recipeId: recipe.id, rating, date: said, ...who })) };
  },
};

export const foodFrames: readonly Frame[] = [
  ...groceryFrames,
  weekFrame('make_grocery_list'),
  weekFrame('plan_week'),
  weekFrame('copy_week'),
  planMeal,
  clearMeal,
  addRecipe,
  changeRecipe,
  removeRecipe,
  rateMeal,
];
void blame;
void runsOf;
export type { Filled };
