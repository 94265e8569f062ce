import { NewPlace, type Place, placesApi } from '#capabilities/places/contract.ts';
import { wayLabels, ways } from '#capabilities/places/rules/ways.ts';
import { peopleOptions } from './people-options.ts';
import { alreadyBooked, bookable, leftBehind, placeOf } from './place-facts.ts';
import type { Tool } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { joinWithCommas, optionsFrom, readTool, recordFinder } from './tool-parts.ts';

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
