import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import type { Handoff } from '../contract.ts';
import { askedWords, stateTextOf } from '../rules/page-words.ts';
import { ActionsCard } from './actions-card.tsx';
import { HandedFactsList } from './handed-facts-list.tsx';
import { useFamilyZone } from './hooks.ts';
import { WordCard } from './word-card.tsx';

/** A hand-off: what the taker needs to know, its state, and the actions of the current person. */
export function HandOffCard({ handoff }: { handoff: Handoff }) {
  const { title, giverName, takerName, word, answerWord, path, recordId, day, role, type } = handoff;
  const heading = usePageTitle(title);
  const timeZone = useFamilyZone();
  const standing = stateTextOf(handoff, { timeZone });
  return (
    <article className="card mx-auto max-w-[36rem] space-y-5 p-5 sm:p-8">
      <header className="flex items-center gap-3">
        <Avatar name={role === 'giver' ? takerName : giverName} />
        <div className="min-w-0">
          <p className="text-sm font-semibold text-primary">{askedWords(handoff)}</p>
          <h1 ref={heading} tabIndex={-1} className="text-2xl leading-tight outline-none sm:text-[1.75rem]">
            {title}
          </h1>
        </div>
      </header>
      {word && <WordCard from={role === 'giver' ? 'You' : giverName}>{word}</WordCard>}
      <HandedFactsList facts={handoff} />
      <section aria-label="Status" className="space-y-4 border-t border-line pt-5">
        <div role="status">
          <h2 className="text-xl">{standing.title}</h2>
          {standing.text && <p className="text-ink-soft">{standing.text}</p>}
        </div>
        {answerWord && <WordCard from={role === 'taker' ? 'You' : takerName}>{answerWord}</WordCard>}
        <ActionsCard key={handoff.state} handoff={handoff} />
      </section>
      {(recordId !== null || (type === 'cooking' && day)) && (
        <ButtonLink href={path} variant="quiet" className="-mb-2 -ml-3 px-3">
          See it in your plans
        </ButtonLink>
      )}
    </article>
  );
}
