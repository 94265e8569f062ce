import { plannerApi } from '#capabilities/planner/contract.ts';
import { addDays, weekday } from '#core/dates.ts';
import type { Values } from '../tools/tool.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { onlyChanged } from './record-change.ts';
import { aboutKept } from './record-reader.ts';
import { tripChange } from './trip-change.ts';
import { packing } from './trip-packing.ts';
import { destinationIn, isLeaving, isTrip, mentionedTrips, travelTypeIn, tripName, tripsToCome } from './trip-words.ts';

const aboutTrip = aboutKept('trip');

/** Journeys, and what goes into the bags. */
export const tripReader: Reader = async (clause, context) =>
  (await packing(clause, context)) ??
  (await tripChange(clause, context)) ??
  (await aboutTrip(clause, context)) ??
  (await newTrip(clause, context));

const isAll = /\b(we|we're|were|our|us|all|everyone|everybody|family)\b/;

/** A weekend away ends on its Sunday. */
const sundayAfter = (date: string | undefined) =>
  date && [5, 6].includes(weekday(date)) ? addDays(date, 7 - weekday(date)) : undefined;

async function newTrip(
  { text, lower, when, people, untimed }: Clause,
  { asked, household }: Context,
): Promise<readonly Reading[] | undefined> {
  if (/^(what|when|where|who|how|which|is|are|do|does)\b/.test(lower)) return undefined;
  if (when.time || !(isTrip(lower) || (when.endDate && isLeaving(lower)))) return undefined;
  const place = destinationIn(untimed);
  const title = place ?? tripName(untimed);
  const destination = place?.split(' in ').at(-1);
  if (!title) return undefined;
  const travelers =
    people.length > 0 && !isAll.test(lower) ? people : household.filter(({ memberType }) => memberType !== 'pet');
  const travelType = travelTypeIn(lower);
  const endDate = when.endDate ?? (/\bweekend\b/.test(lower) ? sundayAfter(when.date) : undefined);
  const values: Values = {
    title,
    ...(destination && { destination }),
    startDate: when.date ?? null,
    endDate: endDate ?? null,
    travelers: travelers.map(({ name }) => name),
    ...(travelType && { travelType }),
  };
  const [known] = mentionedTrips(tripsToCome(await asked.look(plannerApi.list), asked.today), destination ?? '');
  if (known && when.date) {
    const changed = onlyChanged(known, { startDate: when.date, endDate });
    return Object.keys(changed).length > 0
      ? [{ kind: 'propose', tool: 'change_trip', values: { id: known.id, ...changed }, quote: text }]
      : undefined;
  }
  if (when.date && endDate) return [{ kind: 'propose', tool: 'add_trip', values, quote: text }];
  const field = when.date ? 'endDate' : 'startDate';
  const question = when.date
    ? 'Until when is it?'
    : `When is the trip${destination ? ` to ${destination}` : ''}, from which day to which?`;
  return [{ kind: 'ask', question, waiting: { kind: 'missing', tool: 'add_trip', values, field, quote: text } }];
}
