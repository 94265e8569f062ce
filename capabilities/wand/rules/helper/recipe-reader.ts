import { type Recipe, recipesApi } from '#capabilities/recipes/contract.ts';
import { dayDate } from '#core/dates.ts';
import type { Values } from '../tools/tool.ts';
import { type Planned, placesOf } from './meal-words.ts';
import { after, before, parted, request, without } from './phrases.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { newRecipe } from './recipe-new.ts';
import { recipesCalled, recipesIn, recipesNamed } from './recipe-words.ts';
import { listed } from './words.ts';

/** Reads what is to be kept, changed or thrown out of the recipes. */
export const recipeReader: Reader = async (clause, context) => {
  const said = request(clause.text);
  if (otherTopic.test(said)) return undefined;
  return fromLink(said) ?? newRecipe(said, clause) ?? (await changed(said, clause, context));
};

const otherTopic = /\b(?:grocery|groceries|shopping|remind|birthday|meal ?plan|colou?rs?)\b/i;

const link = /\bhttps?:\/\/\S/i;

function fromLink(said: string): Reading[] | undefined {
  if (!link.test(said) || !/\b(?:recipe|cook|save|import|add)\b/i.test(said)) return undefined;
  return [
    {
      kind: 'answer',
      text: 'I cannot open links myself. On the Recipes page (/recipes) you can paste this one, and the recipe is read from it.',
    },
  ];
}

const removes = /^(?:delete|remove|get rid of|throw (?:out|away)|take (?:out)?|drop|erase|ditch|scrap) ?/i;
const recipeEnding =
  /,? (?:(?:from|out of|off) (?:the|my|our)(?: family)?)? ?(?:recipes?|recipe (?:list|book|box|collection)|cookbook)$/i;
async function changed(said: string, clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { main, aside } = parted(said);
  const wish = wishIn(main) ?? wishIn(withoutJoint(aside));
  if (!wish) return undefined;
  const recipes = await context.asked.look(recipesApi.list);
  const isSpokenOf = pronoun.test(wish.name);
  const found = isSpokenOf
    ? recipesIn(recipes, main)
    : wish.isPlain ? recipesCalled(recipes, wish.name) : recipesNamed(recipes, wish.name);
  if (found.length === 0)
    return wish.isPlain && !isSpokenOf ? [{ kind: 'answer', text: `There is no recipe called '${wish.name}'.` }] : undefined;
  const { tool } = wish;
  const valuesOf = ({ id }: Recipe): Values => ({ id, ...wish.values });
  const [recipe, ...others] = found;
  const planned = wish.isPlain || tool !== 'remove_recipe' ? [] : await placesOf(wish.name, context);
  if (recipe && planned.length > 0) return [recipeOrMeal(recipe, planned, clause)];
  if (recipe && others.length === 0) return [{ kind: 'propose', tool, values: valuesOf(recipe), quote: clause.text }];
  const choices = found.map((one) => ({ label: one.name, tool, values: valuesOf(one) }));
  const names = found.map(({ name }) => name);
  const question = `Which recipe do you mean: ${listed(names, 'or')}?`;
  return [{ kind: 'ask', question, waiting: { kind: 'choice', choices, quote: clause.text } }];
}

/** 'remove tacos' may mean the recipe, or the dinner for which it is planned. */
function recipeOrMeal({ id, name }: Recipe, planned: readonly Planned[], { text }: Clause): Reading {
  const choices = [
    ...planned.map(({ date, mealType }) => ({
      label: `${mealType} on ${dayDate(date)}`,
      tool: 'clear_meal',
      values: { date, mealType },
    })),
    { label: 'the recipe', tool: 'remove_recipe', values: { id } },
  ];
  const question = `Should ${name} go from ${listed(
    choices.map(({ label }) => label),
    'or',
  )}?`;
  return { kind: 'ask', question, waiting: { kind: 'choice', choices, quote: text } };
}

