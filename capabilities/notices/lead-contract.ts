import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, text } from '#core/fields.ts';
import { parseLead } from './rules/lead.ts';

export { type Lead, parseLead } from './rules/lead.ts';

/** Leads: how long before something a person is reminded. Days at a time of day ('1d 18:00') or minutes ('120m'). */

const maxLeadDays = 60;
export const maxLeads = 5;

function isShortEnough(written: string) {
  const lead = parseLead(written);
  if (!lead) return false;
  return 'days' in lead ? lead.days <= maxLeadDays : lead.minutes <= maxLeadDays * 24 * 60;
}

const lead = text('Remind me', 20).check(
  z.refine((written) => parseLead(written) !== undefined, {
    error: 'Remind me must be like 1d 18:00 (the day before at 6:00 PM) or 120m (2 hours before)',
    abort: true,
  }),
  z.refine(isShortEnough, `We can remind you at most ${maxLeadDays} days before`),
);

/** At most five leads, without repetitions. */
export const leadList = z.pipe(
  z
    .array(lead, 'Remind me must be a list')
    .check(z.maxLength(maxLeads, `We can remind you at most ${maxLeads} times of one thing`)),
  z.transform((leads) => [...new Set(leads)]),
);

/** Kinds of records for which a person can set their own leads. A subscription has its own fields for that. */
export const remindedTypes = ['appointment', 'event', 'birthday', 'party', 'trip', 'reminder', 'step'] as const;
export type RemindedType = (typeof remindedTypes)[number];

const recordFields = { type: oneOf('Type', remindedTypes), recordId: z.uuid("Record isn't valid") };

const RecordLeads = z.object({
  /** The leads that apply: the person's own for this record, or those of its kind. */
  leads: z.array(z.string()),
  isOwn: z.boolean(),
});
export type RecordLeads = z.output<typeof RecordLeads>;

const OwnLeads = z.object({ type: z.enum(remindedTypes), recordId: z.uuid(), leads: z.array(z.string()) });
export type OwnLeads = z.output<typeof OwnLeads>;

export const leadsApi = {
  own: endpoint('GET', '/api/notices/own-leads', {
    summary: 'The records for which the person has set her own leads, and these leads',
    resources: ['notice-leads'],
    answer: z.array(OwnLeads),
  }),
  of: endpoint('GET', '/api/notices/leads', {
    summary: 'When the person is reminded of a record: her own leads, or her defaults for its kind',
    resources: ['notice-leads', 'notice-settings'],
    query: z.object(recordFields),
    answer: RecordLeads,
  }),
  change: endpoint('PATCH', '/api/notices/leads', {
    summary: 'Set when the person is reminded of a record; null goes back to the defaults of its kind',
    resources: ['notice-leads'],
    body: z.object({ ...recordFields, leads: z.nullable(leadList) }),
    answer: RecordLeads,
  }),
};
