import { useState } from 'react';
import { useConnection } from '#web/api/connection.ts';
import { useWaiting } from '#web/api/waiting.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { useEverTrue } from '#web/ui/once-opened.ts';
import { clockWords } from './clock-words.ts';

const WaitingList = lazyPiece(() => import('#web/offline/waiting-list.tsx').then((module) => module.WaitingList));

const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

/** A thin line under the header while the server can't be reached, or while a change could not be saved. */
export function OfflineLine() {
  const { isReached, shownFrom } = useConnection();
  const waiting = useWaiting();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useEverTrue(isOpen);
  const refused = waiting.filter(({ refusal }) => refusal).length;
  const isShown = !isReached || refused > 0;
  return (
    <>
      <div role="status">
        {isShown && (
          <div className="sticky top-14 z-20 flex min-h-8 items-center justify-center gap-x-3 border-b border-line bg-sunken px-4 text-sm text-ink-soft md:top-16 print:hidden">
            <span>{isReached ? "Some changes couldn't be saved" : offlineWords(shownFrom)}</span>
            {waiting.length > 0 && (
              <button
                type="button"
                className="min-h-8 font-semibold text-brand underline"
                onClick={() => setIsOpen(true)}
              >
                {refused > 0 && isReached ? 'See them' : `${changes(waiting.length)} waiting`}
              </button>
            )}
          </div>
        )}
      </div>
      {wasOpened && <WaitingList open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

const offlineWords = (shownFrom: number | undefined) =>
  shownFrom ? `Offline: showing what we had at ${clockWords(shownFrom)}` : "Offline. We'll catch up when you're back.";
