import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { nudgesApi } from '#capabilities/nudges/contract.ts';
import { whereToBook } from '#capabilities/nudges/rules/where-to-book.ts';
import { type Place, placesApi } from '#capabilities/places/contract.ts';
import { bookablePlaces, wasAt } from '#capabilities/places/rules/again.ts';
import { waysOf } from '#capabilities/places/rules/ways.ts';
import { joinWithAnd } from '#core/text-list.ts';
import type { FoundRecord, ToolContext, Values } from './tool.ts';
import { formatDateTime } from './tool-parts.ts';

/** Lines on the cards of places, and where the family can book. */

export const bookable = async ({ look }: ToolContext) =>
  bookablePlaces(...(await Promise.all([look(placesApi.list), look(appointmentsApi.list)])));

export const placeOf = async ({ placeId }: Values, context: ToolContext) =>
  (await bookable(context)).find(({ id }) => id === placeId);

const appointmentWords = ({ title, date, time }: { title: string; date: string; time: string | null }) =>
  `${title} on ${formatDateTime(date, time)}`;

/** Existing appointments of this person at this place or of the same kind. */
export async function alreadyBooked(values: Values, _record: FoundRecord | undefined, context: ToolContext) {
  const place = await placeOf(values, context);
  const isSame = ({ type }: { type: string }) => type !== 'Other' && type === place?.category;
  const found = (await context.look(appointmentsApi.list))
    .filter(({ date, childId, assigneeId }) => date >= context.today && values.memberId === (childId ?? assigneeId))
    .filter((one) => place && (wasAt(one, place) || isSame(one)));
  return found.map((one) => `Already on the calendar: ${appointmentWords(one)}.`);
}

/** Nothing refers to a place, so appointments stay. A nudge to book may lose its place. */
export async function leftBehind(_values: Values, removed: FoundRecord | undefined, { look, today }: ToolContext) {
  const [appointments, places, nudges] = await Promise.all([
    look(appointmentsApi.list),
    look(placesApi.list),
    look(nudgesApi.show),
  ]);
  const place = places.find(({ id }) => id === removed?.id);
  const upcoming = appointments.filter((one) => one.date >= today && place && wasAt(one, place));
  const others = places.filter((one) => one !== place);
  const booksWith = (nudge: (typeof nudges)[number], known: readonly Place[]) => {
    const found = whereToBook(nudge, { today, appointments, places: known })?.place;
    return found && waysOf(found).length > 0 ? found.id : undefined;
  };
  const lost = nudges.filter((nudge) => booksWith(nudge, places) === removed?.id && !booksWith(nudge, others));
  return [
    upcoming.length > 0
      ? `${joinWithAnd(upcoming.map(appointmentWords))} ${upcoming.length > 1 ? 'stay' : 'stays'}.`
      : 'Your appointments stay.',
    ...lost.map(({ label }) => `We'll still bring up ${label}, but you'll have to look up how to book it.`),
  ];
}
