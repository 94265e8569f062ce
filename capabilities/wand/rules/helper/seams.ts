import { plainWords } from './answers/question-words.ts';
import type { Family } from './family.ts';
import { type Found, foundIn } from './find/found.ts';
import { isOpening } from './rank/asides.ts';
import { says } from './words/says.ts';

/** Finds places where one request of a message may end and the next begin. The search decides whether it does. */

export interface Seam {
  /** Positions in the text: where the part before it ends, and where the part after it begins. */
  end: number;
  start: number;
  kind: 'sentence' | 'sign' | 'and' | 'verb';
  /** A verb or a question follows. */
  opens: boolean;
  /** A question follows. */
  asks: boolean;
}

const ands = new Set(['and', 'then', 'also', 'plus', 'but', '&', 'or', 'so', 'oh']);
/** Verbs that can begin a request without punctuation before them. */
const begins = (meaning: string) => isOpening(meaning) || /^(?:rename|stopSuggesting|hand|copy)$/.test(meaning);
const most = 12;

export function seamsIn(text: string, family: Family): Seam[] {
  const found = foundIn(text, family);
  return plainSeams(text, found)
    .map((seam) => ({ ...seam, opens: beginsAnew(found, seam.start), asks: asksAt(found, seam.start) }))
    .filter(({ end, opens }) => opens || text.charAt(end - 1) !== ':');
}

/** '..., and when is the concert?' */
const asksAt = ({ text }: Found, start: number) =>
  /^(?:wh|how)/i.test(text.slice(start, start + 3)) && says(plainWords(text.slice(start)).join(' '), 'asksForAnswer');

const asking = /^(?:what|what's|whats|when|when's|whens|where|where's|who|who's|which|how|do|does|did|is|are)$/;
const alsoBegins = /^(?:want|tick|finish|plan)$/;
const subject = /^(?:i|we|he|she|they|i'm|i've|we're|we've|she's|he's|it's)$/;
/** 'and add ...', '. when is ...', ', i have ...' */
function beginsAnew({ words, meanings, mentions }: Found, start: number): boolean {
  let at = words.findIndex(({ from }) => from === start);
  while (
    /^(?:please|can|could|would|you|also|then|and|so|i|we|just|to|do|don't)$/.test(words[at]?.word ?? '') &&
    !subject.test(words[at]?.word ?? '')
  )
    at++;
  if (subject.test(words[at]?.word ?? '') || asking.test(words[at]?.word ?? '')) return true;
  if (meanings.some(({ meaning, first }) => first === at && (begins(meaning) || alsoBegins.test(meaning)))) return true;
  return isSomebodyDoing({ words, mentions }, at);
}
const isSomebodyDoing = ({ words, mentions }: Pick<Found, 'words' | 'mentions'>, at: number) =>
  mentions.some(({ first, next }) => first === at && doing.test(words[next]?.word ?? ''));
const doing = /^(?:has|needs|is|wears|loves|likes|wants|can't|isn't|gets|goes|takes)$/;

type Plain = Omit<Seam, 'opens' | 'asks'>;

function plainSeams(text: string, found: Found): Plain[] {
  const { words } = found;
  const seams: Plain[] = [];
  for (let at = 1; at < words.length; at++) {
    const [before, here] = [words[at - 1], words[at]];
    if (!before || !here) continue;
    const last = seams.at(-1);
    const gap = text.slice(before.to, here.from);
    const isAnd = ands.has(here.word);
    // The period of 'Dr. Kim' ends nothing.
    const isShort = here.word === '.' && /^(?:dr|mrs?|ms|prof)$/.test(before.word);
    const sign = /^[,;:.!?]$|^-$/.test(here.word) && !isShort && !isWithin(here.from, found);
    if (gap.includes('\n')) seams.push({ end: before.to, start: here.from, kind: 'sentence' });
    else if (sign) {
      const isEnd = /^[.!?;]$/.test(here.word) && (here.word !== '.' || !words[at + 1]?.isGlued);
      const next = words[at + 1];
      if (
        next &&
        (here.word !== '-' || (!here.isGlued && !next.isGlued)) &&
        (here.word !== '.' || isEnd) &&
        (here.word !== ':' || !next.isGlued)
      )
        seams.push({ end: here.to, start: next.from, kind: isEnd ? 'sentence' : 'sign' });
    } else if (isAnd) {
      const next = words[at + 1];
      if (!next) continue;
      // ', and' is a single seam.
      if (last && last.start === here.from)
        seams[seams.length - 1] = { ...last, start: next.from, kind: last.kind === 'sentence' ? 'sentence' : 'and' };
      else if (!isWithin(here.from, found)) seams.push({ end: before.to, start: next.from, kind: 'and' });
    } else if (last?.start !== here.from && opens(found, at))
      seams.push({ end: before.to, start: here.from, kind: 'verb' });
  }
  return seams.length <= most ? seams : strongest(seams);
}

const strength = { sentence: 0, sign: 1, and: 1, verb: 2 };
function strongest(seams: readonly Plain[]): Plain[] {
  const kept = new Set(seams.toSorted((a, b) => strength[a.kind] - strength[b.kind]).slice(0, most));
  return seams.filter((seam) => kept.has(seam));
}

/** 'from 3 to 4', 'December 3, 2027' and 'Mia and Leo' are not split. */
const isWithin = (place: number, { when, mentions, words }: Found) =>
  [...when.filter(({ kind }) => kind !== 'other'), ...mentions].some(
    ({ first, next }) => (words[first]?.from ?? 0) < place && place < (words[next - 1]?.to ?? 0),
  );

const leading =
  /^(?:to|not|don't|you|i|we|can|please|just|my|our|the|a|an|for|of|on|this|her|his|could|would|will|.*'s)$/;
/** '... call him', '... we need', '... nona wears', and what follows 'put that in'. */
const opens = (found: Found, at: number) => {
  const { meanings, words } = found;
  const isVerb = meanings.some(({ meaning, first }) => first === at && begins(meaning));
  const isNeed = /^(?:i|we) (?:need|want)$/.test(`${words[at]?.word} ${words[at + 1]?.word}`);
  const isFirst = (isVerb || isNeed || isSomebodyDoing(found, at)) && !leading.test(words[at - 1]?.word ?? '');
  const isPointing = /^(?:it|that)$/.test(words[at - 2]?.word ?? '');
  return isFirst || (isPointing && meanings.some(({ meaning, next }) => meaning === 'booking' && next === at));
};
