import { CalendarDays, Luggage, PartyPopper } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import type { EntryType } from '../contract.ts';
import { colorOf } from '../rules/entry-color.ts';
import { labelOf } from '../rules/entry-words.ts';

/** The others have the icon of their colour. */
const icons: Partial<Record<EntryType, typeof CalendarDays>> = {
  event: CalendarDays,
  party: PartyPopper,
  trip: Luggage,
};

/** What an entry is, told in a word, a colour and an icon. */
export function EntryBadge({ type }: { type: EntryType }) {
  const Icon = icons[type];
  return (
    <Badge variant={colorOf(type)} icon={Icon && <Icon aria-hidden size={12} strokeWidth={2.4} />}>
      {labelOf(type)}
    </Badge>
  );
}
