import { BellRing } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { failed } from '#web/ui/toast.ts';
import { type RemindedType, remindedTypes } from '../lead-contract.ts';
import { kindOfType } from '../rules/due/defaults.ts';
import { dueTodayWords, leadsInWords, offeredFor } from '../rules/lead-words.ts';
import { useChangeRecordLeads, useNoticeSettings, useRecordLeads } from './hooks.ts';
import { LeadChoice } from './lead-choice-card.tsx';

const isReminded = (type: string): type is RemindedType => (remindedTypes as readonly string[]).includes(type);

/** The person's reminders for one record. A change is saved at once, independent of the form around it. */
export const RemindMe = ({ type, id }: { type: string; id: string }) =>
  isReminded(type) && <LeadsOfRecord type={type} recordId={id} />;

function LeadsOfRecord({ type, recordId }: { type: RemindedType; recordId: string }) {
  const { data, isPending } = useRecordLeads(type, recordId);
  const { data: settings } = useNoticeSettings();
  const change = useChangeRecordLeads();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  // The form around it works without it.
  if (!data && !isPending) return null;
  const pending = change.isPending ? change.variables.body : undefined;
  const leads = pending?.leads ?? data?.leads ?? [];
  const isOwn = pending ? pending.leads !== null : data?.isOwn;
  const isInBrief = !isOwn && leads.length === 0 && kindOfType(type) === 'task';
  const save = (next: string[] | null) =>
    change.mutate({ body: { type, recordId, leads: next } }, { onError: failed('Error saving your reminder') });
  const backToUsual = () => {
    save(null);
    setIsOpen(false);
    editButton.current?.focus();
  };
  return (
    <fieldset aria-label="Remind me" className="min-w-0 rounded-control border border-line px-4 py-2">
      <div className="flex min-h-11 items-center gap-3">
        <BellRing aria-hidden size={18} className="shrink-0 text-primary" />
        <div className="min-w-0 flex-1 text-sm">
          <p className="font-semibold">Remind me</p>
          {data && (settings || !isInBrief) ? (
            <p className="text-ink-soft">
              {isInBrief ? dueTodayWords(settings?.morningAt ?? null) : leadsInWords(leads)}
              {!isOwn && leads.length > 0 && ', as usual'}
            </p>
          ) : (
            <Skeleton className="h-5 w-40" />
          )}
        </div>
        {data && (
          <Button
            ref={editButton}
            variant="quiet"
            className="-mr-2 px-3"
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Done' : 'Change'} <span className="sr-only">when we remind you</span>
          </Button>
        )}
      </div>
      <div id={panel} hidden={!isOpen} className="space-y-2 pt-2 pb-1">
        {isOpen && data && (
          <>
            <LeadChoice label="Just for this one" leads={leads} offered={offeredFor(type)} onChange={save} />
            <p className="text-sm text-ink-soft">
              Only for you, and kept to the minute, also in your quiet hours. Saved right away.
            </p>
            {isOwn && (
              <Button variant="quiet" className="-ml-3 px-3" onClick={backToUsual}>
                Back to your usual
              </Button>
            )}
          </>
        )}
      </div>
    </fieldset>
  );
}
