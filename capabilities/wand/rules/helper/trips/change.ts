import { type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import { dateOf, dateParts } from '#core/dates.ts';
import type { Clock, Value } from '../../tools/tool.ts';
import type { Clause, Reader, When } from '../reader.ts';
import { onlyChanged } from '../records/change.ts';
import { shiftedDate, shiftIn } from '../records/shift.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import { tellsOf, toldOf } from './told.ts';
import { mentionedTrips, tripsToCome } from './words.ts';

const otherRequest =
  /^(?:what|when|where|who|how|which|is|are|do|does|pack|remind|bring)\b|\b(?:remind|wait|never ?mind)\b/;
export const shifting =
  /^(?:cancel|call off|scrap|scratch|delete|remove|get|drop|move|push|postpone|shift|delay|reschedule)\b/;
const ends =
  /\b(?:(?<!(?:pushed|moved|put|shifted|set) )back|return|returning|home|until|till|ends?|ending|stay|staying|longer|extend|extended|shorter|shorten|cut)\b/;
const starts = /\b(?:leave|leaving|depart|departing|start|starts|begins?|set off|setting off|head out|heading out)\b/;
const comes =
  /\b(?:is|are|'s|will be) (?:also |now )?(?:coming|joining|going|on)\b|\b(?:comes|joins|can come|wants to come|will come|will join|coming along)\b|^(?:add|include|put) /;
/** 'only David and Mia are going to Tahoe' */
const onlyThey = /^(?:it's |now )?only [^.;]{2,60}? (?:is|are|am|'s|'re) (?:now )?(?:coming|joining|going)\b/;
const staysHome =
  /\b(?:isn't|isnt|is not|not|can't|cant|cannot|won't|wont|no longer|decided against) (?:be )?(?:coming|come|going|go|joining|join|make it)\b|\b(?:stays?|staying) (?:home|at home|behind|here|with)\b|^(?:take|leave|drop|remove|delete|cross) .{1,40} (?:off|out|from)\b|\b(?:without|minus) \p{L}|\b(?:drops|dropped) out\b|\btake .{1,30} off\b/u;

/** 'We booked the cruise, save the trip' tells of a new one. */
const another = /\b(?:save|add|booked|new|put in|note|enter|cruise)\b|\b(?:trip|vacation|holiday) (?:to|in|at) \p{L}/u;
const ourDay =
  /^(?:and )?(?:we|we're|we'll|we are|we will)(?: all| only| just| now| actually){0,2} (?:stay|staying|leave|leaving|return|returning|(?:be |are |come |coming |drive |driving |fly |flying |head |heading |get )?(?:back|home))\b/;
const pronoun = /\b(?:her|him|she|he)\b/;

/** What becomes of a trip that is there: 'tahoe: we stay one day longer', 'David isn't coming to Tahoe'. */
export const tripChange: Reader = async (said, { asked, household }) => {
  // 'Nora stays here, take her off the trip'
  const people =
    said.people.length === 0 && pronoun.test(said.lower) ? peopleIn(asked.message, household).people : said.people;
  const selves = household.filter((one) => one.relationship === 'self' && /\b(?:me|i)\b/.test(said.lower));
  const going = onlyThey.test(said.lower) ? [...new Set([...selves, ...people])] : people;
  const clause = { ...said, people: going, when: spanIn(said, asked) };
  if (otherRequest.test(clause.lower) || !speaksOfTravel(clause)) return undefined;
  const trips = tripsToCome(await asked.look(plannerApi.list), asked.today);
  const isTheTrip =
    /\b(?:the|our) (?:trip|vacation)\b/.test(clause.lower) &&
    !another.test(clause.untimed.toLowerCase()) &&
    trips.length === 1;
  // 'pack the sleeping bags for Tahoe, and we only stay till the 22nd'
  const isOurs = ourDay.test(clause.lower) && (said.when.date ?? said.when.until) !== undefined && !said.when.time;
  const named = mentionedTrips(trips, clause.lower);
  const mentioned = named.length === 0 && isOurs ? mentionedTrips(trips, asked.message.toLowerCase()) : named;
  const [trip, ...others] = mentioned.length === 0 && isTheTrip ? trips : mentioned;
  if (!trip || others.length > 0) return undefined;
  const values = onlyChanged(trip, changeOf(trip, clause));
  if (Object.keys(values).length === 0) return undefined;
  return [{ kind: 'propose', tool: 'change_trip', values: { id: trip.id, ...values }, quote: clause.text }];
};

/** 'change the trip from the 20th to the 24th': its first and its last day, not one that becomes another. */
function spanIn({ text, when }: Clause, clock: Clock): When {
  const at = /^(?:change|update|set)\b/i.test(text) ? text.search(/ from /i) : -1;
  const { when: span } = whenIn(text.slice(Math.max(at, 0)), clock);
  return at > 0 && span.date && span.endDate ? span : when;
}

const isTold = (lower: string) => tellsOf.test(lower) && !shifting.test(lower);

/** Trips are looked up only for words that could change one. */
const speaksOfTravel = ({ lower, when, people }: Clause) =>
  isTold(lower) ||
  (!shifting.test(lower) &&
    (ends.test(lower) || starts.test(lower) || (when.date !== undefined && when.endDate !== undefined))) ||
  (people.length > 0 && (staysHome.test(lower) || comes.test(lower)));

/** 'it starts on the 18th now, the end stays' */
const unchanged = /\b(?:end|return|start)(?: day| date)? (?:stays?|remains?|is (?:the same|unchanged))\b/;

function changeOf(trip: PlannerItem, clause: Clause): Record<string, Value | undefined> {
  const { text, when, people } = clause;
  const lower = clause.lower.replace(unchanged, '');
  const { travelers, startDate, endDate } = trip;
  const told = isTold(lower) ? toldOf(trip, text) : undefined;
  if (told) return told;
  const names = people.map(({ name }) => name);
  if (names.length > 0 && staysHome.test(lower))
    return { travelers: travelers.filter((name) => !names.includes(name)) };
  if (names.length > 0 && onlyThey.test(lower) && !when.date) return { travelers: names };
  if (names.length > 0 && comes.test(lower) && !when.date) return { travelers: [...new Set([...travelers, ...names])] };
  if (when.date && when.endDate)
    return { startDate: near(startDate, when.date, lower), endDate: near(endDate, when.endDate, lower) };
  const said = when.until ?? when.date;
  const shift = shiftIn(lower);
  if (ends.test(lower)) {
    if (said) return { endDate: near(endDate, said, lower) };
    return { endDate: shift && endDate ? shiftedDate(endDate, shift.days) : undefined };
  }
  if (!starts.test(lower)) return {};
  if (said) return { startDate: near(startDate, said, lower) };
  return { startDate: shift && startDate ? shiftedDate(startDate, shift.days) : undefined };
}

const month = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|\d\/\d/;

/** 'Back on the 24th' is the 24th of the month in which the trip is. */
function near(old: string | null, said: string, lower: string): string {
  if (!old || month.test(lower) || !/\d(?:st|nd|rd|th)\b/.test(lower)) return said;
  const { year, month: tripMonth } = dateParts(old);
  return dateOf(year, tripMonth, dateParts(said).day);
}
