import { beginsNumber, readNumber } from '../line/numbers.ts';
import type { Amount } from '../line/parse-line.ts';
import { exactFraction } from './exact.ts';
import { unitOf } from './units.ts';

export interface TextPlace {
  start: number;
  end: number;
}

/** Position of a number in a line, and of the unit right after it, if any ('400g', '6-ounce', '2 fl oz'). */
export interface AmountPlace extends TextPlace {
  unit?: TextPlace;
}

const isSame = (a: number | null, b: number | null) =>
  a === null || b === null ? a === b : exactFraction(a).equals(exactFraction(b));

const isLetter = (character: string) => /^\p{L}$/u.test(character);

/** The word starting at `start`, including a trailing period ('oz.'). */
export function wordAt(line: string, start: number): TextPlace {
  let end = start;
  while (isLetter(line.charAt(end))) end += 1;
  if (end > start && line.charAt(end) === '.') end += 1;
  return { start, end };
}

function unitAt(line: string, from: number, name: string): TextPlace | undefined {
  const gap = [' ', '-', '\u00a0'].includes(line.charAt(from)) ? 1 : 0;
  const first = wordAt(line, from + gap);
  const second = wordAt(line, first.end + 1);
  const both = { start: first.start, end: second.end };
  const candidates = second.end > second.start ? [both, first] : [first];
  return candidates.find(({ start, end }) => end > start && unitOf(line.slice(start, end))?.name === name);
}

/** Positions of all amounts in order, or undefined if one of them isn't written in digits. */
export function amountPlaces(line: string, amounts: readonly Amount[]): AmountPlace[] | undefined {
  const places: AmountPlace[] = [];
  for (let at = 0; at < line.length && places.length < amounts.length; ) {
    const isInside = at > 0 && isLetter(line.charAt(at - 1));
    const number = !isInside && beginsNumber(line.charCodeAt(at)) ? readNumber(line, at) : undefined;
    const amount = amounts[places.length];
    if (number && amount && isSame(number.value, amount.quantity) && isSame(number.max, amount.quantityMax)) {
      const unit = unitAt(line, number.end, amount.unit);
      places.push({ start: at, end: number.end, ...(unit && { unit }) });
    }
    at = number?.end ?? at + 1;
  }
  return places.length === amounts.length ? places : undefined;
}
