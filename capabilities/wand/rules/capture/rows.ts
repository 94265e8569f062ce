import type { CalendarDate } from '#core/dates.ts';
import { clausesOf } from './clauses.ts';
import type { FoundItem } from './found-item.ts';
import type { Line } from './lines.ts';
import { isCancelled, isNotice } from './no-item.ts';
import { placeIn } from './place.ts';
import { mainTime } from './times.ts';
import { cleanTitle } from './title.ts';
import { trimEdges } from './title-leads.ts';
import { partsBetween } from './words-between.ts';

/** Table rows: one cell has the day, another the time, and the others the event and place. */

function cellsOf(text: string): string[] {
  const bars = text.split('|');
  // '| Mon | 11/30 | Chess |' has a bar at either end too.
  const inside = text.startsWith('|') ? bars.slice(1, text.trimEnd().endsWith('|') ? -1 : undefined) : bars;
  return (bars.length > 2 ? inside : text.split(/\t|\s\|\s|\s{2,}/)).map((cell) => cell.trim());
}

const placeHeadingPattern = /^(?:where|place|location|venue|field|room|site)$/i;
const timeHeadingPattern = /^(?:time|kickoff|kick-off|start|starts|when|hours)$/i;
const dayHeadingPattern = /^(?:date|day|when)$/i;
const opponentHeadingPattern = /^(?:opponent|against|vs\.?|team)$/i;
/** 'W-F' */
const weekdayLettersPattern = /^(?:[mtwrfsu]|th|sa|su)(?:\s?[-–/]\s?(?:[mtwrfsu]|th|sa|su)){0,4}$/i;
/** Words next to the names of opposing teams. */
const eventPattern =
  /\b(?:party|practice|training|tournament|banquet|photos?|pictures?|day|night|meeting|game|match|scrimmage)\b/i;

/** '10-11' */
const hoursPattern = /^\d{1,2}\s?[-–]\s?\d{1,2}$/;
const freeWeekPattern = /^(?:bye|off|none|tbd|tba|n\/a|-|no (?:game|match)\b.{0,40})$/i;
/** Tables of dates have no more columns than this. */
const maxCells = 12;

/** The column headings of a table; undefined for any other line. */
export function columnHeadingsIn({ text }: Line): string[] | undefined {
  const cells = cellsOf(text);
  return cells.length > 1 && cells.some((cell) => dayHeadingPattern.test(cell)) ? cells : undefined;
}

export type RowItem = Omit<FoundItem, 'kind' | 'childNames'>;

/** The content of a row; undefined for a line that isn't a row with the day in a separate cell. */
export function rowItem(line: Line, heads: readonly string[], written: CalendarDate): RowItem[] | undefined {
  const cells = cellsOf(line.text);
  if (cells.length < 2 || cells.length > maxCells) return undefined;
  const { month } = line;
  const read = cells.map((cell, index) => {
    const isTime = hoursPattern.test(cell) && /^$|time/i.test(heads[index] ?? '');
    return clausesOf({ text: isTime ? `@ ${cell}` : cell, start: 0, month }, written)[0];
  });
  const isEmpty = (index: number) => {
    const clause = read[index];
    return !clause || trimEdges(partsBetween(clause).join('')) === '';
  };
  // The weekday and the date may have a cell each.
  const dayCells = cells.filter((_, index) => (read[index]?.days.length ?? 0) > 0 && isEmpty(index));
  const days = clausesOf({ text: dayCells.join(' '), start: 0, month }, written)[0]?.days ?? [];
  if (days.length === 0) return undefined;
  const head = (index: number) => heads[index] ?? '';
  const others = cells.flatMap((cell, index) =>
    cell && !isEmpty(index) && !weekdayLettersPattern.test(cell) ? [{ cell, index }] : [],
  );
  const place =
    others.find(({ index }) => placeHeadingPattern.test(head(index))) ?? (heads.length === 0 ? others[1] : undefined);
  const what = others.find(({ index }) => index !== place?.index && !timeHeadingPattern.test(head(index)));
  // 'Friday, December 4 | 3:30' says when, and another line what.
  if (!what) return heads.length > 0 ? [] : undefined;
  const clause = read[what.index];
  // 'Grades K-2 9:15 / Grades 3-5 10:45' are two things.
  if (heads.length === 0 && (clause?.times.length ?? 0) > 1) return undefined;
  const times = [
    ...read.flatMap((one, index) => (index === what.index ? [] : (one?.times ?? []))),
    ...(clause?.times ?? []),
  ];
  const time = mainTime(times);
  const words = clause ? (partsBetween(clause).map(cleanTitle).find(Boolean) ?? '') : '';
  if (!words || freeWeekPattern.test(words) || (isCancelled(cells.join(' ')) && !isNotice(words))) return [];
  const location = place
    ? trimEdges(place.cell).replace(/^@\s?/, '')
    : clause && placeIn(partsBetween(clause).slice(1));
  const isRival = opponentHeadingPattern.test(head(what.index)) && !eventPattern.test(words);
  const title =
    isRival || /^(?:vs|against)\b/i.test(words) ? `Game vs ${words.replace(/^(?:vs\.?|against)\s/i, '')}` : words;
  return days.map(({ date, endDate }) => ({
    title,
    date,
    ...(endDate && { endDate }),
    ...(time && { time: time.time, ...(time.endTime && { endTime: time.endTime }) }),
    ...(location && { location }),
    quote: line.text.trim(),
  }));
}
