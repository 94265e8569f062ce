import type { Proposal } from '../../contract.ts';
import { namesOf } from './conversation-cards.ts';

const begun = {
  approved: 'Done',
  dismissed: 'All right, I left it',
  dropped: 'Nothing was written yet; I dropped it',
  undone: 'Undone',
};

/** 'Done: Dentist, Milk.' and, if something could not be done, why. `among` are all that were spoken of. */
export function decisionWords(
  what: keyof typeof begun,
  proposals: readonly Proposal[],
  refused: readonly string[] = [],
  among = proposals,
): string {
  const done = proposals.length > 0 ? [`${begun[what]}: ${namesOf(proposals, among).join(', ')}.`] : [];
  return [...done, ...refused.map((sentence) => `${sentence}.`)].join(' ');
}

export const leftOpen = 'Still open:';

/** What she did not decide about is not forgotten. */
export const stillOpen = (cards: readonly Proposal[], among = cards): string =>
  cards.length > 0 ? `${leftOpen} ${namesOf(cards, among).join(', ')}.` : '';

/** What to say or tap for a card that a plain 'yes' does not reach. */
export function namedAlone(cards: readonly Proposal[], among = cards): string {
  const [first, ...others] = cards;
  if (!first) return '';
  const names = namesOf(cards, among);
  const deed = first.action === 'remove' ? ', remove' : ' to';
  const which = others.length === 0 ? 'its card' : 'each card';
  return `I want to be sure about ${names.join(' and ')}. Tap Approve on ${which}, or say ‘yes${deed} ${names[0]}’.`;
}

/** How an answer begins that only changed a card. */
export const changedCard = 'I changed the card:';
