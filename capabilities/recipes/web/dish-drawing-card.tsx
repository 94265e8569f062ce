import type { ReactNode } from 'react';
import { dishesByHand } from '#web/ui/illustrations/dishes/by-hand.tsx';
import { dishesInBowls } from '#web/ui/illustrations/dishes/in-bowls.tsx';
import { dishesInPans } from '#web/ui/illustrations/dishes/in-pans.tsx';
import { dishesOnPlates } from '#web/ui/illustrations/dishes/on-plates.tsx';
import { sweetDishes } from '#web/ui/illustrations/dishes/sweet.tsx';
import type { DishDrawing } from '../catalogue/dish-words.ts';

const drawings: Record<DishDrawing, ReactNode> = {
  ...dishesByHand,
  ...dishesInBowls,
  ...dishesInPans,
  ...dishesOnPlates,
  ...sweetDishes,
};

/** The drawing of a dish; it fills its frame. */
export const DishDrawingCard = ({ drawing }: { drawing: DishDrawing }) => (
  <svg aria-hidden viewBox="0 0 64 64" className="size-full">
    {drawings[drawing]}
  </svg>
);
