import type { Span } from '../find/found.ts';
import { type Clause, clausesOf, placesOf } from '../frames/clauses.ts';
import type { Draft } from '../frames/draft.ts';

const opening = new Set('add book remove callOff skip move dismiss untick remind pause resume unsubscribe'.split(' '));
/** Verbs with which people ask for something. */
export const isOpening = (meaning: string) => opening.has(meaning);

const speaking = /^(?:i|we|you|i'm|i'd|i'll|i've|we're|we'd|we'll|we've|can|could|so|and|but|then)$/;

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
