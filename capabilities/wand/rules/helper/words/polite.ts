import { politeBefore, politeBeforeSign, politeBehind } from '../lexicon/polite.ts';
import { phrasesIn, untilSame, withoutEnd, withoutLead, withoutSigns } from './around.ts';
import { remembered } from './remembered.ts';

/** Removes polite phrases and fillers around a request: 'hey, could you please add milk, thanks!' -> 'add milk' */

const before = phrasesIn(politeBefore);
const beforeSign = phrasesIn(politeBeforeSign);
const behind = phrasesIn(politeBehind);
/** Punctuation, or a dash after a space. */
const sign = /^(?:[,.!:]| -)/;

/** 'would you mind adding' is a request to add. */
const minded = /^(?:would|do) you mind (\p{L}{2,20}?)(?:([^aeiou])\2)?ing\b/iu;

const known = remembered<string>();
export const withoutPoliteness = (text: string): string =>
  known(text, () => untilSame(text.trim().replace(minded, '$1$2'), withoutOne));

function withoutOne(text: string): string {
  const bare = withoutSigns(text);
  const begun = withoutLead(withoutLead(bare, before), beforeSign, sign);
  return withoutEnd(begun, behind).replace(/,? please(?=[:,]? )/i, '');
}
