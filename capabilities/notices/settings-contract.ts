import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { optionalCount, optionalOneOf, optionalText, optionalTime } from '#core/fields.ts';
import { optionalTimeZone } from '#core/time-zone-field.ts';
import { leadList } from './lead-contract.ts';

/** A person's settings for when and how they get notices. */

/** The kinds that leads can be set for. Renewals and refills take their leads from the subscription; [] turns them off. */
export const leadKinds = ['appointment', 'birthday', 'trip', 'task', 'renewal', 'refill'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The kinds of notices that a channel outside the app sends. */
const carriedWords = ['everything', 'briefs', 'nothing'] as const;

/** How much a locked phone or a mail's subject shows: 'private' keeps medical things vague, 'little' all titles. */
export const detailLevels = ['private', 'full', 'little'] as const;

const time = z.nullable(z.string());

export const NoticeSettings = z.object({
  /** Nothing arrives between these times. Both null: no quiet hours. */
  quietFrom: time,
  quietUntil: time,
  /** The person's time zone while traveling; null means the family's. */
  timeZone: z.nullable(z.string()),
  familyTimeZone: z.string(),
  /** When the morning brief comes; null means never. */
  morningAt: time,
  /** 0 (Sunday) to 6. */
  weekDay: z.int(),
  weekAt: time,
  leads: z.object({
    appointment: z.array(z.string()),
    birthday: z.array(z.string()),
    trip: z.array(z.string()),
    task: z.array(z.string()),
    renewal: z.array(z.string()),
    refill: z.array(z.string()),
  }),
  details: z.enum(detailLevels),
  mailCarries: z.enum(carriedWords),
  pushCarries: z.enum(carriedWords),
  webhookCarries: z.enum(carriedWords),
  webhookAddress: z.nullable(z.string()),
});
export type NoticeSettings = z.output<typeof NoticeSettings>;

export const maxQuietHours = 16;

export const SettingsChange = z.object({
  quietFrom: optionalTime('Quiet from'),
  quietUntil: optionalTime('Quiet until'),
  timeZone: optionalTimeZone,
  morningAt: optionalTime('Morning brief'),
  weekDay: optionalCount('Day of the week brief', 6),
  weekAt: optionalTime('Week brief'),
  leads: z.optional(
    z.partial(
      z.object({
        appointment: leadList,
        birthday: leadList,
        trip: leadList,
        task: leadList,
        renewal: leadList,
        refill: leadList,
      }),
    ),
  ),
  details: optionalOneOf('Details', detailLevels),
  mailCarries: optionalOneOf('Email', carriedWords),
  pushCarries: optionalOneOf('Phone', carriedWords),
  webhookCarries: optionalOneOf('Webhook', carriedWords),
  webhookAddress: optionalText('Webhook address', 2000),
});
export type SettingsChange = z.input<typeof SettingsChange>;

export const settingsApi = {
  show: endpoint('GET', '/api/notices/settings', {
    summary: 'When and how the person is told: quiet hours, briefs, leads by kind, channels',
    resources: ['notice-settings', 'family'],
    answer: NoticeSettings,
  }),
  change: endpoint('PATCH', '/api/notices/settings', {
    summary: 'Change when and how the person is told',
    resources: ['notice-settings'],
    body: SettingsChange,
    answer: NoticeSettings,
  }),
};
