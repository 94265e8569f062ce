import { type Known, piecesOf } from '../likeness/pieces.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { isDeedTo } from './beginnings.ts';

/** Lines under a heading: 'mia: orthodontist, 12/7 at 8am', 'to do: wash the car', 'two appointments for Leo: ...'. */

const headed = /^([^:,.\n]{2,40}): ?(?=\D)/;
const tasks = /\b(?:to ?-?dos?|task|tasks|reminder|reminders|don'?t forget|do not forget|remember|chores?)\b/i;
const dates = /\b(?:appointments?|events?|calendar|schedule|dates|visits?)\b/i;
const it = /\b(?:it|them)\b/i;
const novelty = /^(?:add |save |here's )?(?:an? |another |the )?new\b/i;
const counted = /^(?:and |also )?(?:a|an|one|two|three|four|some|these|the|my|new|add|put|book|another)\b/i;

/** The heading with which a text begins. */
export const headingOf = (text: string): string | undefined => headed.exec(withoutPoliteness(text))?.[1];

const withoutHeading = (text: string) => withoutPoliteness(text).replace(headed, '');

/** 'wednesday', 'on Friday' */
export const isOnlyDay = (heading: string, known: Known): boolean =>
  piecesOf(heading, known).every(({ kind }) => kind === 'day');

/** What the heading says of everything below it: for whom it is, on which day, that it is to be done. */
export function underHeading(heading: string, text: string, known: Known): string[] {
  const rest = headingOf(text) === heading ? withoutHeading(text) : text;
  // 'the Tahoe trip: remove it'; but 'new snack recipe: trail mix. Remind me to make it' is about the trail mix.
  if (it.test(rest)) return novelty.test(heading) ? [] : [rest.replace(it, heading)];
  const pieces = piecesOf(heading, known);
  const person = pieces.find(({ kind }) => kind === 'person')?.text.replace(/'s$/i, '');
  const day = pieces.find(({ kind }) => kind === 'day')?.text.replace(/^(?:on|for) /i, '');
  const others = pieces.filter(({ kind, text: word }) => kind === 'word' && !/^(?:for|on|and|&|,)$/i.test(word));
  const whose = [rest, ...(person ? [`for ${person}`] : []), ...(day ? [`on ${day}`] : [])].join(' ');
  if (tasks.test(heading) || (day && others.length === 0 && !person && isDeedTo(rest)))
    return [`remind me to ${day ? `${rest} on ${day}` : rest}`];
  const isOfAll = dates.test(heading) || others.length === 0 || (counted.test(heading) && (person ?? day));
  return isOfAll ? [whose] : [`${heading}: ${rest}`];
}
