import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { appointmentTypeOf, isGathering } from '../calendar/appointment-words.ts';
import { relationOf } from '../household/words.ts';
import { mealNamed } from '../meals/words.ts';
import { choosing } from '../question-back.ts';
import type { Reader } from '../reader.ts';
import { after, request } from '../words/phrases.ts';
import { isMeasured, withoutAmount } from './amounts.ts';
import { isNameOf, isShopped, isTidyLine, isWhollyShopped, linesIn } from './words.ts';

/** Things to buy that no table knows ('atta', 'jeera'): what else is said of them tells that they are bought. */

const noGoods =
  /\b(?:time|patience|energy|sleep|rest|help|advice|a hand|money|cash|gas|petrol|fuel|luck|ideas?|space|room|memory|steam|options|excuses|battery|data|storage|breath|days?|people|work|town|school|tickets?|car|house|presents?|gifts?|notes?|reminders?|lists?|recipes?|appointments?|events?|tasks?|trips?|birthdays?|subscriptions?|meals?|prescriptions?|rides?|weekend|(?:vacation|holiday|trip|getaway|break)(?: to .{1,30})?|grown[- ]?ups|adults|kids|children|guests)$/i;
/** A word or two that could be the name of a thing, and belong to nothing else that a family keeps. */
export function mayBeBought(line: string, household: readonly HouseholdMember[]): boolean {
  const name = withoutAmount(line);
  return (
    /^[\p{L}'-]{3,20}(?: [\p{L}'-]{2,20}){0,2}$/u.test(name) &&
    isTidyLine(name) &&
    !noGoods.test(name) &&
    !isNameOf(household, name) &&
    !relationOf(name) &&
    !mealNamed(name.toLowerCase()) &&
    !isGathering(name) &&
    appointmentTypeOf(name, []) === undefined
  );
}

const runsShort = /\b(?:low on|(?:run|runs|ran|running|nearly|almost) out of)\b/;
const isNeeded =
  /^(?:(?:i|we)(?: still| also| really)? )?(?:need|buy|purchase|stock up on|restock) (?!an? |the |to |my |his |her )/;

/** Whether all lines are things to buy: known ones, or such as stand beside them, are measured, run out or are needed. */
export function areBought(lines: readonly string[], lower: string, household: readonly HouseholdMember[]): boolean {
  const unknown = lines.filter((line) => !isShopped(line));
  if (unknown.every((line) => runsShort.test(lower) && !noGoods.test(line))) return true;
  const isSaid = unknown.length < lines.length || unknown.every(isMeasured) || isNeeded.test(lower);
  return isSaid && unknown.every((line) => mayBeBought(line, household));
}

/** 'milk, atta, dahi, paneer': half of a list and its first thing are known, and the rest could be things too. */
export function isBareList(text: string, household: readonly HouseholdMember[]): boolean {
  const lines = linesIn(text);
  const [first = ''] = lines;
  const known = lines.filter(isWhollyShopped);
  return (
    lines.length > 2 &&
    isWhollyShopped(first) &&
    known.length * 2 >= lines.length &&
    lines.every((line) => known.includes(line) || mayBeBought(line, household))
  );
}

/** 'add atta' may be anything, so it is asked, after everybody who could know it. */
export const unknownThingReader: Reader = async ({ text, untimed, when, people }, { asked, household, titles }) => {
  const line = after(request(untimed), /^add (?:some )?/i);
  const isAlone = text === asked.message && when.date === undefined && when.time === undefined && people.length === 0;
  if (!line || !isAlone || !mayBeBought(line, household)) return undefined;
  const isKept = [...((await titles?.()) ?? new Map()).values()].some(
    ({ title }) => title.toLowerCase() === line.toLowerCase(),
  );
  if (isKept) return undefined;
  const choice = { label: `yes, ${line}`, tool: 'add_groceries', values: { lines: [line] } };
  return choosing(`Should '${line}' go on the grocery list?`, [choice], text);
};
