import { NewPlannerItem, type PlannerItem, plannerApi, travelTypes } from '#capabilities/planner/contract.ts';
import { type PackingItem, packingApi } from '#capabilities/planner/packing-contract.ts';
import { dueWords, travelTypeLabels } from '#capabilities/planner/rules/words.ts';
import { peopleByName } from './people-options.ts';
import type { FoundRecord, Ground, Tool, Values } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { choices, inChange, reading, recordIn } from './tool-parts.ts';

const ofTasksOrOurs = [
  ...[
    'category',
    'aiGenerated',
    'actionable',
    'triggerType',
    'triggerDate',
    'childAgeMonths',
    'relatedItemId',
    'dismissed',
  ],
];

const fields = fieldsFrom(
  NewPlannerItem,
  {
    title: {},
    destination: {},
    startDate: {},
    endDate: {},
    travelType: { options: choices(travelTypes, (word) => travelTypeLabels[word]) },
    travelers: { options: peopleByName, hint: 'names; the whole list' },
    // The planner asks for one, and she has said no more than this.
    description: { usually: (_ground, { title }) => title ?? null },
  },
  ofTasksOrOurs,
);

const isTrip = ({ category }: PlannerItem) => category === 'trip';

const record = recordIn(plannerApi.list, {
  title: ({ title }: PlannerItem) => title,
  words: (trip, { today }) => dueWords(trip, today) ?? 'No dates',
  isOne: isTrip,
});

async function travelersOf({ look }: Ground, { id }: Values) {
  const trip = (await look(plannerApi.list)).find((item) => item.id === id);
  return (trip?.travelers ?? []).map((name) => ({ value: name, label: name }));
}

/** One line of the packing list of a trip. */
async function lineRecord(ground: Ground, { id, itemId }: Values): Promise<FoundRecord | undefined> {
  const trip = await record(ground, { id: id ?? null });
  const lines = trip ? await ground.look(packingApi.list, { params: { id: trip.id } }) : [];
  const line = lines.find((one) => one.id === itemId);
  return line && { id: line.id, title: line.name, words: trip?.title ?? '', values: line as unknown as Values };
}

const path = () => '/planner?tab=trips';

export const tripTools: Tool[] = [
  reading('read_packing_list', packingApi.list, 'The packing list of a trip'),
  {
    kind: 'write',
    name: 'add_trip',
    endpoint: plannerApi.add,
    sentence: 'Propose a new trip',
    action: 'add',
    heading: 'New trip',
    fields,
    input: (_values, _ground, { params, body }) => ({ params, body: { ...body, category: 'trip' } }),
    path,
  },
  {
    kind: 'write',
    name: 'change_trip',
    endpoint: plannerApi.change,
    sentence: 'Propose a change of a trip: its id and only what changes',
    action: 'change',
    heading: 'Change trip',
    fields: inChange(fields),
    record,
    path,
  },
  {
    kind: 'write',
    name: 'remove_trip',
    endpoint: plannerApi.remove,
    sentence: 'Propose to remove a trip with its packing list and its plan',
    action: 'remove',
    heading: 'Remove trip',
    fields: [],
    record,
    path,
  },
  {
    kind: 'write',
    name: 'add_packing',
    endpoint: packingApi.add,
    sentence: "Propose to add one thing to the packing list of a trip, by the trip's id",
    action: 'add',
    heading: 'Add to the packing list',
    fields: [
      { name: 'name', label: 'Item', kind: 'text', isRequired: true },
      { name: 'traveler', label: 'Traveler', kind: 'choice', options: travelersOf, hint: 'nobody where it is shared' },
    ],
    record,
    subject: ({ name }, trip) => `${name} (${trip?.title})`,
    path,
  },
  {
    kind: 'write',
    name: 'make_packing_list',
    endpoint: packingApi.suggest,
    sentence: "Propose to fill the packing list of a trip with what such a trip usually takes, by the trip's id",
    action: 'do',
    heading: 'Fill the packing list',
    fields: [],
    record,
    details: (lines: PackingItem[]) => [`${lines.length} ${lines.length === 1 ? 'thing' : 'things'} to pack`],
    path,
  },
  {
    kind: 'write',
    name: 'change_packing',
    endpoint: packingApi.change,
    sentence: 'Propose to tick something on the packing list, or to untick it: id is the trip, itemId the line',
    action: 'change',
    heading: 'Change the packing list',
    fields: [{ name: 'isPacked', label: 'Packed', kind: 'flag' }],
    record: lineRecord,
    path,
  },
  {
    kind: 'write',
    name: 'remove_packing',
    endpoint: packingApi.remove,
    sentence: 'Propose to take something off the packing list: id is the trip, itemId the line',
    action: 'remove',
    heading: 'Take off the packing list',
    fields: [],
    record: lineRecord,
    path,
  },
];
