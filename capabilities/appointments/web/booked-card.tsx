import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

interface BookedCardProps {
  name: string;
  forWhom?: string | undefined;
  onDismiss: () => void;
  /** The button that adds the appointment. */
  children: ReactNode;
}

/** Asks after a visit to a booking site whether something was booked; stays until the user answers. */
export function BookedCard({ name, forWhom, onDismiss, children }: BookedCardProps) {
  return (
    <section
      aria-label="Booked?"
      className="card mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-transparent bg-accent-soft p-4"
    >
      <CalendarCheck aria-hidden size={22} className="shrink-0 text-primary" />
      <p role="status" className="min-w-40 flex-1">
        Did you find a time {forWhom && `for ${forWhom} `}at <strong className="font-semibold">{name}</strong>?
      </p>
      <div className="flex flex-wrap gap-2">
        {children}
        <Button variant="quiet" onClick={onDismiss}>
          Not this time
        </Button>
      </div>
    </section>
  );
}
