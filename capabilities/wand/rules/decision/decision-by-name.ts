import type { Proposal } from '../../contract.ts';
import { phrases } from '../plain-phrases.ts';
import { decisionAboutIt, plainText } from '../plain-words.ts';
import type { TurnMemory } from './conversation-cards.ts';
import { askWhich, type Decision, decideOn } from './decisions.ts';
import { findNamedCards } from './named-card.ts';

/** Decisions that name one of several cards: 'yes to the haircut', 'not the piano', 'only the first one'. */

type DecideOn = (it: readonly Proposal[], others: readonly Proposal[]) => Decision;

/** Phrases that single out a card, and what they decide about it and the others. */
const separatingPhrases: [phrases: Set<string>, decide: DecideOn][] = [
  [
    new Set(phrases('not it, but not it, without it, except it, minus it, leave out it, leave it out')),
    (it, others) => ({ kind: 'decide', approved: [], dismissed: it, stillOpen: others }),
  ],
  [
    new Set(phrases('only it, just it, no only it, no just it')),
    (it, others) => ({ kind: 'decide', approved: [], dismissed: others, stillOpen: it }),
  ],
  [
    new Set(phrases('yes only it, yes just it, only add it, just add it, only book it, just book it, yes but only it')),
    (it, others) => ({ kind: 'decide', approved: it, dismissed: others, stillOpen: [], isNamed: true }),
  ],
  [
    new Set(phrases('yes but not it, yes without it, yes except it, all but it, everything but it, all except it')),
    (it, others) => ({ kind: 'decide', approved: others, dismissed: it, stillOpen: [] }),
  ],
];

/** 'no, the dentist' corrects which card was meant, and declines nothing. */
const correction = /^(?:no|nope|nah)(?:[,.;]| the\b)/i;

/** `deciding` is set if the user was just asked which card to approve ('yes') or dismiss ('no'). */
export function decisionByName(
  message: string,
  cards: readonly Proposal[],
  savedTitles: ReadonlySet<string>,
  deciding: TurnMemory['deciding'],
): Decision | undefined {
  const text = plainText(message);
  const named = text === undefined ? undefined : findNamedCards(text, cards);
  // 'yes, remove Mia' means the card that removes Mia, not the one for Mia's haircut.
  const matching = named?.cards.filter((one) => decisionAboutIt(named.text, one)) ?? [];
  const [card, ...same] = matching.length > 0 ? matching : (named?.cards ?? []);
  if (!named || !card) return undefined;
  const others = cards.filter((one) => one !== card);
  const separate = separatingPhrases.find(([phrases]) => phrases.has(named.text))?.[1];
  if (separate && others.length === 0) return undefined;
  if (separate) return same.length > 0 ? askWhich('no', [card, ...same]) : separate([card], others);
  const { word, isOpposite } = decisionAboutIt(named.text, card) ?? {};
  // 'cancel the haircut' may mean a saved record with the same title.
  const mayMeanSavedRecord = isOpposite && savedTitles.has(card.subject);
  const spokenWord =
    word === 'yes' || (word === 'no' && !mayMeanSavedRecord && !correction.test(message)) ? word : undefined;
  const meant = spokenWord ?? (named.text === 'it' ? deciding : undefined);
  if (!meant) return undefined;
  return same.length > 0 ? askWhich(meant, [card, ...same]) : { ...decideOn(meant, [card], cards), isNamed: true };
}
