import { recipesApi } from '#capabilities/recipes/contract.ts';
import type { Values } from '../../tools/tool.ts';
import { isTidyLine } from '../groceries/words.ts';
import { clauseOf } from '../message/clause.ts';
import { choosing, missing } from '../question-back.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { recipeOfKind, recipesCalled, recipesNamed } from '../recipes/words.ts';
import { beginsWithDeed } from '../records/families.ts';
import { isOwnClause } from '../told/told-beside.ts';
import { whenIn } from '../when/when.ts';
import { request, without } from '../words/phrases.ts';
import { asTitle, withoutArticle, withoutEnds } from '../words/words.ts';
import { dishIn, withoutInstead } from './dish.ts';
import { areNames, eaters } from './eaters.ts';
import { mealForMeal } from './meal-for-meal.ts';
import { missingDish, namesOnlyMeal } from './missing-dish.ts';
import { withoutRemarks } from './parts.ts';
import { isDeed, isDish, isFood, isMain, mealMeant, mealNamed, mealsNamed, placesOf, withPlainMeals } from './words.ts';

const forWhom =
  / for (?:(\d{1,2})(?: people| of us)?|\p{L}{1,30}|the (?:kids|children|family|baby|whole family)|all of us)$/iu;

/** A dish that is to stand on a day. */
export async function plannedMeal(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { lower, when, text } = clause;
  const { asked, household } = context;
  const [wanted, unwanted] = withoutInstead(text);
  const untimed = wanted !== text ? withPlainMeals(clauseOf(wanted, household, asked).untimed) : clause.untimed;
  const said = withoutRemarks(request(untimed));
  if (said === undefined) return undefined;
  if (namesOnlyMeal(said)) return missingDish(clause);
  const swapped = mealForMeal(said, clause);
  if (swapped) return swapped;
  const { words, isMeal, isEaten, instead } = dishIn(said, lower, household);
  const dish = withoutArticle(
    withoutEnds(
      without(
        without(without(withoutEnds(words), / at home$/i), forWhom),
        / (?:night|that (?:night|evening|day)|instead|again|too|as well|then|(?:on )?both)$/i,
      ),
    ),
  );
  if (/^(?:|an?|some|something\b.*)$/i.test(dish) || mealNamed(dish.toLowerCase()) === dish.toLowerCase())
    return missingDish(clause);
  // 'add napkins, tacos on Saturday' is to be bought and to be cooked.
  if (!isMeal && !isEaten && bringing.test(text) && / and |, /.test(dish)) return undefined;
  if (isDenied(wanted, dish) || isSentence(dish) || (isAway(dish) && isWhy(text, asked.message))) return undefined;
  const replaced = unwanted ? whenIn(unwanted, asked).untimed : instead;
  const [place, ...others] =
    replaced && !mealNamed(replaced.toLowerCase()) ? await placesOf(withoutArticle(replaced), context, when.date) : [];
  // 'stir fry tonight, not tacos': only of what stands there.
  if (unwanted && replaced && !place && !insteadWords.test(lower)) return undefined;
  if (instead && !isMeal && (!place || others.length > 0)) return undefined;
  // 'put veggie wraps for dinner instead' is about today.
  const date = when.date ?? place?.date ?? (isMeal && / instead\b/.test(lower) ? asked.today : undefined);
  const isSpokenOf = isMeal || isEaten || place !== undefined || (date !== undefined && mayBeEaten(dish, when));
  if (!isSpokenOf) return undefined;
  const recipes = await asked.look(recipesApi.list);
  // 'the soup' is one that she has.
  const found = text.toLowerCase().includes(`the ${dish.toLowerCase()}`)
    ? recipesCalled(recipes, dish)
    : ([recipesNamed(recipes, dish), recipeOfKind(recipes, dish)].find(({ length }) => length > 0) ?? []);
  const [recipe] = found;
  const isDated = date !== undefined && (recipe !== undefined || isEaten || isDish(dish) || isMain(dish));
  const isClear = isMeal || isDated || place !== undefined || (isEaten && recipe !== undefined);
  if (!isClear || (!recipe && (when.time !== undefined || !isNote(dish, context)))) return undefined;
  const [, heads] = forWhom.exec(withoutEnds(words)) ?? [];
  const beside = lower.replace(dish.toLowerCase(), ' ');
  // 'lunch: wraps, dinner: tacos' is more than one meal.
  if (mealsNamed(beside).length > 1) return undefined;
  const values: Values = {
    ...(recipe
      ? { recipeId: recipe.id, ...(heads && { note: `${heads} people` }) }
      : { note: `${noteOf(dish)}${heads ? ` for ${heads}` : ''}` }),
    mealType: mealMeant(beside) ?? mealMeant(lower) ?? place?.mealType ?? recipe?.mealType ?? 'dinner',
    ...(await eaters(clause, context, date)),
  };
  const name = recipe?.name ?? asTitle(dish);
  if (date === undefined) return missing(`Which day should ${name} be on?`, 'plan_meal', values, 'date', text);
  if (found.length > 1) {
    const choices = found.map((one) => {
      return { label: one.name, tool: 'plan_meal', values: { ...values, date, recipeId: one.id } };
    });
    return choosing(`Which one do you mean: ${found.map((one) => one.name).join(' or ')}?`, choices, text);
  }
  return [{ kind: 'propose', tool: 'plan_meal', values: { ...values, date }, quote: text }];
}

