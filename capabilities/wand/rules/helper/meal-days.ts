import { sundayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import { weekToPlan } from './meal-week.ts';
import type { Clause } from './reader.ts';

const everyDay =
  / (?:(?:on |for )?(?:every|each) (?:single )?(?:(?:week|school ?)?day|morning|night|evening)|all week(?: long)?|(?:for )?the (?:whole|entire) week|every (?=breakfast|lunch|dinner))/i;
const namesWeek = /\b(?:this|next|all|whole|entire) week\b/;
const isWeekdays = /\b(?:every|each) (?:week|school ?)day\b/;

/** 'oatmeal every morning this week': the same for each day that is left of it; undefined where one day is meant. */
export function eachDayOf(clause: Clause, today: CalendarDate): Clause[] | undefined {
  const { lower, untimed, when } = clause;
  if (!everyDay.test(untimed) || !namesWeek.test(lower) || when.date !== undefined) return undefined;
  const week = weekToPlan(lower, today);
  const first = week > today ? week : today;
  const last = isWeekdays.test(lower) ? addDays(week, 4) : sundayOf(week);
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index)).filter((date) => date <= last);
  return days.map((date) => ({ ...clause, untimed: untimed.replace(everyDay, ' ').trim(), when: { ...when, date } }));
}
