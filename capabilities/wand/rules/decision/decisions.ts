import type { Proposal } from '../../contract.ts';
import { type InMind, namesOf } from './conversation-cards.ts';

/** What she decides in words, and about which cards of her conversation. */
export type Decision =
  | {
      kind: 'decide';
      approved: readonly Proposal[];
      dismissed: readonly Proposal[];
      left: readonly Proposal[];
      /** What is approved was named, by what it is about or by what it does. */
      isNamed?: boolean;
      /** They stay open too: what she said is not enough for them. */
      alone?: readonly Proposal[];
    }
  /** What was done last, or what she was asked about. */
  | { kind: 'undo'; ids?: readonly string[] }
  | { kind: 'say'; text: string; inMind: InMind };

/** These are decided about, the others stay open. */
export const decided = (
  word: 'yes' | 'no',
  meant: readonly Proposal[],
  inPlay: readonly Proposal[],
): Decision & { kind: 'decide' } => ({
  kind: 'decide',
  approved: word === 'yes' ? meant : [],
  dismissed: word === 'no' ? meant : [],
  left: inPlay.filter((card) => !meant.includes(card)),
});

export const which = (deciding: 'yes' | 'no', cards: readonly Proposal[]): Decision => ({
  kind: 'say',
  text: `Which one do you mean, ${namesOf(cards).join(' or ')}?`,
  inMind: { deciding },
});
