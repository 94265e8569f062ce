import { ArrowDown } from 'lucide-react';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AiProvider } from '#core/ai-providers.ts';
import type { Turn } from '../contract.ts';
import { GreetingCard } from './greeting-card.tsx';
import { TurnCard } from './turn-card.tsx';

const KeptTurn = memo(TurnCard);
const nearEndPixels = 48;

interface TurnListProps {
  turns: readonly Turn[];
  provider: AiProvider;
  isBusy: boolean;
  onSuggestion: (message: string) => void;
}

/** Everything that was said. It follows the newest words unless she has scrolled up to read. */
export function TurnList({ turns, provider, isBusy, onSuggestion }: TurnListProps) {
  const { log, follows, onScroll, jump } = useFollowing(turns.length);
  const last = turns.at(-1);
  const isThinking = isBusy && !last?.answer && last?.proposals.length === 0;
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        // Word by word it would be read out word by word.
        aria-live="off"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="-mx-2 flex-1 space-y-6 overflow-y-auto overscroll-contain rounded-card px-2 pb-2"
      >
        <GreetingCard provider={provider} onSuggestion={last ? undefined : onSuggestion} />
        {turns.map((turn) => (
          <KeptTurn key={turn.id || 'new'} turn={turn} isLive={isBusy && turn === last} />
        ))}
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft empty:hidden">
          {isThinking && <Thinking />}
        </p>
      </div>
      <FinishedAnswer isBusy={isBusy} turn={last} />
      {!follows && (
        <button
          type="button"
          onClick={jump}
          className="chip absolute inset-x-0 bottom-2 z-10 mx-auto w-fit shadow-float"
        >
          <ArrowDown aria-hidden size={16} />
          Jump to latest
        </button>
      )}
    </div>
  );
}

function Thinking() {
  return (
    <>
      <span aria-hidden className="flex gap-1 text-primary">
        <span className="thinking-dot size-2 rounded-full bg-current" />
        <span className="thinking-dot size-2 rounded-full bg-current" />
        <span className="thinking-dot size-2 rounded-full bg-current" />
      </span>
      Thinking...
    </>
  );
}

/** An answer is read out once it is whole; those of former days are not. */
function FinishedAnswer({ isBusy, turn }: { isBusy: boolean; turn: Turn | undefined }) {
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (isBusy && !wasBusy) setWasBusy(true);
  const cards = turn?.proposals.map(({ heading, subject }) => `${heading}: ${subject}.`) ?? [];
  return (
    <p role="status" className="sr-only">
      {wasBusy && !isBusy && turn && [turn.answer ?? 'Stopped.', ...cards].join(' ')}
    </p>
  );
}

function useFollowing(count: number) {
  const log = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(true);
  const [seen, setSeen] = useState(count);
  // What she says herself brings her back to the end.
  if (seen !== count) {
    setSeen(count);
    setFollows(true);
  }
  const toEnd = useCallback(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, []);
  useLayoutEffect(() => {
    if (follows) toEnd();
  });
  useEffect(() => {
    // A longer message and a phone's keyboard take their room from here.
    if (!follows || !log.current || !('ResizeObserver' in window)) return;
    const watch = new ResizeObserver(toEnd);
    watch.observe(log.current);
    return () => watch.disconnect();
  }, [follows, toEnd]);
  return {
    log,
    follows,
    onScroll() {
      if (!log.current) return;
      const { scrollTop, scrollHeight, clientHeight } = log.current;
      setFollows(scrollHeight - scrollTop - clientHeight < nearEndPixels);
    },
    jump() {
      setFollows(true);
      toEnd();
      // The button is gone then.
      log.current?.focus({ preventScroll: true });
    },
  };
}
