import { addDays, type CalendarDate } from '#core/dates.ts';
import { isPluralWeekday, mondayAfter, namedDay, type WhichWeek, weekdayNumber } from './day-words.ts';
import type { ReadDay } from './numeric-day.ts';
import { dashes, type Token, wordAt } from './tokens.ts';

/** Days that are named without a date: 'Friday', 'tomorrow', 'the following day'. */

const tomorrowWords = new Set(['tomorrow', 'tmrw', 'tmw', 'tomorow']);
const wordsBeforeDay = new Set(['by', 'on', 'this', 'next', 'before', 'until', 'till']);
/** Abbreviations that can't be other words, even in lower case. */
const dayAbbreviations = new Set(['tues', 'weds', 'thurs', 'thur']);
/** 'Taco Tuesday', 'the 13th, a Sunday' */
const wordsOfDayPhrases = new Set([
  'happy',
  'black',
  'good',
  'cyber',
  'giving',
  'taco',
  'every',
  'each',
  'any',
  'most',
  'a',
]);
const paperWords = new Set([
  'folder',
  'folders',
  'letter',
  'letters',
  'news',
  'newsletter',
  'notes',
  'update',
  'school',
]);

/** 'Friday' alone. 'Monday to Friday' is when an office is open, and 'every Friday' is no day of the calendar. */
export function bareWeekday(
  text: string,
  tokens: readonly Token[],
  at: number,
  { said, which, written }: { said: number; which: WhichWeek; written: CalendarDate },
): ReadDay | undefined {
  const { start = 0 } = tokens[at] ?? {};
  const dot = wordAt(tokens, at + 1) === '.' ? 1 : 0;
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1 + dot)];
  const isName =
    /^\p{Lu}/u.test(text.slice(start, start + 2)) ||
    wordAt(tokens, at).length > 5 ||
    wordsBeforeDay.has(before) ||
    dayAbbreviations.has(wordAt(tokens, at)) ||
    after === 'at';
  if (!isName || wordsOfDayPhrases.has(before) || paperWords.has(after) || isPluralWeekday(wordAt(tokens, at)))
    return undefined;
  const joins = which === undefined && (dashes.has(after) || /^(to|through|thru)$/.test(after));
  const isOff = /\b(?:no school|no class(?:es)?|closed|break)\b/i.test(text);
  if (joins && !isOff && weekdayNumber(wordAt(tokens, at + 2 + dot)) !== undefined)
    return { date: '', isLoose: true, next: at + 3 + dot };
  const isNextWeek = /\bnext week\b/i.test(text.slice(0, start));
  const date = namedDay(said, which, isNextWeek ? addDays(mondayAfter(written), -1) : written);
  return { date, isLoose: which === undefined, next: afterDayPart(tokens, at + 1) };
}

/** "Saturday's", 'Friday night' */
function afterDayPart(tokens: readonly Token[], at: number): number {
  if (/^['’]$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === 's') return at + 2;
  return /^(?:morning|afternoon|evening|night)$/.test(wordAt(tokens, at)) ? at + 1 : at;
}

/** Relative to the previous day in the sentence. */
export const isRelativeDay = (tokens: readonly Token[], at: number) => isDayAfter(tokens, at) || isSameDay(tokens, at);

const isSameDay = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'same' && wordAt(tokens, at + 1) === 'day';

/** 'the following day', 'the next day' */
const isDayAfter = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at + 1) === 'day' &&
  (wordAt(tokens, at) === 'following' || (wordAt(tokens, at) === 'next' && wordAt(tokens, at - 1) === 'the'));

export function relativeDay(tokens: readonly Token[], at: number, written: CalendarDate): ReadDay | undefined {
  const word = wordAt(tokens, at);
  if (isDayAfter(tokens, at)) return { date: addDays(written, 1), isLoose: false, next: at + 2 };
  if (isSameDay(tokens, at)) return { date: written, isLoose: false, next: at + 2 };
  const next = afterDayPart(tokens, at + 1);
  if (tomorrowWords.has(word)) return { date: addDays(written, 1), isLoose: false, next };
  return word === 'today' || word === 'tonight' ? { date: written, isLoose: true, next } : undefined;
}
