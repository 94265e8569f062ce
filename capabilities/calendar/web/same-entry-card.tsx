import { clockTime, dayDate } from '#core/dates.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import type { CalendarEntry } from '../contract.ts';
import { aboutWords } from '../rules/entry-words.ts';

interface SameEntryCardProps {
  /** What is there already, and how to add it all the same. */
  found: { entry: CalendarEntry; onAdd: () => void } | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asked before the same thing is added a second time. */
export function SameEntryCard({ found, ...overlay }: SameEntryCardProps) {
  if (!found) return null;
  const { entry, onAdd } = found;
  const { title, date, time } = entry;
  const whose = aboutWords(entry)?.replace(/^For/, ' for') ?? '';
  const when = `${date ? ` on ${dayDate(date)}` : ''}${time ? ` at ${clockTime(time)}` : ''}`;
  return (
    <Confirm
      {...overlay}
      harmless
      title="Already on your calendar"
      description={`You already have ${title}${whose}${when}. You can keep both.`}
      confirmLabel="Add It Anyway"
      cancelLabel="Go Back"
      onConfirm={() => {
        overlay.onOpenChange(false);
        onAdd();
      }}
    />
  );
}
