import type { LabelledLine } from '../score/ingredient-label.ts';

const heldOutPercent = 15;

/** Lines that differ only in numbers, blanks and plurals go to the same side, so that the test side has no near-copy of what was learned. */
export function splitByHash(
  lines: readonly LabelledLine[],
  fold: number,
): { learned: LabelledLine[]; heldOut: LabelledLine[] } {
  const isHeldOut = ({ sentence }: LabelledLine) => {
    const place = percentOf(likeness(sentence)) - fold * heldOutPercent;
    return place >= 0 && place < heldOutPercent;
  };
  return { learned: lines.filter((line) => !isHeldOut(line)), heldOut: lines.filter(isHeldOut) };
}

const likeness = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[\d¼-¾⅐-⅞/ .]+/g, ' ')
    .replace(/s\b/g, '')
    .trim();

function percentOf(text: string): number {
  let sum = 7;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return ((sum ^ (sum >>> 13)) >>> 0) % 100;
}
