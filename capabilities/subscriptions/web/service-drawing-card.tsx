import { serviceDrawings } from '#web/ui/illustrations/services.tsx';

const isDrawn = (type: string): type is keyof typeof serviceDrawings => Object.hasOwn(serviceDrawings, type);

/** What a subscription brings; a parcel stands for types that the user made up. */
export const ServiceDrawing = ({ type }: { type: string }) => (
  <svg aria-hidden viewBox="0 0 64 64" className="size-full">
    {serviceDrawings[isDrawn(type) ? type : 'other']}
  </svg>
);
