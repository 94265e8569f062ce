import { itemCategories, NewPlannerItem, type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import { categoryLabels } from '#capabilities/planner/rules/words.ts';
import { assigneeField } from './people-options.ts';
import type { Tool, ToolContext, Values } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { formatDateTime, optionsFrom, readTool, recordFinder, withoutDefaults } from './tool-parts.ts';
import { ToolRefusal } from './tool-refusal.ts';

const omittedFields = [
  ...['aiGenerated', 'actionable', 'triggerType', 'childAgeMonths', 'relatedItemId', 'dismissed'],
  ...['destination', 'startDate', 'endDate', 'travelType', 'travelers'],
];

const fields = fieldsFrom(
  NewPlannerItem,
  {
    title: {},
    triggerDate: {},
    category: { options: optionsFrom(itemCategories, (word) => categoryLabels[word]), defaultValue: 'recurring' },
    assigneeId: assigneeField,
    // The planner requires a description; the title is all we know.
    description: { defaultValue: (_context, { title }) => title ?? null },
  },
  omittedFields,
);

const record = recordFinder(plannerApi.list, {
  title: ({ title }: PlannerItem) => title,
  summary: ({ triggerDate }) => formatDateTime(triggerDate, null) ?? 'No date',
  isMatch: ({ category }) => category !== 'trip',
});

async function openRecord(context: ToolContext, values: Values) {
  const found = await record(context, values);
  if (found?.values.dismissed) throw new ToolRefusal(`It is dismissed already: ${found.title}`);
  return found;
}

const path = () => '/planner';

export const taskTools: Tool[] = [
  readTool('list_planner', plannerApi.list, 'The tasks and trips of the planner with their ids', (items) =>
    items.filter(({ dismissed }) => !dismissed),
  ),
  {
    kind: 'write',
    name: 'add_task',
    endpoint: plannerApi.add,
    description: 'Propose a new task for the planner: what she has to do or to think of',
    action: 'add',
    heading: 'New task',
    fields,
    path,
  },
  {
    kind: 'write',
    name: 'change_task',
    endpoint: plannerApi.change,
    description: 'Propose a change of a task: its id and only what changes',
    action: 'change',
    heading: 'Change task',
    fields: withoutDefaults(fields),
    record,
    path,
  },
  {
    kind: 'write',
    name: 'dismiss_task',
    endpoint: plannerApi.change,
    description: 'Propose to dismiss a task, because it is done or not wanted any more',
    action: 'do',
    heading: 'Dismiss task',
    fields: [],
    record: openRecord,
    input: (_values, _context, { params }) => ({ params, body: { dismissed: true } }),
    path,
  },
  {
    kind: 'write',
    name: 'remove_task',
    endpoint: plannerApi.remove,
    description: 'Propose to remove a task from the planner',
    action: 'remove',
    heading: 'Remove task',
    fields: [],
    record,
    path,
  },
];
