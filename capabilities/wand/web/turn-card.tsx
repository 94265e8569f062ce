import { FileText } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { ShowAllButton } from '#web/ui/show-all-button.tsx';
import type { Turn } from '../contract.ts';
import { AnswerCard } from './answer-card.tsx';
import { ProposalList } from './proposal-list.tsx';

const shortSentence = 140;

interface TurnCardProps {
  turn: Turn;
  /** Its answer is still on its way. */
  isLive: boolean;
}

/** What she said, what was answered, and what was proposed with it. */
export function TurnCard({ turn, isLive }: TurnCardProps) {
  const { message, fileName, answer, outcome, proposals } = turn;
  // Of a short sentence that stands right above she knows what it comes from.
  const showsQuotes = fileName !== null || message.includes('\n') || message.length > shortSentence;
  const remark = isLive
    ? undefined
    : outcome === 'stopped'
      ? 'Stopped.'
      : answer === null
        ? 'No answer came yet.'
        : undefined;
  return (
    <article className="space-y-4">
      <HerWords turn={turn} />
      {(answer !== null || remark || proposals.length > 0) && (
        <AnswerCard text={answer ?? ''}>
          {proposals.length > 0 && <ProposalList proposals={proposals} showsQuotes={showsQuotes} isLive={isLive} />}
          {remark && <p className="text-sm text-ink-soft">{remark}</p>}
        </AnswerCard>
      )}
    </article>
  );
}

const manyLines = 10;
const manyCharacters = 600;

/** A pasted mail is shown from its beginning; the rest is there on demand. */
function HerWords({ turn: { message, fileName } }: { turn: Turn }) {
  const isLong = message.length > manyCharacters || message.split('\n').length > manyLines;
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
