import type { InstallWay } from '#web/api/install.ts';

/** What this browser remembers about the offer to install the app. */
export interface InstallOfferMemory {
  /** Days on which the app was used in this browser. */
  days: number;
  lastDay: string;
  /** The day on which it was offered, or 'answered' after a yes or no. */
  offered?: string;
}

/** By the third day people know whether they want the app on their home screen. */
const daysBeforeOffer = 3;

export const countUsageDay = (memory: InstallOfferMemory | undefined, today: string): InstallOfferMemory =>
  memory?.lastDay === today ? memory : { ...memory, days: (memory?.days ?? 0) + 1, lastDay: today };

/** Offered on a single day, unless it was answered, and only where installing takes one tap or three steps. */
export const shouldOfferInstall = ({ days, lastDay, offered = lastDay }: InstallOfferMemory, way: InstallWay) =>
  days >= daysBeforeOffer && offered === lastDay && (way === 'prompt' || way === 'share-menu');
