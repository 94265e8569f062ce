import type { Channel, NoticeKind } from '../contract.ts';
import type { Choices } from './due/facts.ts';

/** The channels that can reach a person. */
export interface Reachable {
  /** A mail server is set up, and the address is verified or confirmed. */
  byMail: boolean;
  byPush: boolean;
  byWebhook: boolean;
}

/** A catch-up notice may contain a missed brief. */
const briefs: readonly NoticeKind[] = ['morning', 'week', 'catch-up'];

/** The channels for a notice. The bell gets every notice. */
export function channelsFor(kind: NoticeKind, choices: Choices, { byMail, byPush, byWebhook }: Reachable): Channel[] {
  const carries = (carried: Choices['mailCarries']) =>
    carried === 'everything' || (carried === 'briefs' && briefs.includes(kind));
  return [
    'bell',
    ...(byMail && carries(choices.mailCarries) ? (['mail'] as const) : []),
    ...(byPush && carries(choices.pushCarries) ? (['push'] as const) : []),
    ...(byWebhook && carries(choices.webhookCarries) ? (['webhook'] as const) : []),
  ];
}
