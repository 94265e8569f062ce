import { addDays } from '#core/dates.ts';
import { dayOff } from '../calendar/spoken-words.ts';
import type { Known } from '../likeness/pieces.ts';
import { beginsRequest, isQuestionLike } from '../message/requests.ts';
import { findingsIn } from '../when/findings.ts';
import { numberOf, tokensOf } from '../when/tokens.ts';
import { whenIn } from '../when/when.ts';

/** One thing on two days: 'skip swim this week and next week', 'therapy on Dec 1 and again on Dec 8, both at 5'. */

const between = /^,? (?:and|plus|as well as)(?: also| again| then)? (?:once more |again )?$/i;
const needsBoth = /\b(?:swap|switch|trade|between|or|either|from)\b/i;
const both = /,? (?:both|each)(?: times| days)?(?= at\b)| (?:both times|both days|each time|on both days)\b/i;

/** Where the request begins in which this place is, and where it ends. */
function requestAround(message: string, at: number): { from: number; to: number } {
  const seams = [...message.matchAll(/[.!?;] |\n|,? (?:and|then|so|but) |, /g)];
  const isBound = (sign: string, next: number) => /[.!?;\n]/.test(sign) || beginsRequest(message.slice(next), '', true);
  const bounds = seams
    .map(({ 0: sign, index }) => ({ index, next: index + sign.length, sign }))
    .filter(({ sign, next }) => isBound(sign, next));
  return {
    from: bounds.findLast(({ next }) => next <= at)?.next ?? 0,
    to: bounds.find(({ index }) => index >= at)?.index ?? message.length,
  };
}

const ofBirthday = /\b(?:birthdays?|bdays?|born)\b/i;
const twoNames =
  /^((?:.{0,30} )?)(?:both )?((?:(?:aunt|uncle|grandma|grandpa) )?\p{L}{2,20})(?:'s)? and ((?:(?:aunt|uncle|grandma|grandpa) )?\p{L}{2,20})('s)?( (?:have|birthdays|both|are|were)\b.{0,30})$/iu;

/** 'my friends Laura and Karen have birthdays on Feb 6 and Jan 30': hers and hers, in the same order. */
function inOrder(before: string, days: readonly string[]): string | undefined {
  const [, lead = '', first = '', second = '', owner = '', rest = ''] = twoNames.exec(before) ?? [];
  const own = rest
    .replace(/ have (?:their )?birthdays?/i, ' has a birthday')
    .replace(/ birthdays are/i, ' birthday is')
    .replace(/ (?:both|were|are) /i, ' was ');
  const one = lead.replace(/\bfriends\b/i, 'friend').replace(/\bcousins\b/i, 'cousin');
  const isClear = first !== '' && days.length === 2;
  return isClear
    ? [first, second].map((name, at) => `${one}${name}${owner}${own} ${days[at]}`.replaceAll(/\s+/g, ' ')).join('. ')
    : undefined;
}

const ofBoth =
  /(?:(?<=^|[.!?;] |, )((?:[Mm]y|[Oo]ur) (?:friend|cousin|nephew|niece|neighbou?r|colleague)s?|[Tt]he twins(?: [\p{L}']{2,15}){0,3}),? |(?<![\p{L}'] ))((?:[Gg]randma|[Gg]randpa|[Aa]unt|[Uu]ncle|[Cc]ousin) \p{L}{2,20}|\p{Lu}\p{L}{1,20}) and ((?:[Gg]randma|[Gg]randpa|[Aa]unt|[Uu]ncle|[Cc]ousin) \p{L}{2,20}|\p{Lu}\p{L}{1,20}),? (?:(?:who )?both |each )?(?:(?:have|share|celebrate) (?:their|an?|the same) birthdays?|(turn \d{1,3})|were (?:both )?born)( [^,.;!?]{3,30})/u;

/** 'the twins, Max and Ivy, both have their birthday on April 22': his and hers. */
export function bornTogether(message: string, { household, clock }: Known): string | undefined {
  const found = ofBoth.exec(message);
  const [all = '', whose = '', first = '', second = '', turning = '', day = ''] = found ?? [];
  const isOurs = household.some(({ name }) => name === first || name === second);
  if (!found || isOurs || whenIn(day, clock).when.date === undefined) return undefined;
  const lead = /^the/i.test(whose) ? '' : whose.replace(/s$/, ' ');
  const own = turning ? turning.replace('turn', 'turns') : 'has a birthday';
  return message.replace(all, [first, second].map((name) => `${lead}${name} ${own}${day}`).join('. '));
}

const later =
  /^( at [\d:]{1,5}(?: ?[ap]m)?)?,? (?:and|plus|then)(?: also| again){0,2} (?:the (?:one|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day) after(?: that)?|(an?|one|two|three|four|five|six) (day|week)s? (?:later|after(?: that)?))(?=$|[,.!;]| at )/i;

interface TwoDays {
  days: [string, string];
  /** Where the words for the first begin, and those for the second end. */
  from: number;
  to: number;
  /** The hour that is said with the first. */
  hour: string;
}

/** Two days in a row, the second of which may be counted from the first. */
function twoDaysIn(message: string, { clock }: Known): TwoDays | undefined {
  const tokens = tokensOf(message);
  const found = findingsIn(tokens, message, clock).flatMap((one) => {
    const [from, to] = [tokens[one.first]?.from ?? 0, tokens[one.next - 1]?.to ?? 0];
    const isDay = (one.kind === 'day' || one.kind === 'week') && one.role === 'plain';
    return isDay ? [{ text: message.slice(from, to), from, to, date: one.date }] : [];
  });
  for (const [index, { text, from, to, date }] of found.entries()) {
    const [all, hour = '', count = '', unit = 'week'] = later.exec(message.slice(to)) ?? [];
    const days = (numberOf(count.toLowerCase()) ?? 1) * (/^week$/i.test(unit) ? 7 : 1);
    const counted = text === 'this week' && !count ? 'next week' : `on ${addDays(date, days)}`;
    if (all) return { days: [text, counted], from, to: to + all.length, hour };
    const second = found[index + 1];
    if (second && between.test(message.slice(to, second.from)))
      return { days: [text, second.text], from, to: second.to, hour: '' };
  }
  return undefined;
}

/** The message with a sentence for each of the days. */
export function onEachDay(message: string, known: Known): string | undefined {
  const two = twoDaysIn(message, known);
  if (!two) return undefined;
  const { from, to } = requestAround(message, two.from);
  const [before, behind] = [message.slice(from, two.from), message.slice(two.to, to).replace(both, '')];
  // 'sign the slip tonight and then tomorrow remind me to pack it': the second day is that of the next request.
  if (beginsRequest(behind.trim(), '', true)) return undefined;
  if (needsBoth.test(before) || isQuestionLike(before) || to < two.to) return undefined;
  // Nobody has two birthdays; and 'no' behind a stop takes something back.
  const request = before.replace(/^no (?:more )?/i, dayOff.test(before) ? 'there is no ' : 'skip ');
  const hours = [two.hour || behind, behind.includes(' at ') ? behind : two.hour + behind];
  const each = ofBirthday.test(before)
    ? inOrder(before, two.days)
    : two.days.map((day, at) => request + day + hours[at]).join('. ');
  return each && `${message.slice(0, from)}${each}${message.slice(to)}`;
}
