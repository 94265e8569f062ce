import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Dialog } from '#web/ui/dialog.tsx';
import { EventCard } from './event-card.tsx';
import { useEvents } from './hooks.ts';

/** The details of the event that a link points to. Closing them clears the address, so that the same link works again. */
export function AskedEventCard() {
  const [search, setSearch] = useSearchParams();
  const { data: events } = useEvents();
  const asked = events?.find(({ id }) => id === search.get('open'));
  // Kept while the dialog closes.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  if (!shown) return null;
  return (
    <Dialog open={asked !== undefined} onOpenChange={() => setSearch({}, { replace: true })} title={shown.title}>
      <EventCard id={shown.id} />
    </Dialog>
  );
}
