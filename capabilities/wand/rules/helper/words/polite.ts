import { politeBefore, politeBeforeSign, politeBehind } from '../lexicon/polite.ts';
import { remembered } from './remembered.ts';

/** Politeness and fillers around a request: 'hey, could you please add milk, thanks!' -> 'add milk' */

const phrasesIn = (list: string) => list.split(/[|\n]/).toSorted((a, b) => b.length - a.length);
const [before, beforeSign, behind] = [politeBefore, politeBeforeSign, politeBehind].map(phrasesIn) as [
  string[],
  string[],
  string[],
];

/** 'would you mind adding' asks to add. */
const minded = /^(?:would|do) you mind (\p{L}{2,20}?)(?:([^aeiou])\2)?ing\b/iu;
const signs = /^[\s,.!:;-]+|[\s,.!?;]+$/g;

const known = remembered<string>();
export const withoutPoliteness = (text: string): string => known(text, () => plain(text));

function plain(text: string): string {
  let rest = text.trim().replace(minded, '$1$2');
  for (let last = ''; last !== rest; ) {
    last = rest;
    rest = withoutEnd(withoutBeginning(rest.replaceAll(signs, ''))).replace(/,? please(?=[:,]? )/i, '');
  }
  return rest;
}

function withoutBeginning(text: string): string {
  const lower = text.toLowerCase();
  const follows = (phrase: string, sign: RegExp) => lower.startsWith(phrase) && sign.test(lower.slice(phrase.length));
  const found =
    before.find((one) => follows(one, /^[\s,.:!-]/)) ?? beforeSign.find((one) => follows(one, /^(?:[,.!:]| -)/));
  return found === undefined ? text : text.slice(found.length);
}

function withoutEnd(text: string): string {
  const lower = text.toLowerCase();
  const isEnd = (phrase: string) =>
    lower.endsWith(phrase) && /[\s,.!-]/.test(lower.charAt(lower.length - phrase.length - 1));
  const found = behind.find(isEnd);
  return found === undefined ? text : text.slice(0, -found.length);
}
