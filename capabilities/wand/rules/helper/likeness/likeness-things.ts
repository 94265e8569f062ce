import type { Piece } from './pieces.ts';

/** The things that a sentence names, one by one or as a list. */

const idle = new Set(
  `and also plus so too as well now then again the is are was were be has have does do am 's for on to in at of from with by about it's its
  isn't aren't wasn't hasn't haven't doesn't yet already not just only even same goes thing ditto likewise neither nor , . ; : ! ? - + & $
  size please i we could would might`.split(/\s+/),
);
/** What is said of a thing, or where it belongs, and is none. */
const said = new Set(
  `done finished sorted bought cancelled canceled paused moved pushed over off ready sick allergic up down gone went goes costs cost wears needs
  wants likes loves love like want takes gets turned turns hates eats sees i we could can might should get
  list calendar menu month year week quarter breakfast lunch dinner supper snack birthday`.split(/\s+/),
);
const inside = new Set(['about', 'of', 'with', 'and', "'s"]);
export const article = /^(a|an|some|another|two|three|new|more)$/i;

/** Words that name something, from the first to the last of them. */
export interface Thing {
  from: number;
  to: number;
}

const isIdle = ({ kind, text }: Piece) => kind === 'word' && idle.has(text.toLowerCase());
const isSaid = ({ kind, text }: Piece) => kind === 'word' && said.has(text.toLowerCase());

/** The runs of words that name something; `from` and `to` are pieces. */
export function thingsIn(pieces: readonly Piece[], isNone: (piece: Piece) => boolean): Thing[] {
  const things: Thing[] = [];
  pieces.forEach((piece, at) => {
    if (piece.kind !== 'word' || isIdle(piece) || isSaid(piece) || isNone(piece)) return;
    const last = things.at(-1);
    const between = last && pieces.slice(last.to, at).every(({ text }) => inside.has(text.toLowerCase()));
    if (last && between && !article.test(piece.text)) last.to = at + 1;
    else things.push({ from: at, to: at + 1 });
  });
  return things.filter(({ from, to }) => pieces.slice(from, to).some(({ text }) => !article.test(text)));
}

const comma = /^(?:,|and|&|plus|or)$/i;
const isThing = (piece: Piece | undefined) =>
  piece !== undefined && /^(?:word|name)$/.test(piece.kind) && !isIdle(piece) && !isSaid(piece);

/** Where the next thing of the same list stands: 'a kite, a drum'. */
export function besideIt(at: number, step: 1 | -1, pieces: readonly Piece[]): number | undefined {
  const skipped = (from: number): number => (article.test(pieces[from]?.text ?? '') ? skipped(from + step) : from);
  const sign = skipped(at + step);
  const thing = skipped(sign + step);
  return comma.test(pieces[sign]?.text ?? '') && isThing(pieces[thing]) ? thing : undefined;
}

/** All things of the list of which this one is one. */
export function wholeList({ from, to }: Thing, pieces: readonly Piece[]): Thing {
  const [before, behind] = [besideIt(from, -1, pieces), besideIt(to - 1, 1, pieces)];
  return before === undefined && behind === undefined
    ? { from, to }
    : wholeList({ from: before ?? from, to: behind === undefined ? to : behind + 1 }, pieces);
}
