import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { addDays } from '#core/dates.ts';
import type { GroceryWords } from './grocery-naming.ts';
import { isShopped, isTidyLine, linesIn } from './grocery-words.ts';
import type { Clause, Context, Reading } from './reader.ts';

const makes =
  /^(?:make|create|generate|build|update|refresh|write|start|do|prepare|redo|put together|draw up|set up|get|give|i need|we need|need|turn)\b/i;
const list = /\b(?:grocery|groceries|shopping)(?: list)?\b/i;
/** All that may be said about a list that is to be made. */
const ofList = new Set(
  `me us a the my our this next new whole weekly week's week weeks for from of out with based on using off into plan meal meals mealplan planned
  recipes menu dinners we i we're we've have what what's all everything need needed it that that's is are planning cooking eating made already up coming please list again now`.split(
    /\s+/,
  ),
);

/** 'make the grocery list for next week' */
export function wholeList(said: string, { lower, text, when }: Clause, { asked }: Context): Reading[] | undefined {
  const about = said
    .toLowerCase()
    .replace(makes, '')
    .replace(list, '')
    .replaceAll(/[,.;:!]/g, ' ');
  const isAll = about.split(' ').every((word) => word === '' || ofList.has(word));
  if (!makes.test(said) || !list.test(said) || !isAll) return undefined;
  if (/^(?:get|i need|we need|need|do)\b/i.test(said) && !/\b(?:grocery|shopping) list\b/i.test(said)) return undefined;
  const week = mondayOf(asked.today);
  const date = when.date && when.date > sundayOf(week) ? mondayOf(when.date) : week;
  // 'plan next week and make the list for it'
  const spoken = /\b(?:it|that|those|them)\b/.test(about) ? asked.message.toLowerCase() : lower;
  const weekStartDate = /\bnext week/.test(spoken) ? addDays(week, 7) : date;
  return [{ kind: 'propose', tool: 'make_grocery_list', values: { weekStartDate }, quote: text }];
}

const always =
  /\b(?:always|usually) (?:have|keep|got|stock|at home|in the|around|on hand)\b|\bstaples?\b|\b(?:have|got) (?:always|usually)\b|\bnever run out\b|\bthere(?:'s|s| is| are) always\b|\b(?:never|don't ever|dont ever) (?:put|add|list|buy)\b|^(?:add|put|save) .{2,60} (?:to|in|as) (?:the |my |our )?pantry\b/i;
/** Speaks of what is always at home. */
export const speaksOfStaples = (text: string) => always.test(text);
/** All that only says that it is always at home. */
const sayings = [
  /\b(?:(?:something|things?|one thing|which|that|because|since|cause|as) )?(?:(?:we|i)(?:'ve|ve| have)? )?(?:always|usually) (?:have|got|keep|stock)(?: got)?(?: (?:it|them|that|some|those|plenty|enough|a lot|lots|loads)(?: of (?:it|them))?)?\b/gi,
  /\bthere(?:'s|s| is| are) always\b|\b(?:we|i) never run out(?: of)?\b|\b(?:it|they|that) never runs? out\b/gi,
  /\b(?:there's |theres )?(?:no need|you (?:never|don't) (?:have|need)) to (?:put|add|list|buy|get)(?: (?:it|them|that|those|these))?\b|\b(?:never mind|you can stop|stop) (?:putting|adding|listing|buying)(?: (?:it|them|that))?\b/gi,
  /\b(?:never|don't ever|dont ever|don't|dont) (?:put|add|list|buy)(?: (?:it|them|that))?\b/gi,
  /(?:'s )?\b(?:(?:is|are|as|to|in|on|onto|into) )?(?:(?:a|an|one of|our|my|the|new) ){0,3}(?:(?:pantry|kitchen|household) )?staples?\b(?: list\b)?|\b(?:to|in|on|into|as) (?:the |my |our )?pantry\b/gi,
  /\b(?:(?:always|usually) )?(?:(?:at|in the) (?:home|house)|in (?:the|our|my) (?:pantry|house|cupboards?|kitchen|fridge|freezer)|in stock|on hand|around here|around)\b/gi,
  /\b(?:is|are) (?:always|something|things)\b|\b(?:is|are)(?= ?(?:$|,))/gi,
];
const stapleVerb = /^(?:add|put|save|note|mark|consider|count|treat|class|make|call|set|remember)(?: that)? /i;
const idle = new Set(
  'so it that them those they please as and you we i also here there to on in our the list'.split(' '),
);
const isIdle = (text: string) =>
  text
    .toLowerCase()
    .split(' ')
    .every((word) => word === '' || idle.has(word));

/** 'we always have salt at home', 'no need to list pepper, we always have it' */
export function staples({ rest, isNamed }: GroceryWords, said: string, { text }: Clause): Reading[] | undefined {
  const foods = sayings.reduce((words, saying) => words.replaceAll(saying, ', '), isNamed ? rest : said);
  const lines = foods
    .split(/[,.;:!]| so /)
    .map((part) => part.trim().replace(stapleVerb, ''))
    .filter((part) => !isIdle(part))
    .flatMap(linesIn);
  if (lines.length === 0 || !lines.every((line) => isShopped(line) && isTidyLine(line))) return undefined;
  return lines.map((food) => ({ kind: 'propose', tool: 'add_staple', values: { food }, quote: text }));
}
