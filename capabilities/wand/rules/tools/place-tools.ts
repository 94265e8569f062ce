import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { nudgesApi } from '#capabilities/nudges/contract.ts';
import { whereToBook } from '#capabilities/nudges/rules/where-to-book.ts';
import { NewPlace, type Place, placesApi } from '#capabilities/places/contract.ts';
import { bookablePlaces, wasAt } from '#capabilities/places/rules/again.ts';
import { wayLabels, ways } from '#capabilities/places/rules/ways.ts';
import { joinWords } from '#core/text-list.ts';
import { peopleOptions } from './people-options.ts';
import type { FoundRecord, Tool, ToolContext, Values } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { formatDateTime, joinWithCommas, optionsFrom, readTool, recordFinder } from './tool-parts.ts';

const fields = fieldsFrom(
  NewPlace,
  {
    name: { hint: "as the family says it: 'Dr. Lee'" },
    category: { hint: 'what kind of appointments it has' },
    memberId: {
      label: 'For whom',
      kind: 'choice',
      options: peopleOptions,
      emptyLabel: 'Anyone',
      hint: 'the name of somebody of the household, only if it is for one person',
    },
    phone: {},
    email: {},
    website: { hint: 'where appointments are booked' },
    preferredWay: { options: optionsFrom(ways, (way) => wayLabels[way]) },
    length: { label: 'Usual length in minutes' },
    location: {},
    notes: {},
  },
  ['bookingLinkId'],
);

const record = recordFinder(placesApi.list, {
  title: ({ name }: Place) => name,
  summary: ({ category, phone, email, website }) => joinWithCommas([category, phone ?? email ?? website]),
});

const bookable = async ({ look }: ToolContext) =>
  bookablePlaces(...(await Promise.all([look(placesApi.list), look(appointmentsApi.list)])));

const placeOf = async ({ placeId }: Values, context: ToolContext) =>
  (await bookable(context)).find(({ id }) => id === placeId);

const appointmentWords = ({ title, date, time }: { title: string; date: string; time: string | null }) =>
  `${title} on ${formatDateTime(date, time)}`;

/** What is on the calendar already for this person, there or of the same kind. */
async function alreadyBooked(values: Values, _record: FoundRecord | undefined, context: ToolContext) {
  const place = await placeOf(values, context);
  const isSame = ({ type }: { type: string }) => type !== 'Other' && type === place?.category;
  const found = (await context.look(appointmentsApi.list))
    .filter(({ date, childId, assigneeId }) => date >= context.today && values.memberId === (childId ?? assigneeId))
    .filter((one) => place && (wasAt(one, place) || isSame(one)));
  return found.map((one) => `Already on the calendar: ${appointmentWords(one)}.`);
}

/** Nothing refers to a place, so appointments stay. A suggestion to book may lose the place it would book with. */
async function leftBehind(_values: Values, removed: FoundRecord | undefined, { look, today }: ToolContext) {
  const [appointments, places, nudges] = await Promise.all([
    look(appointmentsApi.list),
    look(placesApi.list),
    look(nudgesApi.show),
  ]);
  const place = places.find(({ id }) => id === removed?.id);
  const upcoming = appointments.filter((one) => one.date >= today && place && wasAt(one, place));
  const others = places.filter((one) => one !== place);
  const booksWith = (nudge: (typeof nudges)[number], known: readonly Place[]) =>
    whereToBook(nudge, { today, appointments, places: known })?.place.id;
  const lost = nudges.filter((nudge) => booksWith(nudge, places) === removed?.id && !booksWith(nudge, others));
  return [
    upcoming.length > 0
      ? `${joinWords(upcoming.map(appointmentWords))} ${upcoming.length > 1 ? 'stay' : 'stays'}.`
      : 'Your appointments stay.',
    ...lost.map(({ label }) => `We'll still bring up ${label}, but you'll have to look up how to book it.`),
  ];
}

const path = () => '/appointments';

export const placeTools: Tool[] = [
  readTool(
    'list_places',
    placesApi.list,
    'The people and places the family books with, such as the dentist, with their ids and how to reach them',
  ),
  {
    kind: 'write',
    name: 'add_place',
    endpoint: placesApi.add,
    description: 'Propose a new person or place that the family books with: a dentist, a hair salon',
    action: 'add',
    heading: 'New person or place to book with',
    fields,
    path,
  },
  {
    kind: 'write',
    name: 'change_place',
    endpoint: placesApi.change,
    description: 'Propose a change of a person or place that the family books with: its id and only what changes',
    action: 'change',
    heading: 'Change person or place',
    fields,
    record,
    path,
  },
  {
    kind: 'write',
    name: 'remove_place',
    endpoint: placesApi.remove,
    description: 'Propose to remove a person or place that the family books with',
    action: 'remove',
    heading: 'Remove person or place',
    fields: [],
    record,
    facts: leftBehind,
    path,
  },
  {
    kind: 'book',
    name: 'book',
    description:
      'Show the card from which she books an appointment herself: it has a written message with free times, and one button that opens the booking page, calls or opens the message. For an appointment whose day is not known yet',
    action: 'book',
    heading: 'Book',
    fields: [
      {
        name: 'placeId',
        label: 'Where',
        kind: 'choice',
        isRequired: true,
        options: async (context) => (await bookable(context)).map(({ id, name }) => ({ value: id, label: name })),
        hint: "the id or name as 'list_places' tells it, or the title of an earlier appointment",
      },
      {
        name: 'memberId',
        label: 'For whom',
        kind: 'choice',
        options: peopleOptions,
        defaultValue: async (context, values) => (await placeOf(values, context))?.memberId ?? null,
        hint: 'the name of somebody of the household',
      },
      { name: 'whatFor', label: 'What for', kind: 'text', hint: "with its article: 'a cleaning'; only if she said so" },
    ],
    subject: async (values, _record, context) => (await placeOf(values, context))?.name ?? '',
    facts: alreadyBooked,
  },
];
