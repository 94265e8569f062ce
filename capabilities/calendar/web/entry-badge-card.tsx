import { CalendarDays, Luggage, PartyPopper } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import type { EntryType } from '../contract.ts';
import { colorOf } from '../rules/entry-color.ts';
import { labelOf } from '../rules/entry-words.ts';

/** Other types use the default icon of their badge color. */
const icons: Partial<Record<EntryType, typeof CalendarDays>> = {
  event: CalendarDays,
  party: PartyPopper,
  trip: Luggage,
};

/** The entry type as a colored badge with an icon. */
export function EntryBadge({ type }: { type: EntryType }) {
  const Icon = icons[type];
  return (
    <Badge variant={colorOf(type)} icon={Icon && <Icon aria-hidden size={12} strokeWidth={2.4} />}>
      {labelOf(type)}
    </Badge>
  );
}
