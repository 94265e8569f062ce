import type { Proposal } from '../contract.ts';

const begun = { approved: 'Done', dismissed: 'All right, I left it', undone: 'Undone' };

/** 'Done: Dentist, Milk.' and, if something could not be done, why. */
export function decisionWords(
  what: keyof typeof begun,
  proposals: readonly Proposal[],
  refused: readonly string[] = [],
): string {
  if (proposals.length === 0 && refused.length === 0) return 'There is nothing to undo.';
  const subjects = proposals.map(({ subject }) => subject).join(', ');
  const done = proposals.length > 0 ? [`${begun[what]}: ${subjects}.`] : [];
  return [...done, ...refused.map((sentence) => `${sentence}.`)].join(' ');
}

/** How an answer begins that only changed a card. */
export const changedCard = 'I changed the card:';

/** What a plain word decides about: a card that was changed since is seen beneath the last answer, and stays with the turn that made it. */
export const cardsInView = (past: readonly { answer: string | null; proposals: Proposal[] }[]): Proposal[] =>
  past.findLast(({ answer, proposals }) => proposals.length > 0 || !answer?.startsWith(changedCard))?.proposals ?? [];
