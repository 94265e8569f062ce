import { type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import { addDays, addMonths, dateOf, dateParts, daysBetween } from '#core/dates.ts';
import type { Clock, Value } from '../../tools/tool.ts';
import type { Clause, Context, Reader, When } from '../reader.ts';
import { onlyChanged } from '../records/change.ts';
import { shiftedDate, shiftIn } from '../records/shift.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import { tellsOf, toldOf } from './told.ts';
import { tellsWhoGoes, travelersAfter } from './travelers.ts';
import { tripLabel, whichTrip } from './which.ts';
import { mentionedTrips, tripsToCome } from './words.ts';

const otherRequest =
  /^(?:what|when|where|who|how|which|is|are|do|does|pack|remind|bring)\b|\b(?:remind|wait|never ?mind)\b/;
export const shifting =
  /^(?:cancel|call off|scrap|scratch|delete|remove|get|drop|move|push|postpone|shift|delay|reschedule)\b/;
const ends =
  /\b(?:(?<!(?:pushed|moved|put|shifted|set) )back|return|returning|home|until|till|ends?|ending|stay|staying|longer|extend|extended|shorter|shorten|cut)\b/;
const starts = /\b(?:leave|leaving|depart|departing|start|starts|begins?|set off|setting off|head out|heading out)\b/;
/** 'We booked the cruise, save the trip' tells of a new one. */
const another =
  /\b(?:save|add|booked|new|put in|note|enter|cruise)\b|\b(?:trip|vacation|holiday) (?:to|in|at) (?!(?:come|leave|return|start|end|go|be|stay|last)\b)\p{L}/u;
const ourDay =
  /^(?:and )?(?:we|we're|we'll|we are|we will)(?: all| only| just| now| actually){0,2} (?:stay|staying|leave|leaving|return|returning|(?:be |are |come |coming |drive |driving |fly |flying |head |heading |get )?(?:back|home))\b/;
const pronoun = /\b(?:her|him|she|he)\b/;

/** What becomes of a trip that is there: 'tahoe: we stay one day longer', 'David isn't coming to Tahoe'. */
export const tripChange: Reader = async (said, { asked, household }) => {
  // 'Nora stays here, take her off the trip'
  const people =
    said.people.length === 0 && pronoun.test(said.lower) ? peopleIn(asked.message, household).people : said.people;
  const clause = { ...said, people, when: spanIn(said, asked) };
  if (otherRequest.test(clause.lower) || !speaksOfTravel(clause)) return undefined;
  const trips = tripsToCome(await asked.look(plannerApi.list), asked.today);
  const isTheTrip =
    /\b(?:the|our) (?:trip|vacation)\b/.test(clause.lower) && !another.test(clause.untimed.toLowerCase());
  // 'pack the sleeping bags for Tahoe, and we only stay till the 22nd'
  const isOurs = ourDay.test(clause.lower) && (said.when.date ?? said.when.until) !== undefined && !said.when.time;
  const named = mentionedTrips(trips, clause.lower);
  const mentioned = named.length === 0 && isOurs ? mentionedTrips(trips, asked.message.toLowerCase()) : named;
  const meant = mentioned.length === 0 && isTheTrip ? trips : mentioned;
  const changes = meant.flatMap((trip) => {
    const values = onlyChanged(trip, changeOf(trip, clause, household));
    return Object.keys(values).length > 0
      ? [{ label: tripLabel(trip), tool: 'change_trip', values: { id: trip.id, ...values } }]
      : [];
  });
  const [only, ...others] = changes;
  if (!only || mentioned.length > 1) return undefined;
  // Who goes where is said in so many words.
  const isSaidOutright = 'travelers' in only.values;
  if (others.length === 0)
    return [{ kind: 'propose', tool: only.tool, values: only.values, quote: clause.text, isSaidOutright }];
  return whichTrip('Which trip', changes, clause.text);
};

/** 'change the trip from the 20th to the 24th': its first and its last day, not one that becomes another. */
function spanIn({ text, when }: Clause, clock: Clock): When {
  const at = /^(?:change|update|set)\b/i.test(text) ? text.search(/ from /i) : -1;
  const { when: span } = whenIn(text.slice(Math.max(at, 0)), clock);
  return at > 0 && span.date && span.endDate ? span : when;
}

const isTold = (lower: string) => tellsOf.test(lower) && !shifting.test(lower);

/** Trips are looked up only for words that could change one. */
const speaksOfTravel = (clause: Clause) =>
  isTold(clause.lower) ||
  (!shifting.test(clause.lower) &&
    (ends.test(clause.lower) ||
      starts.test(clause.lower) ||
      (clause.when.date !== undefined && clause.when.endDate !== undefined))) ||
  tellsWhoGoes(clause);

/** 'it starts on the 18th now, the end stays' */
const unchanged = /\b(?:end|return|start)(?: day| date)? (?:stays?|remains?|is (?:the same|unchanged))\b/;

function changeOf(
  trip: PlannerItem,
  clause: Clause,
  household: Context['household'],
): Record<string, Value | undefined> {
  const { text, when } = clause;
  const lower = clause.lower.replace(unchanged, '');
  const { startDate, endDate } = trip;
  const told = isTold(lower) ? toldOf(trip, text) : undefined;
  if (told) return told;
  const travelers = travelersAfter(trip, { ...clause, lower }, household);
  if (travelers) return { travelers };
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

/** 'Back on the 24th' is the 24th nearest to the day that was planned. */
function near(old: string | null, said: string, lower: string): string {
  if (!old || month.test(lower) || !/\d(?:st|nd|rd|th)\b/.test(lower)) return said;
  const { year, month: oldMonth } = dateParts(old);
  const { day } = dateParts(said);
  const days = [-1, 0, 1]
    .map((months) => addDays(addMonths(dateOf(year, oldMonth, 1), months), day - 1))
    .filter((date) => dateParts(date).day === day);
  const distance = (date: string) => Math.abs(daysBetween(old, date));
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? said;
}
