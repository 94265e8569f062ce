import { lazyExtra } from '#web/ui/lazy-piece.tsx';

/** The drawing of a dish. It comes after the first render, so its frame needs a size. */
export const LateDrawing = lazyExtra(() => import('./dish-drawing-card.tsx').then((module) => module.DishDrawingCard));
