import * as z from 'zod/mini';
import { collection, endpoint } from '#core/endpoint.ts';
import { optionalText, recordFields, requiredDate, requiredText, requiredTime } from '#core/fields.ts';
import { optionalTextList, optionalWords } from '#core/list-fields.ts';

/** Everything with a date in one place, and the family's own events. */

const text = z.nullable(z.string());

const Event = z.object({
  ...recordFields,
  title: z.string(),
  date: z.string(),
  time: z.string(),
  location: text,
  notes: text,
  /** The text form of its work-back plan. */
  workbackPlan: z.array(z.string()),
  /** Both spellings are in use. */
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
  workbackPlan: optionalTextList('Schedule recommendations', 100, 500),
  affectedChildren: optionalWords('Affected children', { max: 50 }),
  affectsChildren: optionalWords('Affected children', { max: 50 }),
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

/** What an entry is. Its colour on the calendar is one of three: `colorOf` in the rules. */
export const entryTypes = ['appointment', 'birthday', 'party', 'event', 'trip', 'reminder', 'step'] as const;
export type EntryType = (typeof entryTypes)[number];

export const CalendarEntry = z.object({
  /** The record's id; a child's own birthday has the child's. */
  id: z.uuid(),
  type: z.enum(entryTypes),
  title: z.string(),
  date: text,
  /** The last day of what lasts for several. */
  endDate: text,
  time: text,
  childName: text,
  location: text,
  /** Notes or details. */
  details: text,
  /** A birthday: how old somebody turns, where the year of birth is known. */
  age: z.nullable(z.int()),
  isRecurring: z.boolean(),
  /** Which occurrence of a recurring appointment it is: the day that its rule names, whatever day it has moved to. */
  occurrence: text,
});
export type CalendarEntry = z.output<typeof CalendarEntry>;

/** What the calendar shows changes with any of these. */
export const shownOnCalendar = ['appointments', 'birthdays', 'wishlists', 'planner', 'plans', 'events', 'household'];

export const maxDays = 400;

export const calendarApi = {
  between: endpoint('GET', '/api/calendar', {
    summary: 'Everything from one day to another, with every occurrence of what recurs, and what has no date',
    resources: shownOnCalendar,
    query: z.object({ from: requiredDate('From'), to: requiredDate('To') }),
    answer: z.object({ entries: z.array(CalendarEntry), undated: z.array(CalendarEntry) }),
  }),
};
