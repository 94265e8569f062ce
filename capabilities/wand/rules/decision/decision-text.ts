import type { Proposal } from '../../contract.ts';
import { namesOf } from './conversation-cards.ts';

const prefixes = {
  approved: 'Done',
  dismissed: 'All right, I left it',
  dropped: 'Nothing was written yet; I dropped it',
  undone: 'Undone',
};

/** 'Done: Dentist, Milk.', followed by the refusals. `among` are all cards mentioned, to tell equal subjects apart. */
export function decisionText(
  what: keyof typeof prefixes,
  proposals: readonly Proposal[],
  refused: readonly string[] = [],
  among = proposals,
): string {
  const done = proposals.length > 0 ? [`${prefixes[what]}: ${namesOf(proposals, among).join(', ')}.`] : [];
  return [...done, ...refused.map((sentence) => `${sentence}.`)].join(' ');
}

const stillOpenPrefix = 'Still open:';

/** 'Still open: Milk.' */
export const stillOpenText = (cards: readonly Proposal[], among = cards): string =>
  cards.length > 0 ? `${stillOpenPrefix} ${namesOf(cards, among).join(', ')}.` : '';

/** Tells the user how to approve cards that a plain 'yes' doesn't. */
export function confirmAloneText(cards: readonly Proposal[], among = cards): string {
  const [first, ...others] = cards;
  if (!first) return '';
  const names = namesOf(cards, among);
  const connector = first.action === 'remove' ? ', remove' : ' to';
  const which = others.length === 0 ? 'its card' : 'each card';
  return `I want to be sure about ${names.join(' and ')}. Tap Approve on ${which}, or say ‘yes${connector} ${names[0]}’.`;
}

/** Start of an answer that only changed a card. */
export const changedCardPrefix = 'I changed the card:';
