import { addDays } from '#core/dates.ts';
import { numberOf, type Token, tokensOf } from '../when/tokens.ts';

/** By how much something moves: 'back an hour', 'by two weeks', '30 minutes earlier'. */
export interface Shift {
  minutes: number;
  days: number;
  /** Where the words begin that say so, in the text. */
  from: number;
}

/** In minutes. */
const aDay = 24 * 60;
const units: Record<string, number> = { minute: 1, min: 1, hour: 60, hr: 60, day: aDay, week: 7 * aDay };
const later = ['later', 'late', 'back', 'longer', 'out', 'wait'];
const earlier = ['earlier', 'early', 'forward', 'sooner', 'up', 'shorter'];
const putOff = ['push', 'postpone', 'delay', 'extend', 'pushed', 'postponed', 'delayed', 'extended'];

const unitOf = ({ word }: Token) => units[word.replace(/s$/, '')];

/** 'half an', 'an', 'two', '45' before a unit; how many of it, and how many words that took. */
function amountBefore(tokens: readonly Token[], at: number): { amount: number; length: number } | undefined {
  const [second, first] = [tokens[at - 1]?.word, tokens[at - 2]?.word];
  // 'one more week'
  const several = ['more', 'full', 'whole', 'extra'].includes(second ?? '') ? numberOf(first) : undefined;
  if (several !== undefined) return { amount: several, length: 2 };
  if (first === 'half' && second === 'an') return { amount: 0.5, length: 2 };
  if (first === 'couple' && second === 'of') return { amount: 2, length: 2 };
  const amount = second === 'half' ? 0.5 : second === 'another' ? 1 : numberOf(second);
  return amount === undefined ? undefined : { amount, length: 1 };
}

export function shiftIn(text: string): Shift | undefined {
  const tokens = tokensOf(text);
  const at = tokens.findIndex((token) => unitOf(token));
  const unit = tokens[at] && unitOf(tokens[at]);
  const amount = unit && amountBefore(tokens, at);
  if (!unit || !amount) return undefined;
  let start = at - amount.length;
  const [before, behind] = [tokens[start - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
  const direction = [tokens[start - 2]?.word ?? '', before, behind].find((word) =>
    [...later, ...earlier].includes(word),
  );
  const isPutOff = tokens.some(({ word }) => putOff.includes(word)) && before !== 'in' && behind !== 'from';
  // 'give Marcus another week on the gutters'
  const isGiven = tokens[0]?.word === 'give' && ['another', 'more', 'extra'].includes(tokens[at - 1]?.word ?? '');
  if (!direction && !isGiven && before !== 'by' && !isPutOff) return undefined;
  while (['by', ...later, ...earlier].includes(tokens[start - 1]?.word ?? '')) start--;
  const isEarlier = earlier.includes(direction ?? '') || tokens.some(({ word }) => word === 'earlier');
  const sign = isEarlier ? -1 : 1;
  const by = sign * unit * amount.amount;
  return {
    ...(unit < aDay ? { minutes: by, days: 0 } : { minutes: 0, days: by / aDay }),
    from: tokens[start]?.from ?? 0,
  };
}

/** Undefined where it would leave the day. */
export function shiftedTime(time: string, minutes: number): string | undefined {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const moved = hour * 60 + minute + minutes;
  if (moved < 0 || moved >= 24 * 60) return undefined;
  return `${String(Math.floor(moved / 60)).padStart(2, '0')}:${String(moved % 60).padStart(2, '0')}`;
}

export const shiftedDate = (date: string, days: number) => addDays(date, Math.round(days));
