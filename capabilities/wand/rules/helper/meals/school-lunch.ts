import { addDays, type CalendarDate, weekday } from '#core/dates.ts';
import { isTidyLine } from '../groceries/words.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { request } from '../words/phrases.ts';
import { asTitle, listed } from '../words/words.ts';
import { eaters } from './eaters.ts';
import { eachDayOf } from './week.ts';
import { hasFood } from './words.ts';

/** Whether a message speaks of such a lunch; what stands behind it is in the box, and not to be bought. */
export const speaksOfLunchBox = (message: string) => /\b(?:packed|sack|bag|pack(?: an?)?) lunch\b/i.test(message);

/** Lunch that is eaten at school or taken along: 'kids have school lunch all week', 'Mia has a packed lunch tomorrow, ham sandwich'. */

const lunch =
  /^(?:(?:kids'?|children'?s?|have|has|having|gets?|needs?|wants?|will|do|does|takes?|taking|brings?|bringing|eats?|buys?|buying|plan|an?|is|are|the|to) ){0,4}(?:(school|packed|sack|bag|hot) (?:lunch|dinner)(?:e?s)?(?: at school)?|(pack) (?:an? )?lunch|(lunch) (?:is|are|will be))(?: for)?(?:[:,-]? (?:with |of )?(.{3,60}))?$/i;

export async function schoolLunch(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { when, text, people } = clause;
  if (!/\blunch|\bschool dinner/i.test(clause.lower) || when.time !== undefined) return undefined;
  // 'packed lunches this week' are those of each day.
  const isEach = /\b(?:lunche|dinner)s\b.{0,30} (?:this|next) week\b/i.test(text) && !/\bevery\b/i.test(text);
  const untimed = isEach ? `${clause.bare} every day` : clause.bare;
  const each = eachDayOf({ ...clause, untimed }, context.asked.today);
  const [, kind, packs, plain, dish] = lunch.exec(request(each?.[0]?.untimed ?? clause.bare)) ?? [];
  // 'pack lunch for Leo tomorrow' is a thing to do, unless it is said what is in it; 'lunch is pasta' may be that of all.
  const isOne = kind ?? (dish && (packs ?? (people.length > 0 && plain)));
  if (!isOne || (dish && !((plain || hasFood(dish)) && isTidyLine(dish)))) return undefined;
  const days = each?.flatMap((day) => day.when.date ?? []) ?? daysFrom(when.date, when.endDate);
  const own = await eaters(clause, context, days[0]);
  const whose = /\b(?:kids|children)\b/i.test(text) ? 'kids' : listed(people.map(({ name }) => name));
  const title = asTitle(plain && dish ? dish : `${kind ?? 'packed'} lunch${dish ? ` with ${dish}` : ''}`);
  const note = own.assignedTo || !whose ? title : `${title} (${whose})`;
  return days
    .filter((date) => days.length === 1 || isSchoolDay(date))
    .map((date) => ({
      kind: 'propose',
      tool: 'plan_meal',
      values: { date, mealType: 'lunch', note, ...own },
      quote: text,
      isSaidOutright: true,
    }));
}

const isSchoolDay = (date: CalendarDate) => weekday(date) > 0 && weekday(date) < 6;

/** 'mon to fri': each day of it, of a week at most. */
function daysFrom(first: CalendarDate | undefined, last = first): CalendarDate[] {
  if (!first || !last) return [];
  return Array.from({ length: 7 }, (_, index) => addDays(first, index)).filter((date) => date <= last);
}
