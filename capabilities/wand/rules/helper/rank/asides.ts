import type { Span } from '../find/found.ts';
import { clausesOf, placesOf } from '../frames/clauses.ts';
import type { Draft } from '../frames/draft.ts';

const opening = new Set('add book remove callOff skip move dismiss untick remind pause resume unsubscribe'.split(' '));
/** Verbs with which people ask for something. */
export const isOpening = (meaning: string) => opening.has(meaning);

/** The positions in clauses of which the frame used nothing and that ask for nothing: '..., the kids are thrilled'. */
export function placesAside(draft: Draft): ReadonlySet<number> {
  const { found, used } = draft;
  const clauses = clausesOf(draft);
  if (clauses.length < 2) return new Set();
  const isUsed = (span: Span) => placesOf(span).some((at) => used.has(at) && !found.words[at]?.isSmall);
  const asks = ({ first, next }: Span) =>
    found.meanings.some((one) => isOpening(one.meaning) && one.first >= first && one.first < next);
  return new Set(clauses.filter((one) => !isUsed(one) && !asks(one)).flatMap(placesOf));
}
