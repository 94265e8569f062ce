import { unitOf } from '#food/amounts.ts';
import type { LabelledLine } from '../score/ingredient-label.ts';
import { randomFrom } from './random.ts';

/** Adds derived lines for forms that real recipes have but the labelled lines lack. */
export const withAdditions = (lines: readonly LabelledLine[]): LabelledLine[] => [
  ...lines,
  ...plurals(lines),
  ...inventedWords(lines),
  ...spelledCounts(lines),
];

/** Plurals of units that the lines have only in the singular ('1 garlic clove' -> '3 garlic cloves'). */
function plurals(lines: readonly LabelledLine[]): LabelledLine[] {
  const nameOf = ({ unit }: LabelledLine) => unitOf(unit?.split(' ').at(-1) ?? '')?.name ?? '';
  const hasPlural = new Set(
    lines.filter((line) => new RegExp(`\\b${nameOf(line)}e?s\\b`, 'i').test(line.sentence)).map(nameOf),
  );
  return lines
    .filter((line) => line.sentence.startsWith('1 ') && nameOf(line) !== '' && !hasPlural.has(nameOf(line)))
    .map((line) => ({
      ...line,
      sentence: line.sentence.replace('1 ', '3 ').replace(new RegExp(`\\b${nameOf(line)}\\b`), `${nameOf(line)}s`),
      quantity: 3,
      amounts: [],
    }));
}

const syllables = 'ba ke lo mu sch ti er an ost rø zu ngo pel wy fra ni cho est del ga'.split(' ');
/** One of this many lines gets an invented copy. */
const inventedInterval = 15;

/** Made-up words teach that, in any language, the food comes before the comma and its preparation after it. */
function inventedWords(lines: readonly LabelledLine[]): LabelledLine[] {
  const random = randomFrom(7);
  const pick = () => syllables[Math.floor(random() * syllables.length)] ?? '';
  const invent = (text: string) =>
    text.replace(/\p{L}+/gu, () => Array.from({ length: 1 + Math.ceil(random() * 3) }, pick).join(''));
  return lines
    .filter(
      ({ sentence, name, preparation = '' }) => preparation !== '' && sentence.endsWith(`${name}, ${preparation}`),
    )
    .filter((_, index) => index % inventedInterval === 0)
    .map((line) => {
      const [name, preparation] = [invent(line.name), invent(line.preparation ?? '')];
      const amount = line.sentence.slice(0, -`${line.name}, ${line.preparation}`.length);
      return { ...line, sentence: `${amount}${name}, ${preparation}`, name, preparation };
    });
}

const counts = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
const countAndSize = /^(\d{1,2}) \(?([\d./]+)[ -](ounce|pound|inch)\)? /;
/** Only every second line, because all of them would outweigh the other forms of their source. */
const spelledInterval = 2;

/** Spells out counts before a size, as recipes often do to separate the two numbers ('Two 14-ounce cans'). */
const spelledCounts = (lines: readonly LabelledLine[]): LabelledLine[] =>
  lines
    .flatMap((line) => {
      const [start = '', count, size, unit] = countAndSize.exec(line.sentence) ?? [];
      const word = counts[Number(count) - 1];
      if (word === undefined || line.quantity !== Number(count)) return [];
      return { ...line, sentence: `${word} ${size}-${unit} ${line.sentence.slice(start.length)}` };
    })
    .filter((_, index) => index % spelledInterval === 0);
