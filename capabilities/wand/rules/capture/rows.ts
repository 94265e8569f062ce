import type { CalendarDate } from '#core/dates.ts';
import { clausesOf } from './clauses.ts';
import type { FoundItem } from './found-item.ts';
import type { Line } from './lines.ts';
import { placeIn } from './place.ts';
import { mainTime } from './times.ts';
import { cleanTitle, trimEdges, wordsOf } from './title.ts';

/** Rows of tables: one cell says the day, another the time, the others what and where. */

const cellsOf = (text: string) => text.split(/\t|\s\|\s|\s{2,}/).map((cell) => cell.trim());

const placeHeads = /^(?:where|place|location|venue|field|room|site)$/i;
const timeHeads = /^(?:time|kickoff|kick-off|start|starts|when|hours)$/i;
const dayHeads = /^(?:date|day|when)$/i;
const rivalHeads = /^(?:opponent|against|vs\.?|team)$/i;

/** The heads of a table's columns; undefined for any other line. */
export function headsIn({ text }: Line): string[] | undefined {
  const cells = cellsOf(text);
  return cells.length > 1 && cells.some((cell) => dayHeads.test(cell)) ? cells : undefined;
}

export type RowItem = Omit<FoundItem, 'kind' | 'childNames'>;

/** What a row says; undefined where a line is no row with a day in a cell of its own. */
export function rowItem(line: Line, heads: readonly string[], written: CalendarDate): RowItem[] | undefined {
  const cells = cellsOf(line.text);
  if (cells.length < 2) return undefined;
  const read = cells.map((cell) => clausesOf({ text: cell, start: 0 }, written)[0]);
  const isEmpty = (index: number) => {
    const clause = read[index];
    return !clause || trimEdges(wordsOf(clause).join('')) === '';
  };
  const dayCell = read.findIndex((clause, index) => clause && clause.days.length > 0 && isEmpty(index));
  if (dayCell < 0) return undefined;
  const head = (index: number) => heads[index] ?? '';
  const others = cells.flatMap((cell, index) => (cell && !isEmpty(index) ? [{ cell, index }] : []));
  const place =
    others.find(({ index }) => placeHeads.test(head(index))) ?? (heads.length === 0 ? others[1] : undefined);
  const what = others.find(({ index }) => index !== place?.index && !timeHeads.test(head(index)));
  if (!what) return [];
  const clause = read[what.index];
  const times = [
    ...read.flatMap((one, index) => (index === what.index ? [] : (one?.times ?? []))),
    ...(clause?.times ?? []),
  ];
  const time = mainTime(times);
  const words = clause ? (wordsOf(clause).map(cleanTitle).find(Boolean) ?? '') : '';
  if (!words || /^(?:bye|off|none|tbd|tba|n\/a|no games?|no practice)$/i.test(words)) return [];
  const location = place?.cell ?? (clause && placeIn(wordsOf(clause).slice(1)));
  const title = rivalHeads.test(head(what.index)) ? `Game vs ${words}` : words;
  return (read[dayCell]?.days ?? []).map(({ date, endDate }) => ({
    title,
    date,
    ...(endDate && { endDate }),
    ...(time && { time: time.time, ...(time.endTime && { endTime: time.endTime }) }),
    ...(location && { location }),
    quote: line.text.trim(),
  }));
}
