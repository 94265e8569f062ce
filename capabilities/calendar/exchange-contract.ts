import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, requiredText } from '#core/fields.ts';

/** What leaves for other calendars, and what comes from them. */

const feed = ['calendar feed'];
const Feed = z.object({ address: z.nullable(z.string()) });

export const feedApi = {
  show: endpoint('GET', '/api/calendar/feed', {
    summary: "Her own secret address under which other calendars read the family's, if she has one",
    resources: feed,
    answer: Feed,
  }),
  rotate: endpoint('POST', '/api/calendar/feed', {
    summary: 'Make a new secret address for herself; her old one ends at once',
    resources: feed,
    answer: Feed,
    status: 200,
  }),
  revoke: endpoint('DELETE', '/api/calendar/feed', { summary: 'End her secret address', resources: feed }),
  /** `token` may end in .ics, as some programs want it. */
  read: endpoint('GET', '/api/calendar/feed/:token', {
    summary: 'The calendar as other programs read it (iCalendar)',
    resources: [],
    access: 'everyone',
    answersFile: true,
  }),
};

export const importTargets = ['appointment', 'event'] as const;

const ImportItem = z.object({
  /** Which entry of which calendar it is: the same at the next import. */
  key: z.string(),
  title: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  location: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** 'Weekly until March 4, 2027' */
  recurrence: z.nullable(z.string()),
  /** What it becomes unless she says otherwise. What recurs or has no time can only be an appointment. */
  target: z.enum(importTargets),
  canBeEvent: z.boolean(),
  /** It was imported before. */
  isKnown: z.boolean(),
});
export type ImportItem = z.output<typeof ImportItem>;

const calendarText = requiredText('Calendar', 2_000_000);
const maxBytes = 3_000_000;

export const importApi = {
  preview: endpoint('POST', '/api/calendar/import/preview', {
    summary: 'What a calendar file or a pasted text holds; nothing is stored',
    resources: [],
    body: z.object({ text: calendarText }),
    answer: z.object({
      items: z.array(ImportItem),
      /** Sentences about what could not be read or is left out. */
      remarks: z.array(z.string()),
    }),
    status: 200,
    maxBytes,
  }),
  run: endpoint('POST', '/api/calendar/import', {
    summary: 'Take chosen entries of a calendar file over as appointments and events; none twice',
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
