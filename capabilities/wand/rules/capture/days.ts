import { addDays, type CalendarDate } from '#core/dates.ts';
import { isPluralWeekday, meantDay, mondayAfter, namedDay, type Which, weekdayNumber } from './day-words.ts';
import { exactDay, type ReadDay } from './exact-day.ts';
import { dashes, isGlued, numberIn, spanOf, type Token, wordAt } from './tokens.ts';

/** A day, or several in a row, that a text speaks of. */
export interface DayMention {
  start: number;
  end: number;
  date: CalendarDate;
  endDate?: CalendarDate;
  isLoose: boolean;
}

/** More in one line is no note to a family. */
export const mostMentions = 100;

/** All days that are spoken of, in order; those of a list one by one. */
export function daysIn(text: string, tokens: readonly Token[], written: CalendarDate): DayMention[] {
  const found: DayMention[] = [];
  let index = 0;
  while (index < tokens.length && found.length < mostMentions) {
    const first = dayAt(text, tokens, index, written);
    if (!first) {
      index++;
      continue;
    }
    const { next, endDate } = rangeEnd(text, tokens, first, written);
    const { date, isLoose } = first;
    if (date) found.push({ ...spanOf(tokens, index, next), date, ...(endDate && { endDate }), isLoose });
    index = first.month && !endDate ? furtherDays(tokens, next, { ...first, written }, found) : next;
  }
  return found;
}

function dayAt(text: string, tokens: readonly Token[], at: number, written: CalendarDate): ReadDay | undefined {
  const which = whichAt(tokens, at);
  const named = which ? at + 1 : at;
  const said = weekdayNumber(wordAt(tokens, named));
  if (said === undefined) {
    return which ? undefined : (exactDay(tokens, at, { written }) ?? relativeDay(tokens, at, written));
  }
  let next = named + 1;
  while (/^([.,(]|after|the|evening|morning|afternoon|night)$/.test(wordAt(tokens, next))) next++;
  const isThe = wordAt(tokens, next - 1) === 'the';
  const exact = exactDay(tokens, isThe ? next - 1 : next, { weekday: said, written });
  return exact ?? bareWeekday(text, tokens, named, { said, which, written });
}

function whichAt(tokens: readonly Token[], at: number): Which {
  const word = wordAt(tokens, at);
  if (word === 'next' || word === 'last') return word;
  return word === 'this' || word === 'coming' ? 'this' : undefined;
}

const phrases = new Set(['happy', 'black', 'good', 'cyber', 'giving', 'taco', 'every', 'each', 'any', 'most']);
const papers = new Set(['folder', 'folders', 'letter', 'letters', 'news', 'newsletter', 'notes', 'update']);

/** 'Friday' alone. 'Monday to Friday' is when an office is open, and 'every Friday' is no day of the calendar. */
function bareWeekday(
  text: string,
  tokens: readonly Token[],
  at: number,
  { said, which, written }: { said: number; which: Which; written: CalendarDate },
): ReadDay | undefined {
  const { start = 0 } = tokens[at] ?? {};
  const isName = /^\p{Lu}/u.test(text.slice(start, start + 2)) || wordAt(tokens, at).length > 5;
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  if (!isName || phrases.has(before) || papers.has(after) || isPluralWeekday(wordAt(tokens, at))) return undefined;
  const joins = dashes.has(after) || /^(to|through|thru|\/)$/.test(after);
  if (joins && weekdayNumber(wordAt(tokens, at + 2)) !== undefined) return { date: '', isLoose: true, next: at + 3 };
  const isNextWeek = /\bnext week\b/i.test(text.slice(0, start));
  const date = namedDay(said, which, isNextWeek ? addDays(mondayAfter(written), -1) : written);
  return { date, isLoose: which === undefined, next: afterDayPart(tokens, at + 1) };
}

/** "Saturday's", 'Friday night' */
function afterDayPart(tokens: readonly Token[], at: number): number {
  if (/^['’]$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === 's') return at + 2;
  return /^(?:morning|afternoon|evening|night)$/.test(wordAt(tokens, at)) ? at + 1 : at;
}

function relativeDay(tokens: readonly Token[], at: number, written: CalendarDate): ReadDay | undefined {
  const word = wordAt(tokens, at);
  if (word === 'tomorrow') return { date: addDays(written, 1), isLoose: false, next: at + 1 };
  return word === 'today' || word === 'tonight' ? { date: written, isLoose: true, next: at + 1 } : undefined;
}

/** The number before is one of a clock: '6:30', '6 pm', '6.30'. */
const isTimeAfter = (tokens: readonly Token[], at: number) =>
  /^(?:[ap]|am|pm|noon|o)$/.test(wordAt(tokens, at)) ||
  (/^[:.]$/.test(wordAt(tokens, at)) &&
    isGlued(tokens, at) &&
    isGlued(tokens, at - 1) &&
    numberIn(wordAt(tokens, at + 1), 2) !== undefined);

/** 'Nov 26-27', 'Dec 21 - Jan 1', 'from Thursday, November 26 through Friday, November 27' */
function rangeEnd(text: string, tokens: readonly Token[], first: ReadDay, written: CalendarDate) {
  const { next, date, month } = first;
  const joint = wordAt(tokens, next);
  if (!date || !(dashes.has(joint) || /^(to|through|thru|until|till)$/.test(joint))) return { next };
  const later = dayAt(text, tokens, next + 1, date);
  if (later && later.date > date) return { next: later.next, endDate: later.date };
  const number = numberIn(wordAt(tokens, next + 1), 2);
  if (!month || !number || isTimeAfter(tokens, next + 2)) return { next };
  const end = meantDay({ ...month, day: number, year: Number(date.slice(0, 4)) }, written);
  const suffix = /^(st|nd|rd|th)$/.test(wordAt(tokens, next + 2)) ? 3 : 2;
  return end && end > date ? { next: next + suffix, endDate: end } : { next };
}

const afterNumber = /^(|[,.;:)&!]|and|at|from|in|after|with|for|before|both|between|starting|st|nd|rd|th|[–—-])$/;

/** 'Dec 7, 14 and 21': each further number is a day of its own. */
function furtherDays(
  tokens: readonly Token[],
  from: number,
  { month, date, written }: ReadDay & { written: CalendarDate },
  found: DayMention[],
): number {
  let [at, last] = [from, date];
  for (;;) {
    let number = at;
    while (/^([,&]|and)$/.test(wordAt(tokens, number))) number++;
    const day = numberIn(wordAt(tokens, number), 2);
    if (number === at || !month || !day || !afterNumber.test(wordAt(tokens, number + 1))) return at;
    if (isTimeAfter(tokens, number + 1)) return at;
    const next = meantDay({ ...month, day, year: Number(date.slice(0, 4)) }, written);
    if (!next || next <= last || dashes.has(wordAt(tokens, number + 1))) return at;
    const end = /^(st|nd|rd|th)$/.test(wordAt(tokens, number + 1)) ? number + 2 : number + 1;
    found.push({ ...spanOf(tokens, number, end), date: next, isLoose: false });
    [at, last] = [end, next];
  }
}
