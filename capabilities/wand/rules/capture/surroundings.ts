import { addDays, type CalendarDate } from '#core/dates.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { mondayAfter } from './day-words.ts';
import type { DayMention } from './days.ts';
import type { Line } from './lines.ts';
import { cleanTitle, wordsOf } from './title.ts';

/** Lines around a day that stands alone say what is on it. */

/** The sentence before, without its days. */
export interface Previous {
  text: string;
  hasDay: boolean;
}
export const nothing: Previous = { text: '', hasDay: false };

/** The day on which the week begins that a heading speaks of: 'News - Week of November 30', 'For next week:'. */
export function weekBegun(
  { text }: Line,
  day: DayMention | undefined,
  written: CalendarDate,
): CalendarDate | undefined {
  const isHeading = text.length < 70 && !/\b(?:is|are|we|you|will)\b/i.test(text);
  const isNews =
    /^\W*week of\b/i.test(text) || /\b(?:news\w{0,6}|update|grade|room|class|school|kindergarten)\b/i.test(text);
  if (day && isHeading && isNews && /\bweek of\s(?:\p{L}{6,9},?\s)?$/iu.test(text.slice(0, day.start))) return day.date;
  return !day && isHeading && /\bnext week\b.{0,20}:$/i.test(text) ? mondayAfter(written) : undefined;
}

const generic =
  /^(?:upcoming|important|key|more|coming|dates?|calendar|reminders?|please remember|remember|save the dates?|you['’]?re invited|invitation|news|what['’]s (?:on|coming)|coming up|notices?|announcements?|events?|when|this week|next week|hello|hi|hey|dear|good morning|rsvp|cost|patient|provider|student|child|phone|name|teacher|where|time|who|please)\b/i;

const hasDay = (line: Line, written: CalendarDate) => clausesOf(line, written).some(({ days }) => days.length > 0);

export const isBareDay = (clause: Clause) =>
  clause.times.length === 0 && wordsOf(clause).every((part) => cleanTitle(part) === '');

const longestHeading = 100;
/** So many lines away nothing is said about a day any more. */
const farthest = 40;
const isHeading = ({ text }: Line) => text.length <= longestHeading && !generic.test(text);

/** What may be the title of a day in this line, the best first. */
export function headingsAbove(lines: readonly Line[], line: Line, previous: Previous, written: CalendarDate): string[] {
  const at = line.index;
  const next = lines[at + 1];
  const isTitled = line.beginsBlock && next && !next.beginsBlock && isHeading(next) && !hasDay(next, written);
  const below = isTitled ? clausesOf(next, written).flatMap(wordsOf).join(' ') : '';
  const above = lines.slice(Math.max(0, at - farthest), at).filter((one) => isHeading(one) && !hasDay(one, written));
  const nearest = above.findLast((one) => one.index === at - 1 && !line.beginsBlock);
  const heads = above.filter(({ beginsBlock, text }) => (beginsBlock || text.endsWith(':')) && !/[.,]$/.test(text));
  const [heading, first] = [heads.at(-1), heads[0]];
  return [
    previous.hasDay || generic.test(previous.text) || previous.text.length > longestHeading ? '' : previous.text,
    below,
    nearest?.text ?? '',
    heading?.text ?? '',
    first?.text ?? '',
  ].filter(Boolean);
}

/** The lines below a day that stands alone, where each of them is a thing of its own. */
export function linesOfDay(lines: readonly Line[], line: Line, written: CalendarDate): Line[] {
  if (line.isBullet) return [];
  const under: Line[] = [];
  for (const next of lines.slice(line.index + 1, line.index + farthest)) {
    if (next.beginsBlock || hasDay(next, written)) break;
    under.push(next);
  }
  const isList = under.length > 0 && under.every(({ isBullet }) => isBullet);
  const isTimed = under.length > 1 && under.every((one) => (clausesOf(one, written)[0]?.times.length ?? 0) > 0);
  const isWordy = under.every((one) => cleanTitle(one.text).split(' ').length > 1);
  return (isList || isTimed) && isWordy ? under : [];
}

/** 'Mon: show and tell' above 'Tue: library' is today, if today is a Monday, and not in a week. */
export function isThisWeek(lines: readonly Line[], line: Line, written: CalendarDate): boolean {
  const loose = (one: Line | undefined) => one && clausesOf(one, written)[0]?.days.find(({ isLoose }) => isLoose)?.date;
  const next = lines[line.index + 1];
  const [here, below] = [loose(line), next && !next.beginsBlock ? loose(next) : undefined];
  return here !== undefined && below !== undefined && here === addDays(written, 7) && below < here;
}

/** A day that stands alone says little: the line that names the thing is quoted with it. */
export function quotedFrom(lines: readonly Line[], line: Line, written: CalendarDate): { start: number; end: number } {
  const at = line.index;
  const [above, below] = [lines[at - 1], lines[at + 1]];
  const end = line.start + line.text.length;
  if (above && !line.beginsBlock && !hasDay(above, written)) return { start: above.start, end };
  const isTitled = below && !below.beginsBlock && !hasDay(below, written);
  return { start: line.start, end: isTitled ? below.start + below.text.length : end };
}
