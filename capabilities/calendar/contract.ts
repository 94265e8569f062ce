import * as z from 'zod/mini';
import { assigneeId, optionalAssigneeId } from '#capabilities/household/assignee-contract.ts';
import { subjects } from '#capabilities/plans/contract.ts';
import { collection, endpoint } from '#core/endpoint.ts';
import { optionalText, recordFields, requiredDate, requiredText, requiredTime } from '#core/fields.ts';
import { optionalTextList, optionalUniqueWords } from '#core/list-fields.ts';

/** The calendar, which shows everything that has a date, and the family's events. */

const text = z.nullable(z.string());

const Event = z.object({
  ...recordFields,
  title: z.string(),
  date: z.string(),
  time: z.string(),
  location: text,
  notes: text,
  assigneeId,
  /** The steps of the work-back plan as text, such as '7 days before: Buy a present'. */
  workbackPlan: z.array(z.string()),
  /** Clients use both spellings, so both are sent. */
  affectedChildren: z.array(z.string()),
  affectsChildren: z.array(z.string()),
});
export type Event = z.output<typeof Event>;

export const NewEvent = z.object({
  title: requiredText('Title'),
  date: requiredDate('Date'),
  time: requiredTime('Time'),
  location: optionalText('Location', 500),
  notes: optionalText('Notes', 10_000),
  assigneeId: optionalAssigneeId,
  workbackPlan: optionalTextList('Schedule recommendations', 100, 500),
  affectedChildren: optionalUniqueWords('Affected children', { max: 50 }),
  affectsChildren: optionalUniqueWords('Affected children', { max: 50 }),
});
export type NewEvent = z.input<typeof NewEvent>;

export const eventsApi = collection('/api/events', {
  one: 'an event',
  many: 'the events',
  resources: ['events'],
  shows: ['events', 'plans', 'household'],
  item: Event,
  added: NewEvent,
  changed: z.partial(NewEvent),
});

/** The types are grouped into three colors: see `colorOf`. */
export const entryTypes = ['appointment', 'birthday', 'party', 'event', 'trip', 'reminder', 'step'] as const;
export type EntryType = (typeof entryTypes)[number];

/** A work-back plan and how much of it is done. */
const Plan = z.object({
  subject: z.enum(subjects),
  subjectId: z.uuid(),
  title: z.string(),
  doneCount: z.int(),
  stepCount: z.int(),
});
export type Plan = z.output<typeof Plan>;

export const CalendarEntry = z.object({
  /** Id of the record; for a child's birthday, the child's id. */
  id: z.uuid(),
  type: z.enum(entryTypes),
  title: z.string(),
  date: text,
  /** The last day of an entry that lasts several days. */
  endDate: text,
  time: text,
  /** In minutes, if known. */
  length: z.nullable(z.int()),
  childName: text,
  assigneeId,
  location: text,
  /** Notes or details. */
  details: text,
  /** For a birthday, the age that the person turns; null if the year of birth is unknown. */
  age: z.nullable(z.int()),
  isRecurring: z.boolean(),
  /** For a recurring appointment or planner item, the date by the rule; identifies the occurrence even if it was moved. */
  occurrence: text,
  /** For a step, the plan that it belongs to. */
  plan: z.nullable(Plan),
});
export type CalendarEntry = z.output<typeof CalendarEntry>;

/** A change of any of these resources changes the calendar. */
export const calendarResources = ['appointments', 'birthdays', 'wishlists', 'planner', 'plans', 'events', 'household'];

export const maxDays = 400;

export const calendarApi = {
  between: endpoint('GET', '/api/calendar', {
    summary: 'All entries between two dates, with every occurrence of recurring ones, and undated items',
    isKept: true,
    resources: calendarResources,
    query: z.object({ from: requiredDate('From'), to: requiredDate('To') }),
    answer: z.object({ entries: z.array(CalendarEntry), undated: z.array(CalendarEntry) }),
  }),
};
