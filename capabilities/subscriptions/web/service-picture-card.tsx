import { lazyOptionalPiece } from '#web/ui/lazy-piece.tsx';
import { Picture } from '#web/ui/picture.tsx';

const ServiceDrawing = lazyOptionalPiece(() =>
  import('./service-drawing-card.tsx').then((module) => module.ServiceDrawing),
);

/** A small tile with the drawing of what a type of subscription brings. */
export const ServicePicture = ({ type }: { type: string }) => (
  <span className="block size-11 shrink-0 overflow-hidden rounded-control">
    <Picture src={undefined} name={type} drawing={<ServiceDrawing type={type} />} />
  </span>
);
