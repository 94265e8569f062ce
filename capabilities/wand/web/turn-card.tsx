import { FileText } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { ShowAllButton } from '#web/ui/show-all-button.tsx';
import type { Turn } from '../contract.ts';
import { AnswerCard } from './answer-card.tsx';
import { ProposalList } from './proposal-list.tsx';

const maxShortMessage = 140;

interface TurnCardProps {
  turn: Turn;
  /** The answer is still streaming. */
  isLive: boolean;
}

/** The user's message, the answer and its cards. */
export function TurnCard({ turn, isLive }: TurnCardProps) {
  const { message, fileName, answer, dayLines, outcome, proposals } = turn;
  // A short message is right above the cards, so quoting it would be noise.
  const showsQuotes = fileName !== null || message.includes('\n') || message.length > maxShortMessage;
  const remark = isLive
    ? undefined
    : outcome === 'stopped'
      ? 'Stopped.'
      : answer === null
        ? 'No answer came yet.'
        : undefined;
  return (
    <article className="space-y-4">
      <UserMessage turn={turn} />
      {(answer !== null || remark || proposals.length > 0) && (
        <AnswerCard text={answer ?? ''} dayLines={dayLines}>
          {proposals.length > 0 && <ProposalList proposals={proposals} showsQuotes={showsQuotes} isLive={isLive} />}
          {remark && <p className="text-sm text-ink-soft">{remark}</p>}
        </AnswerCard>
      )}
      <p role="status" className="flex items-center gap-2 text-ink-soft empty:hidden">
        {isLive && !answer && proposals.length === 0 && <Thinking />}
      </p>
    </article>
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

const maxLines = 10;
const maxCharacters = 600;

/** The user's message; a long one is collapsed. */
function UserMessage({ turn: { message, fileName } }: { turn: Turn }) {
  const isLong = message.length > maxCharacters || message.split('\n').length > maxLines;
  const [showsAll, setShowsAll] = useState(false);
  return (
    <div className="ml-auto w-fit max-w-[min(85%,65ch)] rounded-card rounded-br-md bg-primary-soft px-4 py-2.5">
      <span className="sr-only">You:</span>
      {fileName ? (
        <p className="flex items-center gap-2 font-semibold">
          <FileText aria-hidden size={18} className="shrink-0 text-primary" />
          {fileName}
        </p>
      ) : (
        <p dir="auto" className={classNames('whitespace-pre-wrap', isLong && !showsAll && 'line-clamp-8')}>
          {message}
        </p>
      )}
      {isLong && <ShowAllButton showsAll={showsAll} onClick={() => setShowsAll(!showsAll)} />}
    </div>
  );
}
