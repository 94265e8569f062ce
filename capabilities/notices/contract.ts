import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { requiredText } from '#core/fields.ts';
import { outsideChannels } from './channel-contract.ts';
import { leadKinds } from './settings-contract.ts';

/** Notices: what one person is told at one moment by one channel. All of them are kept in a ledger for 90 days. */

/** 'bell' is the list in the app. */
export const channels = ['bell', ...outsideChannels] as const;
export type Channel = (typeof channels)[number];

/**
 * 'catch-up' collects what was due while nothing could be sent. A 'hand-off' notice is sent when something happens to a
 * hand-off.
 */
export const noticeKinds = [...leadKinds, 'morning', 'week', 'catch-up', 'hand-off', 'test'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** 'collected': part of a catch-up notice, so not sent by itself. 'not needed': no longer true, or too late. */
export const noticeStates = ['waiting', 'sending', 'sent', 'failed', 'not needed', 'collected'] as const;
export type NoticeState = (typeof noticeStates)[number];

const moment = z.nullable(z.iso.datetime());

const shownFields = {
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  title: z.string(),
  body: z.string(),
  /** The screen that shows more. */
  path: z.string(),
};

const BellNotice = z.object({ ...shownFields, saidAt: z.iso.datetime(), isUnread: z.boolean() });
export type BellNotice = z.output<typeof BellNotice>;

const SentNotice = z.object({
  ...shownFields,
  channel: z.enum(channels),
  state: z.enum(noticeStates),
  dueAt: z.iso.datetime(),
  sentAt: moment,
  openedAt: moment,
  /** Why it failed, was not needed, or is still waiting. */
  reason: z.nullable(z.string()),
});
export type SentNotice = z.output<typeof SentNotice>;

/** The number of notices in the bell. */
export const maxInBell = 50;
export const maxSent = 300;
export const keptDays = 90;

const resources = ['notices'];

export const noticesApi = {
  bell: endpoint('GET', '/api/notices', {
    summary: 'What the person was told in the app, newest first, and how many she has not seen',
    resources,
    answer: z.object({ notices: z.array(BellNotice), unreadCount: z.int() }),
  }),
  readAll: endpoint('POST', '/api/notices/read', {
    summary: 'Mark everything in the bell as seen',
    resources,
    status: 204,
  }),
  read: endpoint('POST', '/api/notices/:id/read', { summary: 'Mark one notice as seen', resources, status: 204 }),
  sent: endpoint('GET', '/api/notices/sent', {
    summary: 'Everything that was sent to the person in the last 90 days: what, when, how, and whether it was opened',
    resources,
    answer: z.array(SentNotice),
  }),
  /** From a notification that was tapped, or the button behind a mail's link. The secret proves that it arrived. */
  opened: endpoint('POST', '/api/notices/opened', {
    summary: 'Confirm that a message arrived',
    resources: [],
    access: 'everyone',
    body: z.object({ secret: requiredText('Secret', 100) }),
    answer: z.object({ path: z.string() }),
    status: 200,
  }),
  /** The link in each mail; mail programs post to it by themselves (RFC 8058). Opening it by GET changes nothing. */
  unsubscribe: endpoint('POST', '/api/notices/unsubscribe/:token', {
    summary: 'Turn off reminders by email',
    resources: [],
    access: 'everyone',
    ignoresBody: true,
    status: 204,
  }),
};
