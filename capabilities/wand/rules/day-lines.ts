import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { pathOf } from '#capabilities/calendar/rules/entry-words.ts';
import { addDays, type CalendarDate, weekdayAndDate } from '#core/dates.ts';
import type { DayLine } from '../contract.ts';
import { briefDay } from './helper/answers/words.ts';
import { remembered } from './helper/words/remembered.ts';
import { parseBlocks, plainText } from './screen/message-text.ts';

/** Finds the lines of an answer about single days, so that screens can group them by day. It works for any brain. */

/** Fewer days than one request to the calendar allows. */
const [daysBack, daysAhead] = [30, 369];

interface DatedLine {
  line: string;
  date: CalendarDate;
  /** What follows the day: '3:30 PM: Dentist'. */
  rest: string;
}

const startsWithWords = (text: string, words: string) =>
  text.startsWith(words) && !/^\d/.test(text.slice(words.length));

const known = remembered<{ date: CalendarDate; brief: string; whole: string }[]>();

/** The days that an answer may name, and how it names them. */
const daysNear = (today: CalendarDate) =>
  known(today, () =>
    Array.from({ length: daysBack + daysAhead }, (_, index) => {
      const date = addDays(today, index - daysBack);
      return { date, brief: briefDay(date, today), whole: weekdayAndDate(date) };
    }),
  );

/** Lines of lists that begin with a day, or follow a heading that names one: 'Today (Thursday, November 19):'. */
export function datedLines(answer: string, today: CalendarDate): DatedLine[] {
  const named = daysNear(today);
  return parseBlocks(answer).flatMap(({ kind, lines }, at, blocks) => {
    if (kind !== 'list') return [];
    const heading = plainText(blocks[at - 1]?.lines.at(-1) ?? []);
    const ofHeading = named.filter(({ whole }) => heading.includes(`${whole})`) || heading.endsWith(`${whole}:`));
    return lines.map(plainText).flatMap((line): DatedLine[] => {
      const own = named.find(({ brief }) => startsWithWords(line, brief));
      if (own) return [{ line, date: own.date, rest: line.slice(own.brief.length).replace(/^[,:]? /, '') }];
      const [only, ...others] = ofHeading;
      return only && others.length === 0 ? [{ line, date: only.date, rest: line }] : [];
    });
  });
}

/** Splits a line into time and title, and finds its calendar entry. */
export function withTypes(lines: readonly DatedLine[], entries: readonly CalendarEntry[]): DayLine[] {
  return lines.map(({ line, date, rest }) => {
    const isOn = (entry: CalendarEntry) =>
      entry.date !== null && entry.date <= date && date <= (entry.endDate ?? entry.date);
    const [name = ''] = rest.split(' (');
    const distance = ({ title }: CalendarEntry) => Math.abs(title.length - rest.length);
    const named = entries
      .filter((entry) => isOn(entry) && (rest.includes(entry.title) || entry.title.startsWith(name)))
      .toSorted((a, b) => distance(a) - distance(b));
    const [entry] = named;
    const at = entry && rest.includes(entry.title) ? rest.indexOf(entry.title) : rest.indexOf(': ') + 1;
    const [when, title] = [rest.slice(0, at), rest.slice(at)].map((part) => part.trim());
    const found = entry ? { type: entry.type, path: pathOf(entry) } : { type: null };
    return { line, date, when: (when ?? '').replace(/^\(|\)?:$/g, ''), title: title ?? '', ...found };
  });
}
