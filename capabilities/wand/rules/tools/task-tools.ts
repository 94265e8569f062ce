import { itemCategories, NewPlannerItem, type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import { categoryLabels } from '#capabilities/planner/rules/words.ts';
import { Refused } from './refused.ts';
import type { Ground, Tool, Values } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { choices, inChange, momentWords, reading, recordIn } from './tool-parts.ts';

const ofTripsOrOurs = [
  ...['aiGenerated', 'actionable', 'triggerType', 'childAgeMonths', 'relatedItemId', 'dismissed'],
  ...['destination', 'startDate', 'endDate', 'travelType', 'travelers'],
];

const fields = fieldsFrom(
  NewPlannerItem,
  {
    title: {},
    triggerDate: {},
    category: { options: choices(itemCategories, (word) => categoryLabels[word]), usually: 'recurring' },
    // The planner asks for one, and she has said no more than this.
    description: { usually: (_ground, { title }) => title ?? null },
  },
  ofTripsOrOurs,
);

const record = recordIn(plannerApi.list, {
  title: ({ title }: PlannerItem) => title,
  words: ({ triggerDate }) => momentWords(triggerDate, null) ?? 'No date',
  isOne: ({ category }) => category !== 'trip',
});

async function openRecord(ground: Ground, values: Values) {
  const found = await record(ground, values);
  if (found?.values.dismissed) throw new Refused(`It is dismissed already: ${found.title}`);
  return found;
}

const path = () => '/planner';

export const taskTools: Tool[] = [
  reading('list_planner', plannerApi.list, 'The tasks and trips of the planner with their ids', (items) =>
    items.filter(({ dismissed }) => !dismissed),
  ),
  {
    kind: 'write',
    name: 'add_task',
    endpoint: plannerApi.add,
    sentence: 'Propose a new task for the planner: what she has to do or to think of',
    action: 'add',
    heading: 'New task',
    fields,
    path,
  },
  {
    kind: 'write',
    name: 'change_task',
    endpoint: plannerApi.change,
    sentence: 'Propose a change of a task: its id and only what changes',
    action: 'change',
    heading: 'Change task',
    fields: inChange(fields),
    record,
    path,
  },
  {
    kind: 'write',
    name: 'dismiss_task',
    endpoint: plannerApi.change,
    sentence: 'Propose to dismiss a task, because it is done or not wanted any more',
    action: 'do',
    heading: 'Dismiss task',
    fields: [],
    record: openRecord,
    input: (_values, _ground, { params }) => ({ params, body: { dismissed: true } }),
    path,
  },
  {
    kind: 'write',
    name: 'remove_task',
    endpoint: plannerApi.remove,
    sentence: 'Propose to remove a task from the planner',
    action: 'remove',
    heading: 'Remove task',
    fields: [],
    record,
    path,
  },
];
