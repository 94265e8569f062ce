import { unitOf } from '#food/amounts.ts';
import type { LabelledLine } from '../score/ingredient-label.ts';
import { randomFrom } from './random.ts';

/** The lines with a few made from them, for what recipes have and these lines lack. */
export const withAdditions = (lines: readonly LabelledLine[]): LabelledLine[] => [
  ...lines,
  ...plurals(lines),
  ...inventedWords(lines),
  ...spelledCounts(lines),
];

/** A count that the lines have only in the singular ('1 garlic clove') is learned in the plural too. */
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
const everyWhichInvented = 15;

/** Words that nobody knows teach that, in a language never seen, the food stands before the comma and its preparation behind. */
function inventedWords(lines: readonly LabelledLine[]): LabelledLine[] {
  const random = randomFrom(7);
  const pick = () => syllables[Math.floor(random() * syllables.length)] ?? '';
  const invented = (text: string) =>
    text.replace(/\p{L}+/gu, () => Array.from({ length: 1 + Math.ceil(random() * 3) }, pick).join(''));
  return lines
    .filter(
      ({ sentence, name, preparation = '' }) => preparation !== '' && sentence.endsWith(`${name}, ${preparation}`),
    )
    .filter((_, index) => index % everyWhichInvented === 0)
    .map((line) => {
      const [name, preparation] = [invented(line.name), invented(line.preparation ?? '')];
      const amount = line.sentence.slice(0, -`${line.name}, ${line.preparation}`.length);
      return { ...line, sentence: `${amount}${name}, ${preparation}`, name, preparation };
    });
}

const counts = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
const countAndSize = /^(\d{1,2}) \(?([\d./]+)[ -](ounce|pound|inch)\)? /;
/** Every line would outweigh the other forms of its source. */
const everyWhichSpelled = 2;

/** A count before a size is often spelled out to keep the two numbers apart ('Two 14-ounce cans'). */
const spelledCounts = (lines: readonly LabelledLine[]): LabelledLine[] =>
  lines
    .flatMap((line) => {
      const [start = '', count, size, unit] = countAndSize.exec(line.sentence) ?? [];
      const word = counts[Number(count) - 1];
      if (word === undefined || line.quantity !== Number(count)) return [];
      return { ...line, sentence: `${word} ${size}-${unit} ${line.sentence.slice(start.length)}` };
    })
    .filter((_, index) => index % everyWhichSpelled === 0);
