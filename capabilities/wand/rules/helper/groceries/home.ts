import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { addDays } from '#core/dates.ts';
import type { Clause, Context, Reading } from '../reader.ts';

const makes =
  /^(?:make|create|generate|build|update|refresh|write|start|do|prepare|redo|put together|draw up|set up|knock up|knock together|throw together|whip up|get|give|i need|we need|need|turn)\b/i;
const list = /\b(?:grocery|groceries|shopping)(?: list)?\b/i;
/** 'groceries for this week's meals' */
const forMeals =
  /^(?:add |put )?(?:the )?(?:groceries|shopping)(?: for)?(?: the| our| my| all)? (?:meals|dinners|meal plan|menu)\b/i;
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
  if (!(makes.test(said) || forMeals.test(said)) || !list.test(said) || !isAll) return undefined;
  // 'give me the grocery list' only wants to see it.
  if (
    /^(?:get|give|i need|we need|need)\b/i.test(said) &&
    !/\b(?:meals?|dinners|plan|mealplan|menu|recipes)\b/i.test(about)
  )
    return undefined;
  const week = mondayOf(asked.today);
  const date = when.date && when.date > sundayOf(week) ? mondayOf(when.date) : week;
  // 'plan next week and make the list for it'
  const spoken = /\b(?:it|that|those|them)\b/.test(about) ? asked.message.toLowerCase() : lower;
  const weekStartDate = /\bnext week/.test(spoken) ? addDays(week, 7) : date;
  return [{ kind: 'propose', tool: 'make_grocery_list', values: { weekStartDate }, quote: text }];
}
