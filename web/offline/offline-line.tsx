import { useState } from 'react';
import { useConnection } from '#web/api/connection.ts';
import { useWaitingIntents } from '#web/api/waiting-intents.ts';
import { classNames } from '#web/ui/class-names.ts';
import { formatMoment } from './format-moment.ts';
import { WaitingList } from './waiting-list.tsx';

/** A thin line under the header while the server can't be reached, or while a change could not be saved. */
export function OfflineLine() {
  const { isReached, shownFrom } = useConnection();
  const waiting = useWaitingIntents();
  const [isOpen, setIsOpen] = useState(false);
  const refused = waiting.filter(({ refusal }) => refusal).length;
  const look = isReached ? 'bg-danger-soft text-ink' : 'bg-sunken text-ink-soft';
  return (
    <>
      <div role="status" className="sticky top-14 z-20 md:top-16 print:hidden">
        {(!isReached || refused > 0) && (
          <div
            className={classNames(
              'flex min-h-9 flex-wrap items-center justify-center gap-x-3 border-b border-line px-4 py-0.5 text-center text-sm',
              look,
            )}
          >
            <span className="py-1">
              {isReached ? `${changeCount(refused)} couldn't be saved.` : offlineMessage(shownFrom)}
            </span>
            {waiting.length > 0 && (
              <button
                type="button"
                className="min-h-9 font-semibold text-brand underline underline-offset-2"
                onClick={() => setIsOpen(true)}
              >
                {isReached ? 'See why' : `${changeCount(waiting.length)} waiting`}
              </button>
            )}
          </div>
        )}
      </div>
      <WaitingList open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const changeCount = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

const offlineMessage = (shownFrom: number | undefined) =>
  shownFrom ? `Offline: showing what we had at ${formatMoment(shownFrom)}` : "You're offline.";
