import { BellRing } from 'lucide-react';
import { leadsInWords } from '../rules/lead-words.ts';
import { useOwnLeads } from './hooks.ts';

/** A mark on the card of a record for which the person has chosen their own reminders. Phrasing content only. */
export function OwnReminder({ type, id }: { type: string; id: string }) {
  const { data } = useOwnLeads();
  const own = data?.find((one) => one.type === type && one.recordId === id);
  if (!own) return null;
  return (
    <span className="flex items-start gap-(--mark-gap,0.5rem) text-sm">
      <BellRing aria-hidden size={16} className="mt-0.5 shrink-0 text-ink-soft" />
      <span className="min-w-0">
        <span className="sr-only">Your reminder: </span>
        {leadsInWords(own.leads)}
      </span>
    </span>
  );
}
