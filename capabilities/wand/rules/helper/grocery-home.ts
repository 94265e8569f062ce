import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { addDays } from '#core/dates.ts';
import { apartFromList, type GroceryWords, isShopped, isTidyLine, linesIn } from './grocery-words.ts';
import { after, before, without } from './phrases.ts';
import type { Clause, Context, Reading } from './reader.ts';

const makes =
  /^(?:make|create|generate|build|update|refresh|write|start|do|prepare|redo|put together)(?: me| us)?(?: a| the| my| our| this week's| next week's)?(?: new| weekly)? (?:grocery|groceries|shopping)(?: list)?(?: (?:for|from|of|out of|with|based on|using)(?: the| my| our)?(?: meal ?plan| meals?| plan| week's meals| week| recipes)?)*$/i;

/** 'make the grocery list for next week' */
export function wholeList(said: string, { lower, text, when }: Clause, { asked }: Context): Reading[] | undefined {
  if (!makes.test(said)) return undefined;
  const week = mondayOf(asked.today);
  const date = when.date && when.date > sundayOf(week) ? mondayOf(when.date) : week;
  const weekStartDate = /\bnext week/.test(lower) ? addDays(week, 7) : date;
  return [{ kind: 'propose', tool: 'make_grocery_list', values: { weekStartDate }, quote: text }];
}

const stapleBefore =
  /^(?:we|i)(?:'ve| have)? (?:always|usually) (?:have|got|keep|stock)(?: got)? |^always (?:have|keep|stock) |^there(?:'s|s| is| are) always |^(?:we|i) never run out of |^(?:never|don't ever|dont ever) (?:put|add|list) |^(?:add|put) (?=.* (?:to|in|on|as) (?:a |the |my |our )?(?:pantry )?(?:staples?|pantry)\b)|^(?:new )?(?:pantry )?staples?: ?/i;
const stapleBehind =
  / (?:is|are) (?:a |an |one of our |one of my )?(?:pantry )?staples?\b| (?:is|are) (?:always|(?:something|things) (?:we|i)(?:'ve)? (?:always |usually )?(?:have|keep|stock|got))\b| (?:we|i)(?:'ve)? (?:always|usually) (?:have|keep|stock|got)(?=$| (?:at|in|on|around)\b)| (?:to|in|on|as) (?:a |the |my |our )?(?:pantry )?(?:staples?|pantry)\b/i;
const atHome =
  / (?:(?:at|in the) (?:home|house)|in (?:the|our|my) (?:pantry|house|cupboards?|kitchen|fridge|freezer)|in stock|on hand|around)$/i;
const alwaysHave = /\b(?:always|usually) (?:have|keep|got|stock)\b|\bstaples?\b/i;
const notListed =
  /^(?:(?:there's |theres )?no need to (?:list|add|buy|get|put)|(?:don't|dont|never) (?:list|add|buy|get|put)) /i;

/** 'we always have salt at home', 'no need to list pepper, we always have it' */
export function staples({ aside, rest }: GroceryWords, main: string, { text }: Clause): Reading[] | undefined {
  const foods =
    after(main, stapleBefore) ??
    before(main, stapleBehind) ??
    (alwaysHave.test(aside) ? (after(rest, notListed) ?? rest) : undefined);
  if (foods === undefined) return undefined;
  const lines = linesIn(without(without(apartFromList(foods).rest, stapleBehind), atHome));
  if (lines.length === 0 || !lines.every((line) => isShopped(line) && isTidyLine(line))) return undefined;
  return lines.map((food) => ({ kind: 'propose', tool: 'add_staple', values: { food }, quote: text }));
}