const pronoun = /^(?:it|them|that|those|this|that one|this one)$/i;
const withoutJoint = (aside: string) => request(aside.replace(/^(?:so|and|then|but) /i, ''));

interface Wish {
  tool: string;
  name: string;
  values: Values;
  /** She speaks of a recipe: if there is none of this name, that is the answer. */
  isPlain: boolean;
}

function wishIn(said: string): Wish | undefined {
  const isPlain = /\brecipes?\b|\bcookbook\b/i.test(said);
  const change = (name: string | undefined, values: Values): Wish | undefined =>
    name ? { tool: 'change_recipe', name: nameOf(name), values, isPlain } : undefined;
  return (
    favorite(said, change) ??
    served(said, change) ??
    noted(said, change) ??
    renamed(said, change) ??
    removed(said, isPlain)
  );
}

type Change = (name: string | undefined, values: Values) => Wish | undefined;

const nameOf = (words: string) => without(words.replace(/^(?:the|our|my) (?:recipe for )?/i, ''), recipeEnding);

const favors = /^(?:favou?rite|star|heart) |^(?:mark|make|set|add|save|flag|put) /i;
const unfavors = /^(?:unfavou?rite|unstar|unheart) |^(?:remove|take|delete) /i;
const starred = /^(?:un)?(?:star|heart) /i;
const favorWords =
  / (?:(?:is|are|as|to|in|into|from|off|out of|not|isn't|isnt|aren't|no longer|really|a|an|one of|the|my|our|the kids'|new|all-time|family) ){0,4}favou?rites?(?: recipes?)?(?: now| any ?more| list)?$/i;
const notAny = /\b(?:not|isn't|isnt|aren't|no longer)\b/i;

function favorite(said: string, change: Change): Wish | undefined {
  if (!/\bu?n?favou?rites?\b/i.test(said) && !starred.test(said)) return undefined;
  const gone = after(said, unfavors);
  const name = without(gone ?? after(said, favors) ?? said, favorWords);
  return name === said ? undefined : change(name, { isFavorite: gone === undefined && !notAny.test(said) });
}

const serves =
  / (?:serves?|feeds?|is (?:for|enough for)|makes|makes enough for|should serve|is) (\d{1,3}|two|three|four|five|six|eight|ten|twelve)(?: (?:people|servings|portions|persons|of us))?$/i;
const numbers: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 };

const setsTo = /^(?:change|set|make|update) /i;
const portions = / to (?:serve )?(?=\d{1,3}\b)/i;

function served(said: string, change: Change): Wish | undefined {
  const text = after(said, setsTo)?.replace(portions, ' serves ') ?? said;
  const count = serves.exec(text)?.[1]?.toLowerCase();
  const isSaid = /\b(?:serves?|feeds?|servings|portions|people)\b|\brecipe\b/i.test(text);
  if (!count || !isSaid) return undefined;
  return change(before(text, serves)?.replace(/ servings?$/i, ''), { servings: numbers[count] ?? Number(count) });
}

function noted(said: string, change: Change): Wish | undefined {
  const told = after(said, /^(?:add (?:a )?note (?:to|for|on)|note (?:for|on|to)) /i);
  const at = told?.indexOf(': ') ?? -1;
  return told && at > 0 && /\brecipe\b/i.test(told.slice(0, at))
    ? change(told.slice(0, at), { notes: told.slice(at + 2) })
    : undefined;
}

function renamed(said: string, change: Change): Wish | undefined {
  const told = after(said, /^(?:rename|call) (?:the )?/i);
  const at = told?.lastIndexOf(' to ') ?? -1;
  return told && at > 0 && /\brecipe\b/i.test(told)
    ? change(told.slice(0, at), { name: told.slice(at + 4) })
    : undefined;
}

function removed(said: string, isPlain: boolean): Wish | undefined {
  const name = after(said, removes);
  return name ? { tool: 'remove_recipe', name: nameOf(name), values: {}, isPlain } : undefined;
}
