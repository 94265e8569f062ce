import { isActivity } from '../words/appointment-words.ts';
import { isDay, type SaidTime, withHalf } from './clock.ts';
import { type Read, standsAt, type Tokens } from './tokens.ts';

/**
 * Times without punctuation: 'friday 930', '1030 instead'. Amounts and years look the same, so only some positions
 * count.
 */

export interface TimeContext {
  /** A day comes right before: 'Friday 4'. */
  isAfterDay: boolean;
  /** A day comes somewhere before: 'Wed piano 4'. */
  hasDay: boolean;
  /** Something moves: 'to 4'. */
  isMove: boolean;
}

const ofMoney =
  /^(pay|pays|paid|paying|owe|owes|cost|costs|price|budget|spend|spent|charge|charges|bill|fee|fees|rent|transfer|venmo|tip|withdraw|\$|dollars?|bucks|cents|each|per|cash)$/;
const year = /^(19|20)\d\d$/;
const leading = /^(around|by|until|till|til|not|before|than|now)$/;
const goesOn =
  /^(at|from|and|with|for|in|on|to|please|pls|instead|then|not|this|next|until|till|tonight|-|,|\.|\?|!|;|\))$/;

/** Whether no word follows that the number could count. */
const endsThere = (tokens: Tokens, at: number) => {
  const after = tokens[at];
  return after === undefined || goesOn.test(after.word) || isDay(after);
};

const counting = /^(for|of|with|size|grade|level|room|page|number|age|aged|group|year|and|or|the|bring|buy|get)$/;

/** 'piano 4 tomorrow', 'Wed piano 4', 'dr patel 2 thursday', 'tomorrow 7 dinner': the time of an activity. */
export function isHourOf(tokens: Tokens, at: number, { isAfterDay, hasDay }: TimeContext): boolean {
  const [before = '', after = ''] = [tokens[at - 1]?.word, tokens[at + 1]?.word];
  if (!/^\d/.test(tokens[at]?.word ?? '')) return false;
  if (isAfterDay && isActivity(after) && !after.endsWith('s')) return true;
  if (!endsThere(tokens, at + 1) || counting.test(before)) return false;
  return isActivity(before) ? hasDay || isDay(tokens[at + 1]) : isDay(tokens[at + 1]) && isBehindActivity(tokens, at);
}

/** An activity comes before: 'lunch with Neha 1230'. */
const isBehindActivity = (tokens: Tokens, at: number) => tokens.slice(0, at).some(({ word }) => isActivity(word));

export function compact(
  tokens: Tokens,
  at: number,
  { isAfterDay, isMove }: Omit<TimeContext, 'hasDay'>,
): Read<SaidTime> | undefined {
  const word = tokens[at]?.word ?? '';
  if (!/^\d{3,4}$/.test(word)) return undefined;
  const [hour, minute] = [Number(word.slice(0, -2)), Number(word.slice(-2))];
  const read = withHalf(tokens, at + 1, hour, minute);
  const isAt = standsAt(tokens, at - 1, 'at|@') || standsAt(tokens, at - 2, 'at', 'around|about|like');
  if (isAt || /^0\d{3}$/.test(word)) return read;
  if (hour === 0 || minute % 5 > 0 || tokens.some((token) => ofMoney.test(token.word))) return undefined;
  const isBesideDay = isAfterDay || isDay(tokens[at + 1]);
  if (isBesideDay) return read;
  const isLed = leading.test(tokens[at - 1]?.word ?? '') || (isMove && standsAt(tokens, at - 1, 'to|from'));
  const isMeant = isLed || isBehindActivity(tokens, at);
  return isMeant && !year.test(word) && endsThere(tokens, at + 1) ? read : undefined;
}
