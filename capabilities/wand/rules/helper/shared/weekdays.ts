import { rhythmIn } from '../when/rhythms.ts';

/** What comes again on several days of the week: 'gym mon wed fri at 6am', 'daycare drop off 8am mon to fri'. */

const names = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const day = /\b(?:mon|tues?|wed|weds|wednes|thurs?|thu|fri|sat|satur|sun)(?:days?)?\b/gi;
const row =
  /\b(?:on |every |each )?(?:mon|tues?|wed|weds|wednes|thurs?|thu|fri|sat|satur|sun)(?:days?)?(?:(?:, and |, | and | & | |\/)(?:on |every )?(?:mon|tues?|wed|weds|wednes|thurs?|thu|fri|sat|satur|sun)(?:days?)?){1,6}\b/i;
const range =
  /\b(?:on |from |every )?((?:mon|tues?|wed|weds|wednes|thurs?|thu|fri|sat|satur|sun)(?:days?)?)(?: to | through | thru | ?- ?)((?:mon|tues?|wed|weds|wednes|thurs?|thu|fri|sat|satur|sun)(?:days?)?)\b/i;
const weekdays = /\b(?:on |every )?weekdays?\b(?! (?:dinner|lunch|breakfast|meal)s?)/i;

/** Where one goes week after week; days in a row of something else may be those of one week. */
const regular =
  /\b(?:daycare|preschool|pre-?k|kindergarten|nursery|school|drop[- ]?offs?|pick[- ]?ups?|gym|work|shifts?|bus|carpool|lessons?|class(?:es)?|practice|training|yoga|pilates|therapy|tutoring|tutor)\b/i;
const otherwise =
  /\b(?:no|(?<!drop[ -])off|closed|cancel|move|skip|delete|remove|reschedule|camp|break|trip|vacation|visits?|visiting|this week|(?<!(?:from|starting|beginning) )next week|until|meal|dinner|lunch|breakfast|remind|what|when|who|is|are)\b|\?|:(?!\d)/i;

const placeOf = (said: string) => names.findIndex((name) => name.startsWith(said.toLowerCase().slice(0, 3)));

function daysFrom(first: string, last: string): number[] {
  const [from, to] = [placeOf(first), placeOf(last)];
  return names.flatMap((_, at) => (at >= from && at <= to ? [at] : []));
}

/** Two days may be those of one week: 'soccer mon and wed at 5', but not 'mondays and thursdays', nor until a day far off. */
const isWeekly = (said: string, message: string) => /^(?:every|each) |days\b/i.test(said) || lasting.test(message);
const lasting = /\b(?:until|till|til|through|thru) (?:the )?(?:\p{L}{3,9} \d|\d|end of|christmas|easter|summer)/iu;

/** The days that are said, and the words for them. */
function daysIn(message: string): { said: string; days: number[] } | undefined {
  const [inRow] = row.exec(message) ?? [];
  if (inRow) {
    const days = (inRow.match(day) ?? []).map(placeOf);
    if (days.length === 2) return isWeekly(inRow, message) ? { said: inRow, days } : undefined;
    const isApart = days.some((one, at) => at > 0 && one - (days[at - 1] ?? one) > 1);
    return isApart || regular.test(message) ? { said: inRow, days } : undefined;
  }
  if (!regular.test(message)) return undefined;
  const [between, first = '', last = ''] = range.exec(message) ?? [];
  if (between) return { said: between, days: daysFrom(first, last) };
  const [all] = weekdays.exec(message) ?? [];
  return all ? { said: all, days: daysFrom('mon', 'fri') } : undefined;
}

/** A sentence for each of the days, every week. */
export function onWeekdays(message: string): string | undefined {
  const found = otherwise.test(message.replace(lasting, '')) ? undefined : daysIn(message);
  // An hour is said, or that it is every week: 'every monday and thursday trash day'.
  const isClear = /\d/.test(message) || /^(?:every|each) /i.test(found?.said ?? '');
  if (!found || found.days.length < 2 || !isClear || rhythmIn(message.replace(found.said, ''))) return undefined;
  return found.days.map((at) => message.replace(found.said, `every ${names[at]}`)).join('. ');
}
