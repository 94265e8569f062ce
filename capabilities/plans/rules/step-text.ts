/** The text form of a step, used in an event's `workbackPlan`: '14 days before: Send the invitations'. */

export interface Step {
  title: string;
  /** null for a step at any time before. */
  daysBefore: number | null;
}

export const maxDaysBefore = 730;

const anyTime = 'Some time before';

/** 14 -> '14 days before' */
export function distanceWords(daysBefore: number) {
  if (daysBefore === 0) return 'On the day';
  return daysBefore === 1 ? '1 day before' : `${daysBefore} days before`;
}

/** `parseStep` restores the same step from this text, for any title. */
export function stepText({ title, daysBefore }: Step) {
  if (daysBefore !== null) return `${distanceWords(daysBefore)}: ${title}`;
  // Prefix a title that would itself be parsed as a distance.
  return parseStep(title).title === title ? title : `${anyTime}: ${title}`;
}

const separator = /:| [-\u2013\u2014] /;

/** Parses our own form and variants such as '2 weeks before - book the venue'. Any other text becomes the title. */
export function parseStep(text: string): Step {
  const trimmed = text.trim();
  const match = separator.exec(trimmed);
  if (match) {
    const daysBefore = parseDistance(trimmed.slice(0, match.index));
    const title = trimmed.slice(match.index + match[0].length).trim();
    if (daysBefore !== undefined && title !== '') return { title, daysBefore };
  }
  return { title: trimmed, daysBefore: null };
}

const namedDistances: Record<string, number | null> = {
  [anyTime.toLowerCase()]: null,
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

/** 'Two weeks before' -> 14; undefined if it isn't a distance or is too long. */
function parseDistance(text: string): number | null | undefined {
  const words = text
    .toLowerCase()
    .split(/\s/)
    .filter((word) => word !== '');
  const phrase = words.join(' ');
  if (Object.hasOwn(namedDistances, phrase)) return namedDistances[phrase];
  const [count = '', unit = '', before = '', ...others] = words;
  const factor = Object.hasOwn(unitDays, unit) ? unitDays[unit] : undefined;
  const number = parseCount(count);
  if (factor === undefined || number === undefined || !beforeWords.includes(before) || others.length > 0)
    return undefined;
  return number * factor <= maxDaysBefore ? number * factor : undefined;
}

function parseCount(word: string): number | undefined {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  if (word === 'a' || word === 'an') return 1;
  const index = numberWords.indexOf(word);
  return index < 0 ? undefined : index;
}
