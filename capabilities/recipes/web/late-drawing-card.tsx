import { lazyOptionalPiece } from '#web/ui/lazy-piece.tsx';

/** The drawing of a dish. It loads after the first render, so its frame needs a fixed size. */
export const LateDrawing = lazyOptionalPiece(() =>
  import('./dish-drawing-card.tsx').then((module) => module.DishDrawingCard),
);
