import { calendarApi, type Event, eventsApi, NewEvent } from '#capabilities/calendar/contract.ts';
import { dashboardApi } from '#capabilities/dashboard/contract.ts';
import { childrenByName } from './people-options.ts';
import type { Ground, Tool, Values } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { inChange, inOneLine, momentWords, reading, recordIn } from './tool-parts.ts';

/** The children, and names that were chosen before. */
async function affected(ground: Ground, { id }: Values) {
  const children = await childrenByName(ground);
  const event = id ? (await ground.look(eventsApi.list)).find((one) => one.id === id) : undefined;
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
      label: 'Affects children',
      kind: 'many',
      options: affected,
      hint: 'names of children; the whole list',
    },
    notes: {},
  },
  ['workbackPlan', 'affectsChildren'],
);

const record = recordIn(eventsApi.list, {
  title: ({ title }: Event) => title,
  words: ({ date, time, location }) => inOneLine([momentWords(date, time), location]),
});

/** The calendar is there. */
const path = () => '/dashboard';

export const eventTools: Tool[] = [
  reading(
    'whats_on',
    calendarApi.between,
    'Everything that is on from one day to another (both included): appointments, events, birthdays, parties, tasks, trips',
  ),
  reading(
    'today',
    dashboardApi.show,
    'What matters today and in the week ahead, with the meals of today and what renews soon',
    ({ children: _, ...dashboard }) => dashboard,
  ),
  reading('list_events', eventsApi.list, 'All events of the family calendar with their ids', (events) =>
    events.map(({ affectsChildren: _, ...event }) => event),
  ),
  {
    kind: 'write',
    name: 'add_event',
    endpoint: eventsApi.add,
    sentence: "Propose a new event of the family's calendar: parties, fairs, concerts, dinners",
    action: 'add',
    heading: 'New event',
    fields,
    path,
  },
  {
    kind: 'write',
    name: 'change_event',
    endpoint: eventsApi.change,
    sentence: 'Propose a change of an event: its id and only what changes',
    action: 'change',
    heading: 'Change event',
    fields: inChange(fields),
    record,
    path,
  },
  {
    kind: 'write',
    name: 'remove_event',
    endpoint: eventsApi.remove,
    sentence: 'Propose to remove an event',
    action: 'remove',
    heading: 'Remove event',
    fields: [],
    record,
    path,
  },
];
