import { foodKey } from '../foods/food-key.ts';
import type { Amount, ParsedLine } from '../line/parse-line.ts';
import { amountText, roundForDisplay } from './display-amount.ts';
import { type ExactAmount, exactAmount, type Factor, fractionOf, scaled } from './exact.ts';
import { inFamilyUnits, type ShownAmount } from './family-units.ts';
import { inflect } from './inflect.ts';
import { systemOf } from './ladders.ts';
import { type AmountPlace, amountPlaces, type TextPlace, wordAt } from './line-places.ts';
import { measureOf, unitOf } from './units.ts';

interface Change extends TextPlace {
  text: string;
}

/** Whether an amount is the size of one piece, which isn't scaled: '2 (14 oz) cans', '1 (2-inch) piece'. */
const isPieceSize = ({ relation, unit }: Amount, index: number) =>
  relation === 'each' || (index > 0 && unitOf(unit)?.dimension === 'length');

/** Position of the noun that the number counts: its unit, maybe after a size ('1 (14 oz) can'), or the food itself. */
function findNoun(line: string, from: number, unit: string, food: string): TextPlace | undefined {
  const last = food.split(' ').at(-1);
  for (let at = from; at < line.length; ) {
    const place = wordAt(line, at);
    const word = line.slice(place.start, place.end);
    if (word !== '' && (unit === '' ? word === last : unitOf(word)?.name === unit)) return place;
    at = Math.max(place.end, at + 1);
  }
  return undefined;
}

const isMetric = ({ unit }: Amount) => measureOf(unit) !== undefined && systemOf(unit) === 'metric';

/** The amount in the family's units. A line that says it in metric too ('10g/½oz') keeps the units it has. */
const shownAmount = (amount: ExactAmount, { amounts, food }: ParsedLine): ShownAmount =>
  amounts.some(isMetric) ? { amount, system: undefined } : inFamilyUnits(amount, foodKey(food));

/** The change of a measured amount to another unit: '6 tsp' -> '2 tbsp', '1 lb' -> '450 g'. */
function unitChange(place: AmountPlace, unit: string, { amount, system }: ShownAmount): Change | undefined {
  if (!place.unit || !measureOf(unit) || roundForDisplay(amount, system).unit === unit) return undefined;
  return { start: place.start, end: place.unit.end, text: amountText(amount, system) };
}

function changesFor(line: string, parsed: ParsedLine, place: AmountPlace, amount: ExactAmount): Change[] {
  const inOtherUnit = unitChange(place, amount.unit, shownAmount(amount, parsed));
  if (inOtherUnit) return [inOtherUnit];
  const shown = roundForDisplay(place.unit && measureOf(amount.unit) ? amount : { ...amount, unit: '' });
  const number = { start: place.start, end: place.end, text: shown.number };
  const noun = place.unit ?? findNoun(line, place.end, amount.unit, parsed.food);
  if (!noun || line.charAt(noun.start - 1) === '-') return [number];
  return [number, { ...noun, text: inflect(line.slice(noun.start, noun.end), shown.isMany) }];
}

function applyChanges(line: string, changes: readonly Change[]): string {
  let text = '';
  let from = 0;
  for (const change of changes.toSorted((a, b) => a.start - b.start)) {
    if (change.start < from) continue;
    text += line.slice(from, change.start) + change.text;
    from = change.end;
  }
  return text + line.slice(from);
}

/** Rebuilds a line with spelled-out numbers ('half a lemon') from its parsed form. */
function rewriteLine(parsed: ParsedLine, factor: Factor): string {
  const { amounts, food, preparation, comment } = parsed;
  const [main] = amounts;
  if (!main) return food;
  const amount = scaled(exactAmount(main), factor);
  const shown = shownAmount(amount, parsed);
  const noun = food.slice(food.lastIndexOf(' ') + 1);
  const foods = main.unit === '' ? inflect(noun, roundForDisplay(amount).isMany) : noun;
  const amountAndFood = `${amountText(shown.amount, shown.system)} ${food.slice(0, food.length - noun.length)}${foods}`;
  return [amountAndFood, preparation, comment].filter((part) => part !== '').join(', ');
}

/** The original line with its amounts multiplied by the factor. */
export function scaledLine(line: string, parsed: ParsedLine, factor: Factor): string {
  const { amounts } = parsed;
  if (amounts.length === 0 || fractionOf(factor).equals(1)) return line;
  const places = amountPlaces(line, amounts);
  if (!places) return rewriteLine(parsed, factor);
  const changes = amounts.flatMap((amount, index) => {
    const place = places[index];
    if (!place || isPieceSize(amount, index)) return [];
    return changesFor(line, parsed, place, scaled(exactAmount(amount), factor));
  });
  return applyChanges(line, changes);
}

/** One of our own lines in the family's units: '1 can (15 ounces) corn' -> '1 can (425 g) corn'. */
export function lineInFamilyUnits(line: string, parsed: ParsedLine): string {
  const changes = (amountPlaces(line, parsed.amounts) ?? []).flatMap((place, index) => {
    const amount = exactAmount(parsed.amounts[index] as Amount);
    return unitChange(place, amount.unit, shownAmount(amount, parsed)) ?? [];
  });
  return applyChanges(line, changes);
}
