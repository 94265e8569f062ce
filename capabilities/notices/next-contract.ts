import * as z from 'zod/mini';
import { calendarResources } from '#capabilities/calendar/contract.ts';
import { endpoint } from '#core/endpoint.ts';

export const nextNoticeApi = {
  show: endpoint('GET', '/api/notices/next', {
    summary: 'The next reminder that the person will get within a week, as far as it is known now',
    resources: ['notices', 'notice-settings', 'notice-leads', 'subscriptions', ...calendarResources],
    answer: z.object({ next: z.nullable(z.object({ title: z.string(), dueAt: z.iso.datetime() })) }),
  }),
};
