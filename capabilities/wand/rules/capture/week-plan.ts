import { addDays, type CalendarDate } from '#core/dates.ts';
import { clausesOf } from './clauses.ts';
import { mondayAfter } from './day-words.ts';
import type { DayMention } from './days.ts';
import type { Line } from './lines.ts';
import { isBareDay } from './surroundings.ts';

/** Weekly plans, with a heading that names the week. */

/** The first day of the week that a heading names: 'News - Week of November 30', 'For next week:'. */
export function startOfPlannedWeek(
  lines: readonly Line[],
  line: Line,
  day: DayMention | undefined,
  written: CalendarDate,
): CalendarDate | undefined {
  const { text } = line;
  if (day?.endDate && day.endDate < addDays(day.date, 7) && isWeekPlan(lines, line, written)) return day.date;
  const isHeading = text.length < 70 && !/\b(?:is|are|we|you|will)\b/i.test(text);
  const isNews =
    /^\W{0,9}week of\b/i.test(text) || /\b(?:news\w{0,6}|update|grade|room|class|school|kindergarten)\b/i.test(text);
  if (day && isHeading && isNews && /\bweek of\s(?:\p{L}{6,9},?\s)?$/iu.test(text.slice(0, day.start))) return day.date;
  const isNext = !day && isHeading && /\bnext week\b/i.test(text);
  return isNext && (/:\s?$/.test(text) || planBelow(lines, line, written)) ? mondayAfter(written) : undefined;
}

/** 'Nov 16-20' above 'Mon: library, Tue: sports'. */
const isWeekPlan = (lines: readonly Line[], line: Line, written: CalendarDate) =>
  clausesOf(line, written).every(isBareDay) && planBelow(lines, line, written);

const planBelow = (lines: readonly Line[], { index }: Line, written: CalendarDate) =>
  lines.slice(index + 1, index + 4).filter((next) => beginsWithWeekday(next, written)).length > 1;

function beginsWithWeekday(line: Line, written: CalendarDate): boolean {
  const [day] = clausesOf(line, written)[0]?.days ?? [];
  return day?.isLoose === true && day.start === 0;
}

/** 'Mon: show and tell' above 'Tue: library' is today, if today is a Monday, and not in a week. */
export function isThisWeek(lines: readonly Line[], line: Line, written: CalendarDate): boolean {
  const loose = (one: Line | undefined) => one && clausesOf(one, written)[0]?.days.find(({ isLoose }) => isLoose)?.date;
  const next = lines[line.index + 1];
  const [here, below] = [loose(line), next && !next.beginsBlock ? loose(next) : undefined];
  return here !== undefined && below !== undefined && here === addDays(written, 7) && below < here;
}
