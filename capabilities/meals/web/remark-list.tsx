import { Info, X } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Sentences that say why meals stayed empty, until dismissed. */
export function RemarkList({ remarks, onDismiss }: { remarks: readonly string[]; onDismiss: () => void }) {
  return (
    <section aria-label="About this plan" className="flex items-start gap-3 rounded-card bg-accent-soft p-4">
      <Info aria-hidden size={20} strokeWidth={1.9} className="mt-0.5 shrink-0" />
      <ul className="min-w-0 flex-1 space-y-1 text-sm">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
      <IconButton label="Dismiss" icon={<X aria-hidden size={18} />} onClick={onDismiss} className="-my-2.5 -mr-2.5" />
    </section>
  );
}
