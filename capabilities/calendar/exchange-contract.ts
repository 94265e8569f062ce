import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, requiredText } from '#core/fields.ts';

/** The calendar feed for other programs, and the import of calendar files. */

const feedResources = ['calendar feed'];
const Feed = z.object({ address: z.nullable(z.string()) });

export const feedApi = {
  show: endpoint('GET', '/api/calendar/feed', {
    summary: "The user's secret calendar feed URL, if there is one",
    resources: feedResources,
    answer: Feed,
  }),
  rotate: endpoint('POST', '/api/calendar/feed', {
    summary: 'Create a new feed URL for the user; the old one stops working immediately',
    resources: feedResources,
    answer: Feed,
    status: 200,
  }),
  revoke: endpoint('DELETE', '/api/calendar/feed', { summary: "Revoke the user's feed URL", resources: feedResources }),
  /** `token` may end in '.ics', which some programs require. */
  read: endpoint('GET', '/api/calendar/feed/:token', {
    summary: 'The calendar feed for other programs (iCalendar)',
    resources: [],
    access: 'everyone',
    answersFile: true,
  }),
};

export const importTargets = ['appointment', 'event'] as const;

const ImportItem = z.object({
  /** Identifies the entry and its calendar; stable across imports. */
  key: z.string(),
  title: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  location: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** 'Weekly until March 4, 2027' */
  recurrence: z.nullable(z.string()),
  /** Default target. Entries that recur or have no time can only become appointments. */
  target: z.enum(importTargets),
  canBeEvent: z.boolean(),
  /** Whether it was imported before. */
  isKnown: z.boolean(),
});
export type ImportItem = z.output<typeof ImportItem>;

const calendarText = requiredText('Calendar', 2_000_000);
const maxBytes = 3_000_000;

export const importApi = {
  preview: endpoint('POST', '/api/calendar/import/preview', {
    summary: 'Preview the entries of a calendar file or pasted text; nothing is saved',
    resources: [],
    body: z.object({ text: calendarText }),
    answer: z.object({
      items: z.array(ImportItem),
      /** Sentences about entries that could not be read or are left out. */
      remarks: z.array(z.string()),
    }),
    status: 200,
    maxBytes,
  }),
  run: endpoint('POST', '/api/calendar/import', {
    summary: 'Import chosen entries of a calendar file as appointments and events, without duplicates',
    resources: ['appointments', 'events'],
    body: z.object({
      text: calendarText,
      items: z
        .array(z.object({ key: z.string(), target: oneOf('Target', importTargets) }))
        .check(z.maxLength(2_000, 'At most 2,000 entries can be imported at once')),
    }),
    answer: z.object({ added: z.int(), known: z.int() }),
    status: 200,
    maxBytes,
  }),
};
