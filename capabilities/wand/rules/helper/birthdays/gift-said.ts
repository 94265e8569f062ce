import { isShopped } from '../groceries/words.ts';
import { isDish } from '../meals/words.ts';
import { filed } from '../told/filing.ts';
import { upTo } from '../words/said.ts';
import { type Piece, piecesOf, placesIn } from '../words/word-families.ts';
import { asTitle, splitWords, withoutArticle } from '../words/words.ts';
import { type GiftFamily, giftFamilies } from './gift-families.ts';

type GiftPiece = Piece<GiftFamily>;

/** What a sentence says of a gift for somebody. */
export interface SaidGift {
  things: string[];
  /** It is for keeping: a list is named, or a wish for an occasion. */
  isIdea: boolean;
  /** Ideas are wanted. */
  isSought: boolean;
}

/** What belongs to the feast, unless it stands on a list of gifts. */
const ofFeast =
  /\b(?:part(?:y|ies)|cakes?|cupcakes?|balloons?|candles?|invit\p{L}{1,12}|decorations?|dinner|lunch|breakfast|brunch|snacks?|wrapping|cards?|guests?|venue|goody|pi[ñn]ata|pizza|pancakes)\b/iu;
/** What is no thing at all. */
const noGift =
  /\b(?:appointment|haircut|checkup|wrap|hide|return|order|bake|book a|pick up|hand (?:out|over|in|the|him|her|it)|bring|take|call|a ride|nap|break|lift|hug|visit|sleepover|sibling|brother|sister|playdate|check|reminder|remind|remove|delete|cancel|scrap|scratch|cross|not|no|never|gave|broke|lost|going|goes|went|i|i'm|you|they|is|are)\b/iu;

/** 'spotted a paint set and wouldn't let go of it' */
const insisting =
  / and (?:he |she )?(?:wouldn't|would not|couldn't|could not|keeps|kept|hasn't|begged|cried|was|lost|went|fell) /i;

const wouldLike = /\bwould (?:really |also |probably )?like (?:an?|some) /;

const holds = (pieces: readonly GiftPiece[], family: GiftFamily) => pieces.some((piece) => piece.family === family);

/** 'a record player': what stands between an article and a thing is part of it. */
const withWholeThings = (pieces: readonly GiftPiece[]): GiftPiece[] =>
  pieces.map((piece, at) => {
    const isInside = /^(?:an?|some)$/.test(pieces[at - 1]?.words ?? '') && pieces[at + 1]?.family === 'thing';
    return isInside && /^(?:record|think|give|taste)$/.test(piece.family) ? { ...piece, family: 'thing' } : piece;
  });

/** 'Emma is into unicorns, a unicorn puzzle would be nice': what she likes says why. */
function withoutTaste(pieces: readonly GiftPiece[]): GiftPiece[] {
  const isInto = (at: number) => pieces[at]?.words === 'into' && pieces[at - 1]?.family === 'whom';
  const at = pieces.findIndex(({ family }, index) => family === 'taste' || isInto(index));
  const isEnd = ({ family, words }: GiftPiece) => family === 'maybe' || /^(?:[,.;!]|so)$/.test(words);
  const end = pieces.findIndex((piece, index) => index > at && isEnd(piece));
  if (at >= 0 && end > at) return pieces.toSpliced(at, end - at);
  // 'Any gift ideas for Mia? She is into dinosaurs'
  const isBehind =
    at > 1 && holds(pieces.slice(0, at), 'list') && pieces.slice(0, at).some(({ words }) => /^[,.;!?]$/.test(words));
  return isBehind ? pieces.slice(0, at) : [...pieces];
}

/** 'His wife told me he would love a fishing rod': what stands before the wish says how she knows. */
function withoutReport(pieces: readonly GiftPiece[]): GiftPiece[] {
  const at = pieces.findIndex(({ family }) => family === 'wish');
  const isReport = at > 1 && /^s?he$/.test(pieces[at - 1]?.words ?? '');
  return pieces.filter(({ family }, index) => !isReport || index >= at || family === 'whom');
}

export function giftSaid(said: string, names: ReadonlySet<string>): SaidGift | undefined {
  const { rest, place: kept } = filed(said);
  const text = upTo(rest || said, insisting);
  const pieces = withoutReport(
    withoutTaste(withWholeThings(piecesOf(text, giftFamilies, (word) => (names.has(word) ? 'whom' : undefined)))),
  );
  if (!holds(pieces, 'whom')) return undefined;
  const places = placesIn(pieces, text);
  const [place = '', ...others] = places;
  if (
    others.length > 0 ||
    noGift.test(place) ||
    ((ofFeast.test(place) || isDish(place)) && !holds(pieces, 'list') && kept !== 'gift')
  )
    return undefined;
  // 'Uncle Tom collects vinyl': a verb follows her who is spoken of.
  const isDeed =
    pieces[0]?.family === 'whom' &&
    /^\p{L}{2,20}s /u.test(place) &&
    pieces.find(({ family }) => family !== 'whom')?.family === 'thing';
  const isToDo = pieces.some(({ family }, at) => family === 'wish' && pieces[at + 1]?.words === 'to');
  if (isDeed || isToDo) return undefined;
  const has = (family: GiftFamily) => holds(pieces, family);
  const isGiven = pieces.some(({ family }, at) => family === 'give' && pieces[at + 1]?.family === 'whom');
  const isOccasion = has('occasion') || has('gift');
  // 'write down socks for Tom's birthday'
  const isForOccasion = pieces.some(
    ({ words }, at) =>
      words === 'for' && pieces[at + 1]?.family === 'whom' && holds(pieces.slice(at, at + 4), 'occasion'),
  );
  const isHeading = pieces.some(({ words }, at) => words === ':' && holds(pieces.slice(0, at), 'gift'));
  const lower = text.toLowerCase().replaceAll(/['’]d (?=(?:\p{L}{4,10} )?(?:love|like)\b)/gu, ' would ');
  // 'would like a cookbook', and not 'a banana'.
  const isLiked = wouldLike.test(lower) && !isShopped(withoutArticle(place));
  const isWishedThing = isLiked || /\bwould (?:really |absolutely )?love (?:an?|some) /.test(lower);
  return {
    things: place
      .split(/ or /i)
      .flatMap(splitWords)
      .map((thing) => asTitle(withoutArticle(thing))),
    isIdea:
      !has('seek') &&
      (kept === 'gift' ||
        (kept === 'birthday' && has('wish')) ||
        has('list') ||
        isHeading ||
        isWishedThing ||
        (isForOccasion && has('give')) ||
        (isOccasion && (has('wish') || isGiven || has('maybe') || (has('record') && (isForOccasion || has('gift')))))),
    isSought:
      (pieces.some(({ words }) => words.endsWith('ideas')) && !has('record')) ||
      ((has('think') || has('seek')) && (isOccasion || has('list'))),
  };
}
