import type { LabelledLine } from '../score/ingredient-label.ts';

const heldOutPercent = 15;

/** Splits lines by hash. Lines that differ only in numbers, spaces and plurals stay together to avoid near-copies. */
export function splitByHash(
  lines: readonly LabelledLine[],
  fold: number,
): { learned: LabelledLine[]; heldOut: LabelledLine[] } {
  const isHeldOut = ({ sentence }: LabelledLine) => {
    const position = percentOf(normalize(sentence)) - fold * heldOutPercent;
    return position >= 0 && position < heldOutPercent;
  };
  return { learned: lines.filter((line) => !isHeldOut(line)), heldOut: lines.filter(isHeldOut) };
}

const normalize = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[\d¼-¾⅐-⅞/ .]+/g, ' ')
    .replace(/s\b/g, '')
    .trim();

function percentOf(text: string): number {
  let sum = 7;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((sum ^ (sum >>> 13)) >>> 0) % 100;
}
