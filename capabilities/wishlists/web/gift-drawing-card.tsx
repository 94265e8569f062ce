import type { ReactNode } from 'react';
import { giftsToMakeAndHave } from '#web/ui/illustrations/gifts/make-and-have.tsx';
import { giftsToPlayWith } from '#web/ui/illustrations/gifts/play.tsx';
import type { GiftCategory } from '../catalogue/gift-categories.ts';

const drawings: Record<GiftCategory | 'other', ReactNode> = { ...giftsToPlayWith, ...giftsToMakeAndHave };

/**
 * The drawing for a category of gifts; it fills its frame. A parcel stands for categories that a person or a model made
 * up.
 */
export const GiftDrawingCard = ({ category }: { category: string }) => (
  <svg aria-hidden viewBox="0 0 64 64" className="size-full">
    {drawings[category as GiftCategory] ?? drawings.other}
  </svg>
);
