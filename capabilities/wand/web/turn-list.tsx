import { ArrowDown } from 'lucide-react';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { AiProvider } from '#core/ai-providers.ts';
import { habits } from '#core/habits.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Turn } from '../contract.ts';
import { GreetingCard } from './greeting-card.tsx';
import { TurnCard } from './turn-card.tsx';

const MemoizedTurn = memo(TurnCard);
const nearEndPixels = 48;

interface TurnListProps {
  turns: readonly Turn[];
  provider: AiProvider;
  isBusy: boolean;
}

/** The conversation. It scrolls to the newest text unless the user has scrolled up to read. */
export function TurnList({ turns, provider, isBusy }: TurnListProps) {
  const { log, follows, isFar, onScroll, jump } = useAutoScroll(turns, isBusy);
  const last = turns.at(-1);
  return (
    <div className="relative -mt-3 flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        // Otherwise a screen reader would read out every streamed chunk.
        aria-live="off"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        // The last turn fills the view, so that its question can be at the top.
        className="relative -mx-2 flex-1 space-y-3 overflow-y-auto overscroll-contain rounded-card px-2 pb-2 *:mx-auto *:max-w-180 *:pt-3 lg:[scrollbar-gutter:stable_both-edges] [&>article:last-child]:min-h-full"
      >
        <GreetingCard provider={provider} />
        {turns.map((turn) => (
          <MemoizedTurn key={`${turn.id} ${habits().clock}`} turn={turn} isLive={isBusy && turn === last} />
        ))}
      </div>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-0 h-3 bg-linear-to-b from-canvas to-transparent"
      />
      {!follows && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bottom-0 h-8 bg-linear-to-t from-canvas to-transparent"
        />
      )}
      <FinishedAnswer isBusy={isBusy} turn={last} />
      {isFar && (
        // Absolutely positioned, so that cards don't shift when it appears. It covers text, so it waits until the end is
        // further away than one swipe.
        <span className="card absolute inset-x-0 bottom-1 mx-auto w-fit rounded-full shadow-float">
          <IconButton label="Jump to latest" icon={<ArrowDown aria-hidden size={18} />} onClick={jump} />
        </span>
      )}
    </div>
  );
}

/** Announces an answer to screen readers once it is complete; earlier answers aren't announced. */
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
 * Follows the newest turn as it grows, but never scrolls its start out of view, since that is where reading begins.
 * After the user has scrolled to the end, follows the end.
 */
function useAutoScroll(turns: readonly Turn[], isBusy: boolean) {
  const log = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState<'newest' | 'end' | undefined>('newest');
  /** The end is more than a screen below. */
  const [isFar, setIsFar] = useState(false);
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy);
    if (isBusy) setFollows('newest');
  }
  const updateFollowing = () => {
    if (!log.current) return;
    const { scrollTop, scrollHeight, clientHeight } = log.current;
    const distance = scrollHeight - scrollTop - clientHeight;
    const isAtEnd = distance < nearEndPixels;
    setIsFar(!isAtEnd && distance > clientHeight);
    setFollows((current) => (isAtEnd ? (current ?? 'end') : undefined));
  };
  /** Called when the content grows or the viewport shrinks, never on scroll. */
  const follow = useEffectEvent(() => {
    const { current } = log;
    if (!current || !follows) return;
    const newest = follows === 'newest' && [...current.querySelectorAll('article')].at(-1);
    current.scrollTop = newest ? Math.min(newest.offsetTop, current.scrollHeight) : current.scrollHeight;
    updateFollowing();
  });

  const last = turns.at(-1);
  // Leaves out card heights: a card that grows because it is being edited must not scroll.
  const size = [turns.length, last?.answer?.length, last?.proposals.length, isBusy].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => follow(), [size]);
  useEffect(() => {
    // A growing message field and the on-screen keyboard shrink the log.
    if (!log.current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => follow());
    observer.observe(log.current);
    return () => observer.disconnect();
  }, []);
  return {
    log,
    follows,
    isFar,
    onScroll: updateFollowing,
    jump() {
      if (!log.current) return;
      log.current.scrollTop = log.current.scrollHeight;
      // The focused button disappears.
      log.current.focus({ preventScroll: true });
    },
  };
}
