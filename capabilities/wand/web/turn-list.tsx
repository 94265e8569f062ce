import { ArrowDown } from 'lucide-react';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { AiProvider } from '#core/ai-providers.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
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
  const { log, follows, onScroll, jump } = useFollowing(turns, isBusy);
  const last = turns.at(-1);
  const isThinking = isBusy && !last?.answer && last?.proposals.length === 0;
  return (
    <div className="relative -mt-3 flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        // Word by word it would be read out word by word.
        aria-live="off"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="relative -mx-2 flex-1 space-y-3 overflow-y-auto overscroll-contain rounded-card px-2 pb-2 *:pt-3"
      >
        <GreetingCard provider={provider} onSuggestion={last ? undefined : onSuggestion} />
        {turns.map((turn) => (
          <KeptTurn key={turn.id || 'new'} turn={turn} isLive={isBusy && turn === last} />
        ))}
        <p role="status" className="-mt-2 flex items-center gap-2 text-ink-soft empty:hidden md:pl-11">
          {isThinking && <Thinking />}
        </p>
      </div>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-0 h-3 bg-linear-to-b from-canvas to-transparent"
      />
      <FinishedAnswer isBusy={isBusy} turn={last} />
      {!follows && (
        // It takes no room, or the buttons of a card would move under her finger whenever it comes and goes;
        // and as it is there only while more stands below, what it covers can be scrolled out from under it.
        <span className="card absolute right-0 bottom-1 rounded-full shadow-float">
          <IconButton label="Jump to latest" icon={<ArrowDown aria-hidden size={18} />} onClick={jump} />
        </span>
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

/**
 * What is newest is brought into sight as it grows, but never so far that its beginning leaves the screen: one reads from there.
 * Whoever scrolls to the end herself is kept at the end.
 */
function useFollowing(turns: readonly Turn[], isBusy: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState<'newest' | 'end' | undefined>('newest');
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy);
    if (isBusy) setFollows('newest');
  }
  const look = () => {
    if (!log.current) return;
    const { scrollTop, scrollHeight, clientHeight } = log.current;
    const isAtEnd = scrollHeight - scrollTop - clientHeight < nearEndPixels;
    setFollows((kept) => (isAtEnd ? (kept ?? 'end') : undefined));
  };
  /** When something grew or the room became smaller, never because she scrolls. */
  const follow = useEffectEvent(() => {
    const { current } = log;
    if (!current || !follows) return;
    const newest = follows === 'newest' && [...current.querySelectorAll('article')].at(-1);
    current.scrollTop = newest ? Math.min(newest.offsetTop, current.scrollHeight) : current.scrollHeight;
    look();
  });

  const last = turns.at(-1);
  // A card that is opened to be edited grows too, and stays where it is.
  const size = [turns.length, last?.answer?.length, last?.proposals.length, isBusy].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => follow(), [size]);
  useEffect(() => {
    // A longer message and a phone's keyboard take their room from here.
    if (!log.current || !('ResizeObserver' in window)) return;
    const watch = new ResizeObserver(() => follow());
    watch.observe(log.current);
    return () => watch.disconnect();
  }, []);
  return {
    log,
    follows,
    onScroll: look,
    jump() {
      if (!log.current) return;
      log.current.scrollTop = log.current.scrollHeight;
      // The button is gone then.
      log.current.focus({ preventScroll: true });
    },
  };
}
