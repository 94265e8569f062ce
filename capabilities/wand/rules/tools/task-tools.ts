import { NewTimedTask, timedTasksApi } from '#capabilities/notices/task-contract.ts';
import { itemCategories, type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import { rhythmApi } from '#capabilities/planner/rhythm-contract.ts';
import { categoryLabels } from '#capabilities/planner/rules/words.ts';
import { frequencies, frequencyLabels } from '#core/recurrence.ts';
import { assigneeField } from './people-options.ts';
import type { Tool, ToolContext, Values } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { formatDateTime, optionsFrom, readTool, recordFinder, withoutDefaults } from './tool-parts.ts';
import { ToolRefusal } from './tool-refusal.ts';

const omittedFields = [
  ...['aiGenerated', 'actionable', 'triggerType', 'childAgeMonths', 'relatedItemId', 'dismissed'],
  ...['destination', 'startDate', 'endDate', 'travelType', 'travelers'],
];

const newFields = fieldsFrom(
  NewTimedTask,
  {
    title: {},
    triggerDate: { hint: "for a present 'in time': 7 days before" },
    remindAt: { hint: 'only if she names the hour at which somebody is to be reminded' },
    category: { options: optionsFrom(itemCategories, (word) => categoryLabels[word]), defaultValue: 'task' },
    assigneeId: assigneeField,
    recurringFrequency: {
      options: optionsFrom(frequencies, (word) => frequencyLabels[word]),
      hint: 'only of what repeats; the date is then the first',
    },
    recurringUntil: {},
    // The planner requires a description; the title is all we know.
    description: { defaultValue: (_context, { title }) => title ?? null },
  },
  omittedFields,
);
/** The time of a task that exists is changed by the tool 'remind_me'. */
const fields = withoutDefaults(newFields.filter(({ name }) => name !== 'remindAt'));

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
    endpoint: timedTasksApi.add,
    description: 'Propose a new task for the planner: what she or another adult has to do or to think of',
    action: 'add',
    heading: 'New task',
    fields: newFields,
    path,
  },
  {
    kind: 'write',
    name: 'change_task',
    endpoint: plannerApi.change,
    description: 'Propose a change of a task: its id and only what changes',
    action: 'change',
    heading: 'Change task',
    fields,
    record,
    path,
  },
  {
    kind: 'write',
    name: 'dismiss_task',
    endpoint: rhythmApi.finish,
    description:
      'Propose to dismiss a task, because it is done or not wanted any more; of one that repeats, the date that is due',
    action: 'do',
    heading: 'Check off task',
    fields: [],
    record: openRecord,
    input: (_values, _context, { params }) => ({ params, body: {} }),
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
