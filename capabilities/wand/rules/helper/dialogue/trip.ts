import type { Context } from '../reader.ts';
import { lastCards } from './target.ts';

/** 'add goggles to the packing list', after the trip to Boston: it is that trip's. */

const packingList = /\b(?:the|our|my) packing list\b(?! (?:for|to|of)\b)/i;

export function withTrip(message: string, context: Context): string | undefined {
  const [card, ...others] = lastCards(context);
  const isTrip = card?.status === 'approved' && /^(?:add|change)_trip$/.test(card.tool) && others.length === 0;
  return isTrip && packingList.test(message)
    ? message.replace(packingList, (list) => `${list} for ${card.subject}`)
    : undefined;
}
