import type { Values } from '../tools/tool.ts';
import { after, before, without } from './phrases.ts';

/** What she wants done with a recipe. */
export interface Wish {
  tool: string;
  name: string;
  values: Values;
  /** She speaks of a recipe: if there is none of this name, that is the answer. */
  isPlain: boolean;
}

export function wishIn(said: string): Wish | undefined {
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

const recipeEnding =
  /,? (?:(?:from|out of|off) (?:the|my|our)(?: family)?)? ?(?:recipes?|recipe (?:list|book|box|collection)|cookbook)$/i;
const removes = /^(?:delete|remove|get rid of|throw (?:out|away)|take (?:out)?|drop|erase|ditch|scrap) ?/i;
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
  / (?:serves?|feeds?|(?:is|are|should be) (?:for|enough for)|makes|makes enough for|should serve|is) (\d{1,3}|two|three|four|five|six|eight|ten|twelve)(?: (?:people|servings|portions|persons|of us))?$/i;
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
