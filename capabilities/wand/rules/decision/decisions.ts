import type { Proposal } from '../../contract.ts';
import { namesOf, type TurnMemory } from './conversation-cards.ts';

/** A decision made in words, and the cards it is about. */
export type Decision =
  | {
      kind: 'decide';
      approved: readonly Proposal[];
      dismissed: readonly Proposal[];
      stillOpen: readonly Proposal[];
      /** The approved cards were named, by subject or by action. */
      isNamed?: boolean;
      /** These stay open as well: each must be approved by its own button or name. */
      alone?: readonly Proposal[];
    }
  /** Undoes these proposals; without ids, the last thing done. */
  | { kind: 'undo'; ids?: readonly string[] }
  | { kind: 'say'; text: string; memory: TurnMemory };

/** Decides about `meant`; the other candidates stay open. */
export const decideOn = (
  word: 'yes' | 'no',
  meant: readonly Proposal[],
  candidates: readonly Proposal[],
): Decision & { kind: 'decide' } => ({
  kind: 'decide',
  approved: word === 'yes' ? meant : [],
  dismissed: word === 'no' ? meant : [],
  stillOpen: candidates.filter((card) => !meant.includes(card)),
});

export const askWhich = (deciding: 'yes' | 'no', cards: readonly Proposal[]): Decision => ({
  kind: 'say',
  text: `Which one do you mean, ${namesOf(cards).join(' or ')}?`,
  memory: { deciding },
});
