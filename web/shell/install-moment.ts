import type { InstallWay } from '#web/api/install.ts';

/** What this browser remembers about the offer to install the app. */
export interface OfferMemory {
  /** Days on which she used the app here. */
  days: number;
  lastDay: string;
  /** The day on which it was offered, or 'answered' once she has decided. */
  offered?: string;
}

/** By the third day she knows whether it's worth a place on her home screen. */
const daysBeforeOffer = 3;

export const countDay = (memory: OfferMemory | undefined, today: string): OfferMemory =>
  memory?.lastDay === today ? memory : { ...memory, days: (memory?.days ?? 0) + 1, lastDay: today };

/** It's offered on one day only, where one tap or three steps do it, unless she has answered. */
export const isGoodMoment = ({ days, lastDay, offered = lastDay }: OfferMemory, way: InstallWay) =>
  days >= daysBeforeOffer && offered === lastDay && (way === 'prompt' || way === 'share-menu');
