import { useState } from 'react';
import { useConnection } from '#web/api/connection.ts';
import { useWaiting } from '#web/api/waiting.ts';
import { momentWords } from './moment-words.ts';
import { WaitingList } from './waiting-list.tsx';

/** A thin line under the header while the server can't be reached, or while a change could not be saved. */
export function OfflineLine() {
  const { isReached, shownFrom } = useConnection();
  const waiting = useWaiting();
  const [isOpen, setIsOpen] = useState(false);
  const isRefused = waiting.some(({ refusal }) => refusal);
  const count = waiting.length === 1 ? '1 change' : `${waiting.length} changes`;
  return (
    <>
      <div role="status" className="sticky top-14 z-20 md:top-16 print:hidden">
        {(!isReached || isRefused) && (
          <div className="flex min-h-9 flex-wrap items-center justify-center gap-x-3 border-b border-line bg-sunken px-4 py-0.5 text-center text-sm text-ink-soft">
            <span className="py-1">{isReached ? "Some changes couldn't be saved." : offlineWords(shownFrom)}</span>
            {waiting.length > 0 && (
              <button
                type="button"
                className="min-h-9 font-semibold text-brand underline underline-offset-2"
                onClick={() => setIsOpen(true)}
              >
                {isReached ? 'See them' : `${count} waiting`}
              </button>
            )}
          </div>
        )}
      </div>
      <WaitingList open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const offlineWords = (shownFrom: number | undefined) =>
  shownFrom ? `Offline: showing what we had at ${momentWords(shownFrom)}` : "You're offline.";