const severalMeals = /\b(?:breakfast|brunch|lunch|dinner|supper|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
/** More is said in it than one dish. */
const isSentence = (dish: string) =>
  ((severalMeals.test(dish) || isAway(dish)) && /[,:]| and /i.test(dish)) || /,? so /i.test(dish);
const isAway = (dish: string) => /^(?:at|out)\b/i.test(dish);
/** 'we're eating at my sister's, so take the pasta off' */
const isWhy = (text: string, message: string) => /^,? so /i.test(message.split(text)[1] ?? '');

/** 'let's not do tacos' plans none. */
function isDenied(text: string, dish: string): boolean {
  const before = text.slice(0, Math.max(0, text.toLowerCase().lastIndexOf(dish.toLowerCase())));
  return /\b(?:not|never|no|don't|dont|won't|wont|can't|cant|isn't|isnt|without)\b/i.test(
    before.split(/[,;.!?]/).at(-1) ?? '',
  );
}

const bringing = /^(?:please )?(?:add|get|buy|grab|we need|i need) /i;
const insteadWords = /\b(?:instead of|in place of|rather)\b/;
/** What has an hour of its own and is no food is somewhere to be, so no recipe is looked for. */
const mayBeEaten = (dish: string, { time }: Clause['when']) => time === undefined || isFood(dish);

const noDish =
  /^(?:it|that|this|no|not|to|add|put|plan|ate|had|finished|skipped|burnt|nothing|none|cancell?ed|sorted|done|ready|free|open|empty|undecided|covered|handled|fine|easy|late|early|yours|mine|ours|off|swap|switch|change|skip|clear|grown[- ]?ups|adults|vegetarian|vegan|healthy|healthier|bigger|smaller|special|simple|later|earlier|meal ?plan(?:ner)?|menu)\b| over$|\b(?:every|each)\b|^(?!(?:slow|home|oven|pan) )\p{L}{2,20} (?:made|cooked|baked|brought|served) /iu;

/** 'with the Millers' is company, 'spaghetti with meatballs' a dish; "thursday's" is none. */
function isNote(dish: string, { asked, household }: Context): boolean {
  const isCompany = /(?:^| )with /i.test(dish) && !isFood(dish);
  return (
    !isCompany &&
    !areNames(dish, household) &&
    !noDish.test(dish) &&
    !/^[^,]{2,40}, and |\bat \d/i.test(dish) &&
    !dish.split(', ').slice(0, -1).some(isOwnClause) &&
    !isDeed(dish) &&
    !beginsWithDeed(dish) &&
    isTidyLine(dish) &&
    whenIn(dish, asked).when.date === undefined
  );
}

function noteOf(dish: string): string {
  if (/^in$/i.test(dish)) return 'Ordering in';
  if (/^out (?:at|with) /i.test(dish)) return `Eating ${dish}`;
  return /^out(?: for \p{L}{1,20})?$/iu.test(dish) ? 'Eating out' : asTitle(dish);
}
