import type { ReactNode } from 'react';
import { giftsToMakeAndHave } from '#web/ui/illustrations/gifts/make-and-have.tsx';
import { giftsToPlayWith } from '#web/ui/illustrations/gifts/play.tsx';
import type { GiftDrawing } from '../catalogue/gift-words.ts';
import { giftDrawing } from '../rules/gift-drawing.ts';

const drawings: Record<GiftDrawing, ReactNode> = { ...giftsToPlayWith, ...giftsToMakeAndHave };

/** The drawing of a gift; it fills its frame. */
export const GiftDrawingCard = (gift: { title: string; category: string }) => (
  <svg aria-hidden viewBox="0 0 64 64" className="size-full">
    {drawings[giftDrawing(gift)]}
  </svg>
);
