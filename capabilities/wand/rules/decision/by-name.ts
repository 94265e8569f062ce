import type { Proposal } from '../../contract.ts';
import { phrases } from '../plain-phrases.ts';
import { decidedOfIt, plainlySaid } from '../plain-words.ts';
import type { InMind } from './conversation-cards.ts';
import { type Decision, decided, which } from './decisions.ts';
import { namedAmong } from './named-card.ts';

/** A decision about one of several cards, which is named: 'yes to the haircut', 'not the piano', 'only the first one'. */

type Deciding = (it: readonly Proposal[], others: readonly Proposal[]) => Decision;

/** How one is set apart from the others, and what becomes of them. */
const apart: [said: Set<string>, deciding: Deciding][] = [
  [
    new Set(phrases('not it, but not it, without it, except it, minus it, leave out it, leave it out')),
    (it, others) => ({ kind: 'decide', approved: [], dismissed: it, left: others }),
  ],
  [
    new Set(phrases('only it, just it, no only it, no just it')),
    (it, others) => ({ kind: 'decide', approved: [], dismissed: others, left: it }),
  ],
  [
    new Set(phrases('yes only it, yes just it, only add it, just add it, only book it, just book it, yes but only it')),
    (it, others) => ({ kind: 'decide', approved: it, dismissed: others, left: [], isNamed: true }),
  ],
  [
    new Set(phrases('yes but not it, yes without it, yes except it, all but it, everything but it, all except it')),
    (it, others) => ({ kind: 'decide', approved: others, dismissed: it, left: [] }),
  ],
];

/** 'no, the dentist' says which one was meant. */
const correcting = /^(?:no|nope|nah)(?:[,.;]| the\b)/i;

/** `kept` are the titles of what the family keeps; `deciding` is what she was asked of which one. */
export function byName(
  message: string,
  cards: readonly Proposal[],
  kept: ReadonlySet<string>,
  deciding: InMind['deciding'],
): Decision | undefined {
  const said = plainlySaid(message);
  const named = said === undefined ? undefined : namedAmong(said, cards);
  // 'yes, remove Mia' is said of the card that would, not of her haircut.
  const fitting = named?.cards.filter((one) => decidedOfIt(named.said, one)) ?? [];
  const [card, ...same] = fitting.length > 0 ? fitting : (named?.cards ?? []);
  if (!named || !card) return undefined;
  const others = cards.filter((one) => one !== card);
  const of = apart.find(([ways]) => ways.has(named.said))?.[1];
  if (of) return others.length === 0 ? undefined : same.length > 0 ? which('no', [card, ...same]) : of([card], others);
  const { word, isContrary } = decidedOfIt(named.said, card) ?? {};
  // What is kept and called the same may be meant as well.
  const isOther = isContrary && kept.has(card.subject);
  const own = word === 'yes' || (word === 'no' && !isOther && !correcting.test(message)) ? word : undefined;
  const meant = own ?? (named.said === 'it' ? deciding : undefined);
  if (!meant) return undefined;
  return same.length > 0 ? which(meant, [card, ...same]) : { ...decided(meant, [card], cards), isNamed: true };
}
