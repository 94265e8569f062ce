import { classNames } from '#web/ui/class-names.ts';
import { otherService } from '../catalogue/services.ts';
import { ServicePicture } from './service-picture-card.tsx';

/** What the form of a new subscription starts with. */
export interface SubscriptionStart {
  service: string;
  otherName?: string;
}

const starters = [
  { label: 'Diapers', drawing: 'diaper_subscription', start: { service: 'coterie' } },
  { label: 'Toys', drawing: 'toy_subscription', start: { service: 'lovevery' } },
  { label: 'Meal kit', drawing: 'meal_kit', start: { service: 'little_spoon' } },
  { label: 'Streaming', drawing: 'film', start: { service: otherService, otherName: 'Streaming' } },
];

interface ServiceStartersProps {
  onStart: (start: SubscriptionStart) => void;
  className?: string;
}

/** What families usually subscribe to: a tap fills in the form. */
export const ServiceStarters = ({ onStart, className }: ServiceStartersProps) => (
  <div className={classNames('grid grid-cols-2 gap-2 sm:grid-cols-4', className)}>
    {starters.map(({ label, drawing, start }) => (
      <button
        key={label}
        type="button"
        className="choice-tile px-2 text-sm sm:flex-col sm:gap-2 sm:py-3"
        onClick={() => onStart(start)}
      >
        <ServicePicture type={drawing} />
        {label}
      </button>
    ))}
  </div>
);
