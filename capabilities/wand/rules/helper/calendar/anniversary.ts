import { birthdayIn, type CalendarDate, dateParts, nextBirthday } from '#core/dates.ts';
import type { Reader } from '../reader.ts';
import { filed } from '../told/filing.ts';
import { whenIn } from '../when/when.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { asTitle } from '../words/words.ts';

/** 'our wedding anniversary is June 12': a day that comes again every year, with no hour. */

const told =
  /^(?:(?:add|save|keep|note|remember|put in|mark)(?: down)?(?: that)? )?((?:\p{L}{2,20} (?:and|&) )?(?:our|my|the|\p{L}{2,20}'s?|(?:my|our) \p{L}{2,20}(?: and \p{L}{2,20})?'s?)) ((?:wedding )?anniversary)(?: (?:is|falls|comes|was|date is))?(?: on)?[:,]?$/iu;
const married =
  /(?:^|[,.;]? )(?:and )?(?:we|they)(?: got|'ve been| have been| were)? (?:married|together)(?: (?:in|since))? (\d{4})$/i;

/** '..., save that so it comes up every year': it does. */
const yearly =
  /[,.;]?(?: (?:so|and|please|save|add|put|set|have|make|that|it|to|in|as|should)){0,8}(?: (?:comes? (?:up|back|around)|repeats?|recurs?|shows? up|pops? up|is|be))?(?: again)? (?:every year|each year|yearly|annually|once a year)$/i;

/** The coming one; what year it began with is a note. */
function comingOf(date: CalendarDate, today: CalendarDate): CalendarDate {
  return date < today ? nextBirthday(date, today) : birthdayIn(dateParts(date).year, date);
}

export const anniversaryReader: Reader = async ({ text }, { asked }) => {
  if (!/\banniversary\b/i.test(asked.message)) return undefined;
  // '..., we got married in 2012' tells more of the same day.
  const whole = withoutPoliteness(married.test(asked.message) ? asked.message : text)
    .replaceAll('’', "'")
    .replace(/[.!]$/, '');
  const said = filed(whole.replace(yearly, '')).rest;
  const [, since] = married.exec(said) ?? [];
  const { when, untimed } = whenIn(said.replace(married, ''), asked);
  const [, whose = '', what = ''] = told.exec(untimed.trim()) ?? [];
  if (!what || !when.date || when.time || when.endDate) return undefined;
  const year = since ?? (when.date < asked.today ? when.date.slice(0, 4) : undefined);
  const own = /^(?:our|my|the)$/i.test(whose) ? what : `${whose.replace(/^(?:my|our) /i, '')} ${what}`;
  const values = {
    title: asTitle(own),
    type: 'Other',
    date: comingOf(when.date, asked.today),
    ...(year && { notes: `Since ${year}` }),
    recurringFrequency: 'annually',
  };
  return [{ kind: 'propose', tool: 'add_appointment', values, quote: text, isSaidOutright: true }];
};
