/** The text form of a step, as it stands in an event's `workbackPlan`: '14 days before: Send the invitations'. */

export interface Step {
  title: string;
  /** Null for a step that nobody gave a distance. */
  daysBefore: number | null;
}

export const mostDaysBefore = 730;

const someTime = 'Some time before';

/** 14 -> '14 days before' */
export function distanceWords(daysBefore: number) {
  if (daysBefore === 0) return 'On the day';
  return daysBefore === 1 ? '1 day before' : `${daysBefore} days before`;
}

/** What `readStep` reads as the same step, whatever the title looks like. */
export function stepText({ title, daysBefore }: Step) {
  if (daysBefore !== null) return `${distanceWords(daysBefore)}: ${title}`;
  // A title that would itself be read as a distance is marked as having none.
  return readStep(title).title === title ? title : `${someTime}: ${title}`;
}

const separator = /:| [-\u2013\u2014] /;

/** Reads our own form and what people write instead ('2 weeks before - book the venue'); any other text is the title as it is. */
export function readStep(text: string): Step {
  const whole = text.trim();
  const found = separator.exec(whole);
  if (found) {
    const daysBefore = readDistance(whole.slice(0, found.index));
    const title = whole.slice(found.index + found[0].length).trim();
    if (daysBefore !== undefined && title !== '') return { title, daysBefore };
  }
  return { title: whole, daysBefore: null };
}

const namedDistances: Record<string, number | null> = {
  [someTime.toLowerCase()]: null,
  'on the day': 0,
  'the day of': 0,
  'day of': 0,
  'same day': 0,
  'the day before': 1,
  'day before': 1,
  'the week before': 7,
  'week before': 7,
};
const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const unitDays: Record<string, number> = { day: 1, days: 1, week: 7, weeks: 7, month: 30, months: 30 };
const beforeWords = ['before', 'prior', 'ahead', 'earlier', 'out'];

/** 'Two weeks before' -> 14; undefined for what is no distance, or one too long to be kept. */
function readDistance(text: string): number | null | undefined {
  const words = text
    .toLowerCase()
    .split(/\s/)
    .filter((word) => word !== '');
  const named = words.join(' ');
  if (Object.hasOwn(namedDistances, named)) return namedDistances[named];
  const [count = '', unit = '', before = '', ...others] = words;
  const factor = Object.hasOwn(unitDays, unit) ? unitDays[unit] : undefined;
  const number = readCount(count);
  if (factor === undefined || number === undefined || !beforeWords.includes(before) || others.length > 0)
    return undefined;
  return number * factor <= mostDaysBefore ? number * factor : undefined;
}

function readCount(word: string): number | undefined {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  if (word === 'a' || word === 'an') return 1;
  const place = numberWords.indexOf(word);
  return place < 0 ? undefined : place;
}
