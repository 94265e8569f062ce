import * as z from 'zod/mini';
import { calendarResources } from '#capabilities/calendar/contract.ts';
import { endpoint } from '#core/endpoint.ts';
import { noticeKinds } from './contract.ts';

const UpcomingNotice = z.object({
  title: z.string(),
  kind: z.enum(noticeKinds),
  path: z.string(),
  /** When the thing itself is; null for a brief. */
  event: z.nullable(z.object({ day: z.iso.date(), time: z.nullable(z.string()) })),
  /** When the person is reminded. */
  dueAt: z.iso.datetime(),
});
export type UpcomingNotice = z.output<typeof UpcomingNotice>;

export const nextNoticeApi = {
  show: endpoint('GET', '/api/notices/next', {
    summary: 'The next three reminders that the person will get within a week, as far as they are known now',
    resources: ['notices', 'notice-settings', 'notice-leads', 'subscriptions', ...calendarResources],
    answer: z.object({ next: z.array(UpcomingNotice) }),
  }),
};
