import { calendarApi, type Event, eventsApi, NewEvent } from '#capabilities/calendar/contract.ts';
import { dashboardApi } from '#capabilities/dashboard/contract.ts';
import { assigneeField, childNameOptions } from './people-options.ts';
import type { Tool, ToolContext, Values } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { formatDateTime, joinWithCommas, readTool, recordFinder, withoutDefaults } from './tool-parts.ts';

/** The children, plus names already on the event that aren't children (any more). */
async function affectedOptions(context: ToolContext, { id }: Values) {
  const children = await childNameOptions(context);
  const event = id ? (await context.look(eventsApi.list)).find((one) => one.id === id) : undefined;
  const others = (event?.affectedChildren ?? []).filter((name) => !children.some(({ value }) => value === name));
  return [...children, ...others.map((name) => ({ value: name, label: name }))];
}

const fields = fieldsFrom(
  NewEvent,
  {
    title: {},
    date: {},
    time: {},
    location: {},
    affectedChildren: {
      label: 'For which kids',
      kind: 'many',
      options: affectedOptions,
      hint: 'names of children; the whole list',
    },
    assigneeId: assigneeField,
    notes: {},
  },
  ['workbackPlan', 'affectsChildren'],
);

const record = recordFinder(eventsApi.list, {
  title: ({ title }: Event) => title,
  summary: ({ date, time, location }) => joinWithCommas([formatDateTime(date, time), location]),
});

/** The calendar is on the dashboard. */
const path = () => '/dashboard';

export const eventTools: Tool[] = [
  readTool(
    'whats_on',
    calendarApi.between,
    'Everything that is on from one day to another (both included): appointments, events, birthdays, parties, tasks, trips; assigneeId is the adult who does it',
  ),
  readTool(
    'today',
    dashboardApi.show,
    'What needs her attention, the most pressing first, what matters today and in the week ahead, the meals of today and what renews soon',
    ({ children: _, attention, ...dashboard }) => ({
      needsAttention: attention.map(({ sentence, about }) => joinWithCommas([sentence, about])),
      ...dashboard,
    }),
  ),
  readTool('list_events', eventsApi.list, 'All events of the family calendar with their ids', (events) =>
    events.map(({ affectsChildren: _, ...event }) => event),
  ),
  {
    kind: 'write',
    name: 'add_event',
    endpoint: eventsApi.add,
    description: "Propose a new event of the family's calendar: parties, fairs, concerts, dinners",
    action: 'add',
    heading: 'New event',
    fields,
    path,
  },
  {
    kind: 'write',
    name: 'change_event',
    endpoint: eventsApi.change,
    description: 'Propose a change of an event: its id and only what changes',
    action: 'change',
    heading: 'Change event',
    fields: withoutDefaults(fields),
    record,
    path,
  },
  {
    kind: 'write',
    name: 'remove_event',
    endpoint: eventsApi.remove,
    description: 'Propose to remove an event',
    action: 'remove',
    heading: 'Remove event',
    fields: [],
    record,
    path,
  },
];
