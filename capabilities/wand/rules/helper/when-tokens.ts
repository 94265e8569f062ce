import { remembered } from './remembered.ts';
/** A word, a number or a sign of a text, in lower case, and where it stands. */
export interface Token {
  word: string;
  from: number;
  to: number;
  /** It follows its neighbour without a blank: 'pm' in '4pm'. */
  isGlued: boolean;
}

const pieces = /\b[ap]\.m\b\.?|\d+(?:[:./]\d+)*|[\p{L}]+(?:'[\p{L}]+)*|\S/giu;

const known = remembered<Token[]>();

export const tokensOf = (text: string): Token[] => known(text, () => split(text));

function split(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.replaceAll(/[‘’`]/g, "'").matchAll(pieces))
    tokens.push({
      word: word
        .toLowerCase()
        .replaceAll(/[–—]/g, '-')
        .replace(/^([ap])\.m\.?$/, '$1m'),
      from: index,
      to: index + word.length,
      isGlued: tokens.at(-1)?.to === index,
    });
  return tokens;
}

const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** 3, 'three', 'a' and 'a couple' count as numbers. */
export function numberOf(word = ''): number | undefined {
  if (/^\d{1,4}$/.test(word)) return Number(word);
  if (word === 'a' || word === 'an') return 1;
  if (word === 'couple') return 2;
  if (word === 'thirty') return 30;
  const index = units.indexOf(word);
  return index < 0 ? undefined : index + 1;
}

/** What was read from a token on, and the token after it. */
export interface Read<Is> {
  next: number;
  is: Is;
}

/** '10th', '3rd', 'seventh', 'twenty-first': the day of a month that it names. */
export function ordinalAt(tokens: readonly Token[], at: number): Read<number> | undefined {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (!first) return undefined;
  const digits = numberOf(first.word);
  if (/^\d/.test(first.word) && second?.isGlued && /^(st|nd|rd|th)$/.test(second.word) && digits && digits <= 31)
    return { next: at + 2, is: digits };
  const index = ordinals.indexOf(first.word);
  if (index >= 0) return { next: at + 1, is: index + 1 };
  const tens = { twenty: 20, thirty: 30 }[first.word];
  if (!tens) return first.word === 'thirtieth' ? { next: at + 1, is: 30 } : undefined;
  const hasDash = second?.word === '-';
  const unit = ordinals.indexOf((hasDash ? third : second)?.word ?? '');
  return unit >= 0 && unit < 9 ? { next: at + (hasDash ? 3 : 2), is: tens + unit + 1 } : undefined;
}

/** Whether these words stand here, one after the other. A word may name alternatives: 'from|after'. */
export const standsAt = (tokens: readonly Token[], at: number, ...words: string[]) =>
  words.every((word, index) => {
    const said = tokens[at + index]?.word;
    return said === word || (said !== undefined && word.includes('|') && word.split('|').includes(said));
  });
