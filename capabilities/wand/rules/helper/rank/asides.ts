import type { Family } from '../family.ts';
import { type Clause, clausesOf, placesOf, textOf } from '../frames/clauses.ts';
import type { Draft } from '../frames/draft.ts';
import type { Span } from '../when/tokens.ts';
import type { Likelihoods } from './likelihood.ts';

const opening = new Set('add book remove callOff skip move dismiss untick remind pause resume unsubscribe'.split(' '));
/** Verbs with which people ask for something. */
export const isOpening = (meaning: string) => opening.has(meaning);

const speaking = /^(?:i|we|you|i'm|i'd|i've|we're|we'd|we've|can|could|so|and|but|then)$/;

/** The positions in clauses of which the frame used nothing and that ask for nothing: '..., the kids are thrilled'. */
export function placesAside(draft: Draft): ReadonlySet<number> {
  const { found, used } = draft;
  const clauses = clausesOf(draft);
  if (clauses.length < 2) return new Set();
  const isUsed = (span: Span) => placesOf(span).some((at) => used.has(at) && !found.words[at]?.isSmall);
  // 'Leo is going to move in with Dad'
  const isOthers = ({ first, isTold }: Clause) => isTold && !speaking.test(found.words[first]?.word ?? '');
  const asks = (clause: Clause) =>
    !isOthers(clause) &&
    found.meanings.some((one) => isOpening(one.meaning) && one.first >= clause.first && one.first < clause.next);
  return new Set(clauses.filter((one) => !isUsed(one) && !asks(one)).flatMap(placesOf));
}

/** What is told around an order changes little about what is ordered, so the order alone counts as much as the whole. */
export function intentsOfOrder(draft: Draft, intents: (text: string, family: Family) => Likelihoods): Likelihoods {
  const { found, family } = draft;
  const whole = intents(found.text, family);
  const clauses = clausesOf(draft);
  const asks = ({ first, next }: Span) =>
    found.meanings.some((one) => isOpening(one.meaning) && one.first >= first && one.first < next);
  const order = clauses.filter((clause) => !clause.isTold || asks(clause));
  if (order.length === clauses.length || !order.some(asks)) return whole;
  const alone = intents(order.map((clause) => textOf(draft, clause)).join(', '), family);
  return new Map([...whole].map(([intent, likelihood]) => [intent, (likelihood + (alone.get(intent) ?? 0)) / 2]));
}
