import { addDays } from '#core/dates.ts';
import type { Clock } from '../../tools/tool.ts';
import { findingsIn, moves } from './findings.ts';
import { tokensOf } from './tokens.ts';
import { whenIn } from './when.ts';

/** Days that are said together are of one week, also where that is said of one of them only. */

/** 'Thursday and Friday next week', 'Mia Monday and Leo Tuesday next week' */
const weekLast =
  /\b((?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thu|thurs?|fri|sat|sun))((?:, and |, | and | ?& ?)((?:\p{L}{2,20} )?)(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thu|thurs?|fri|sat|sun)) (next|this) week\b(?! after)( at \d[\d:]{0,4}(?: ?[ap]m)?)?/giu;
/** 'next Tuesday and Wednesday' */
const nextFirst =
  /\b(next (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thu|thurs?|fri|sat|sun))(, and |, | and | ?& ?)(?=(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thu|thurs?|fri|sat|sun)\b)/giu;

/** With the week of each. The hour behind is that of both where only somebody else is named. */
export function inSameWeek(text: string, names: ReadonlySet<string>): string {
  const said = text
    .replaceAll(nextFirst, '$1$2next ')
    .replaceAll(weekLast, (all, first: string, second: string, between: string, week: string, hour = '') => {
      const isOther = between !== '' && !names.has(between.trim().toLowerCase());
      return isOther ? all : `${first} ${week} week${between && hour}${second} ${week} week${hour}`;
    });
  return said === text ? said : inSameWeek(said, names);
}

/** 'dinner: mon chili, tue pasta', said on a Monday: a list of days goes forward, so the first is today, unless its hour is over. */
export function todayFirst(text: string, clock: Clock): string {
  const tokens = tokensOf(text);
  const days = findingsIn(tokens, text, clock).filter((one) => one.kind === 'day');
  const [first, second] = days;
  const isList = days.length > 1 && days.every(({ isBare, role }) => isBare && role === 'plain');
  // 'gym mon wed fri' is one thing.
  const isRow = days.length > 2 && days.every((one, at) => at === 0 || one.first - (days[at - 1]?.next ?? 0) < 2);
  if (!isList || isRow || moves.test(text) || !first || !second) return text;
  const isToday = first.date === addDays(clock.today, 7) && second.date < first.date;
  const { time } = whenIn(text.slice(0, tokens[second.first]?.from), clock).when;
  const word = tokens[first.next - 1];
  if (!isToday || !word || (time !== undefined && time <= clock.now)) return text;
  return `${text.slice(0, word.from)}today${text.slice(word.to)}`;
}
