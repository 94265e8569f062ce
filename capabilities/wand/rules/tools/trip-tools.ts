import { NewPlannerItem, type PlannerItem, plannerApi, travelTypes } from '#capabilities/planner/contract.ts';
import { type PackingItem, packingApi } from '#capabilities/planner/packing-contract.ts';
import { dueWords, travelTypeLabels } from '#capabilities/planner/rules/words.ts';
import { assigneeField, peopleNameOptions } from './people-options.ts';
import type { FoundRecord, Tool, ToolContext, Values } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { optionsFrom, readTool, recordFinder, withoutDefaults } from './tool-parts.ts';

const omittedFields = [
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
    travelType: { options: optionsFrom(travelTypes, (word) => travelTypeLabels[word]) },
    travelers: { options: peopleNameOptions, hint: 'names; the whole list' },
    assigneeId: assigneeField,
    // The planner requires a description; the title is all we know.
    description: { defaultValue: (_context, { title }) => title ?? null },
  },
  omittedFields,
);

const isTrip = ({ category }: PlannerItem) => category === 'trip';

const record = recordFinder(plannerApi.list, {
  title: ({ title }: PlannerItem) => title,
  summary: (trip, { today }) => dueWords(trip, today) ?? 'No dates',
  isMatch: isTrip,
});

async function travelersOf({ look }: ToolContext, { id }: Values) {
  const trip = (await look(plannerApi.list)).find((item) => item.id === id);
  return (trip?.travelers ?? []).map((name) => ({ value: name, label: name }));
}

/** Finds a line of a trip's packing list. */
async function lineRecord(context: ToolContext, { id, itemId }: Values): Promise<FoundRecord | undefined> {
  const trip = await record(context, { id: id ?? null });
  const lines = trip ? await context.look(packingApi.list, { params: { id: trip.id } }) : [];
  const line = lines.find((one) => one.id === itemId);
  return line && { id: line.id, title: line.name, summary: trip?.title ?? '', values: line as unknown as Values };
}

const path = () => '/planner?tab=trips';

export const tripTools: Tool[] = [
  readTool('read_packing_list', packingApi.list, 'The packing list of a trip'),
  {
    kind: 'write',
    name: 'add_trip',
    endpoint: plannerApi.add,
    description: 'Propose a new trip',
    action: 'add',
    heading: 'New trip',
    fields,
    input: (_values, _context, { params, body }) => ({ params, body: { ...body, category: 'trip' } }),
    path,
  },
  {
    kind: 'write',
    name: 'change_trip',
    endpoint: plannerApi.change,
    description: 'Propose a change of a trip: its id and only what changes',
    action: 'change',
    heading: 'Change trip',
    fields: withoutDefaults(fields),
    record,
    path,
  },
  {
    kind: 'write',
    name: 'remove_trip',
    endpoint: plannerApi.remove,
    description: 'Propose to remove a trip with its packing list and its plan',
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
    description: "Propose to add one thing to the packing list of a trip, by the trip's id",
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
    description: "Propose to fill the packing list of a trip with what such a trip usually takes, by the trip's id",
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
    description: 'Propose to tick something on the packing list, or to untick it: id is the trip, itemId the line',
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
    description: 'Propose to take something off the packing list: id is the trip, itemId the line',
    action: 'remove',
    heading: 'Take off the packing list',
    fields: [],
    record: lineRecord,
    path,
  },
];
