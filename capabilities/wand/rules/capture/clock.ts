import { dashes, isGlued, numberIn, type Token, wordAt, wordSet } from './tokens.ts';

/** A time of day as written, possibly without AM or PM. */
export interface WrittenTime {
  hour: number;
  minute: number;
  half?: HalfOfDay | undefined;
  /** Whether it is certainly a time: '6:30' and '6 pm' are, '6' is not. */
  isSure: boolean;
  /** Index of the next token. */
  next: number;
}
export type HalfOfDay = 'am' | 'pm';

/** After these words a plain number is a time. */
export const timeCues = wordSet(
  'at around about @ from until till after starting starts begins time between thinking say runs',
);
export const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function clockAt(tokens: readonly Token[], at: number): WrittenTime | undefined {
  const word = wordAt(tokens, at);
  const isNoon = word === 'midday' || (word === 'noon' && wordAt(tokens, at + 1) !== 'year');
  if (isNoon) return { hour: 12, minute: 0, half: 'pm', isSure: true, next: at + 1 };
  const past = pastHourAt(tokens, at);
  if (past) return past;
  const isOClock = /^o$/.test(wordAt(tokens, at + 1)) && wordAt(tokens, at + 3) === 'clock';
  const isWord = isOClock || (wordAt(tokens, at - 1) === 'at' && numberWords.indexOf(word) > 0);
  const digits = isWord && numberWords.includes(word) ? numberWords.indexOf(word) : numberIn(word, 4);
  if (digits === undefined) return undefined;
  if (word.length === 4 && !isWord) return militaryTime(tokens, at, digits);
  if ((word.length > 2 && !isWord) || digits > 24) return undefined;
  const sign = wordAt(tokens, at + 1);
  const minutes = wordAt(tokens, at + 2);
  const hasMinutes = /^[:.h]$/.test(sign) && minutes.length === 2 && isGlued(tokens, at) && isGlued(tokens, at + 1);
  const minute = hasMinutes ? (numberIn(minutes, 2) ?? 60) : 0;
  if (minute > 59) return undefined;
  const { half, next } = halfAt(tokens, at + (hasMinutes ? 3 : 1));
  const isDotted = sign === '.' && hasMinutes && !half;
  if (
    isDotted &&
    !timeCues.has(wordAt(tokens, at - 1)) &&
    !isDottedRange(tokens, at + 3) &&
    !halfAt(tokens, at + 5).half
  ) {
    return undefined;
  }
  const isAbout = wordAt(tokens, next) === 'ish' && isGlued(tokens, next - 1);
  const clock = wordAt(tokens, next + 2) === 'clock' && wordAt(tokens, next) === 'o';
  return {
    hour: digits,
    minute,
    half,
    isSure: hasMinutes || half !== undefined || clock || isAbout,
    next: clock ? next + 3 : isAbout ? next + 1 : next,
  };
}

/** '9.30-10.30' or its end: a price or a version is no range. */
const isDottedRange = (tokens: readonly Token[], next: number) =>
  [next, next - 4].some((dash) => {
    const [before, after] = [wordAt(tokens, dash - 2), wordAt(tokens, dash + 2)];
    return dashes.has(wordAt(tokens, dash)) && before === '.' && after === '.' && wordAt(tokens, dash + 3).length === 2;
  });

/** 'at 0900' */
function militaryTime(tokens: readonly Token[], at: number, digits: number): WrittenTime | undefined {
  const [hour, minute] = [Math.floor(digits / 100), digits % 100];
  const isRaced = wordAt(tokens, at).startsWith('0') && /^(?:\p{L}{4,}|,)$/u.test(wordAt(tokens, at - 1));
  const isTime = isRaced || timeCues.has(wordAt(tokens, at - 1)) || /^(h|hrs|hours)$/.test(wordAt(tokens, at + 1));
  const isYear = digits > 1900 && digits < 2100 && minute % 5 !== 0;
  if (!isTime || isYear || hour > 23 || minute > 59) return undefined;
  return { hour, minute, half: hour < 12 ? 'am' : 'pm', isSure: true, next: at + 1 };
}

/** 'half past two', 'quarter to 3' */
function pastHourAt(tokens: readonly Token[], at: number): WrittenTime | undefined {
  const part = { half: 30, quarter: 15 }[wordAt(tokens, at)];
  const isTo = wordAt(tokens, at + 1) === 'to';
  if (!part || !(isTo || wordAt(tokens, at + 1) === 'past')) return undefined;
  const named = wordAt(tokens, at + 2);
  const hour = numberIn(named, 2) ?? numberWords.indexOf(named);
  if (hour < 1 || hour > 12) return undefined;
  const { half, next } = halfAt(tokens, at + 3);
  return isTo
    ? { hour: hour - 1 || 12, minute: 60 - part, half, isSure: true, next }
    : { hour, minute: part, half, isSure: true, next };
}

/** 'pm', 'p.m.', 'p' right behind the number. */
function halfAt(tokens: readonly Token[], at: number): { half?: HalfOfDay; next: number } {
  const word = wordAt(tokens, at);
  if (word === 'am' || word === 'pm') return { half: word, next: at + 1 };
  const isDotted = /^[ap]$/.test(word) && wordAt(tokens, at + 1) === '.' && wordAt(tokens, at + 2) === 'm';
  if (isDotted) return { half: word === 'a' ? 'am' : 'pm', next: at + (wordAt(tokens, at + 3) === '.' ? 4 : 3) };
  return /^[ap]$/.test(word) && isGlued(tokens, at - 1)
    ? { half: word === 'a' ? 'am' : 'pm', next: at + 1 }
    : { next: at };
}
