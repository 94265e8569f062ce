import { clockTime, weekdayAndDate } from '#core/dates.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import type { CalendarEntry } from '../contract.ts';
import { subtitleOf } from '../rules/entry-words.ts';

interface SameEntryCardProps {
  /** The existing entry, and a callback that adds the new one anyway. */
  found: { entry: CalendarEntry; onAdd: () => void } | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a duplicate is added. */
export function DuplicateEntryCard({ found, ...overlay }: SameEntryCardProps) {
  if (!found) return null;
  const { entry, onAdd } = found;
  const { title, date, time } = entry;
  const person = subtitleOf(entry)?.replace(/^For/, ' for') ?? '';
  const when = `${date ? ` on ${weekdayAndDate(date)}` : ''}${time ? ` at ${clockTime(time)}` : ''}`;
  return (
    <Confirm
      {...overlay}
      harmless
      title="Already on your calendar"
      description={`You already have ${title}${person}${when}. You can keep both.`}
      confirmLabel="Add It Anyway"
      cancelLabel="Go Back"
      onConfirm={() => {
        overlay.onOpenChange(false);
        onAdd();
      }}
    />
  );
}
