import type { Channel, NoticeState, SentNotice } from '../contract.ts';
import { atWords } from './moment-words.ts';

export const channelLabels: Record<Channel, string> = {
  bell: 'In the app',
  mail: 'Email',
  push: 'Phone or computer',
  webhook: 'Webhook',
};

const stateLabels: Record<NoticeState, string> = {
  waiting: 'Waiting',
  sending: 'On its way',
  sent: 'Sent',
  failed: "Didn't get through",
  'not needed': 'Not sent',
  collected: 'Sent with others',
};

/** 'Opened at 4:03 PM', "Didn't get through: The mail server said no." */
export function outcomeOf({ state, openedAt, reason }: Pick<SentNotice, 'state' | 'openedAt' | 'reason'>, now?: Date) {
  if (openedAt) return `Opened ${atWords(openedAt, now)}`;
  return reason ? `${stateLabels[state]}: ${reason}` : stateLabels[state];
}
