import { lazyOptionalPiece } from '#web/ui/lazy-piece.tsx';
import { Picture } from '#web/ui/picture.tsx';

const GiftDrawingCard = lazyOptionalPiece(() =>
  import('./gift-drawing-card.tsx').then((module) => module.GiftDrawingCard),
);

/** A small picture of a gift. */
export const GiftPicture = (gift: { title: string; category: string }) => (
  <span className="block size-14 shrink-0 overflow-hidden rounded-control">
    <Picture src={undefined} name={gift.category} drawing={<GiftDrawingCard {...gift} />} />
  </span>
);
