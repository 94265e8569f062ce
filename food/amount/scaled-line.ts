import { countableFoods } from '../facts/countable-foods.ts';
import { singular } from '../foods/singular.ts';
import type { Amount, ParsedLine } from '../line/parse-line.ts';
import { type ExactAmount, exactAmount, type Factor, fractionOf, scaled } from './exact.ts';
import { type AmountPlace, amountPlaces, type TextPlace, wordAt } from './line-places.ts';
import { plural } from './plural.ts';
import { asMeasured, shownAmount } from './shown.ts';
import { measureOf, unitOf } from './units.ts';

interface Change extends TextPlace {
  text: string;
}

/** 'Egg' -> 'Eggs' of what we know to be counted; 'tbsp', 'oz.' and words of other languages stay as they are. */
function inNumber(word: string, isMany: boolean): string {
  const one = singular(word.toLowerCase());
  if (unitOf(word)?.name !== one && !countableFoods.has(one)) return word;
  return word.charAt(0) + (isMany ? plural(one) : one).slice(1);
}

/** A measure of each piece, which stays when there are more of them: '2 (14 oz) cans', '4 6-ounce fillets', '1 (2-inch) piece'. */
const isSize = ({ relation, unit }: Amount, index: number) =>
  relation === 'each' || (index > 0 && unitOf(unit)?.dimension === 'length');

/** The noun that the main number counts: its unit, which a size may part from it ('1 (14 oz) can'), or the food itself. */
function nounPlace(line: string, from: number, unit: string, food: string): TextPlace | undefined {
  const last = food.split(' ').at(-1);
  for (let at = from; at < line.length; ) {
    const place = wordAt(line, at);
    const word = line.slice(place.start, place.end);
    if (word !== '' && (unit === '' ? word === last : unitOf(word)?.name === unit)) return place;
    at = Math.max(place.end, at + 1);
  }
  return undefined;
}

function changesOf(line: string, food: string, place: AmountPlace, amount: ExactAmount): Change[] {
  const measured = place.unit && measureOf(amount.unit) ? place.unit : undefined;
  const shown = asMeasured(measured ? amount : { ...amount, unit: '' });
  if (measured && shown.unit !== amount.unit)
    return [{ start: place.start, end: measured.end, text: shownAmount(amount) }];
  const number = { start: place.start, end: place.end, text: shown.number };
  const noun = place.unit ?? nounPlace(line, place.end, amount.unit, food);
  if (!noun || line.charAt(noun.start - 1) === '-') return [number];
  return [number, { ...noun, text: inNumber(line.slice(noun.start, noun.end), shown.isMany) }];
}

function changed(line: string, changes: readonly Change[]): string {
  let text = '';
  let from = 0;
  for (const change of changes.toSorted((a, b) => a.start - b.start)) {
    if (change.start < from) continue;
    text += line.slice(from, change.start) + change.text;
    from = change.end;
  }
  return text + line.slice(from);
}

/** For a line whose numbers are words ('half a lemon'): written anew from what was understood. */
function rewritten({ amounts: [main], food, preparation, comment }: ParsedLine, factor: Factor): string {
  if (!main) return food;
  const amount = scaled(exactAmount(main), factor);
  const noun = food.slice(food.lastIndexOf(' ') + 1);
  const foods = main.unit === '' ? inNumber(noun, asMeasured(amount).isMany) : noun;
  const named = `${shownAmount(amount)} ${food.slice(0, food.length - noun.length)}${foods}`;
  return [named, preparation, comment].filter((part) => part !== '').join(', ');
}

/** The line as the page has it, with its amounts for so many times the recipe. */
export function scaledLine(line: string, parsed: ParsedLine, factor: Factor): string {
  const { amounts, food } = parsed;
  if (amounts.length === 0 || fractionOf(factor).equals(1)) return line;
  const places = amountPlaces(line, amounts);
  if (!places) return rewritten(parsed, factor);
  const changes = amounts.flatMap((amount, index) => {
    const place = places[index];
    if (!place || isSize(amount, index)) return [];
    return changesOf(line, food, place, scaled(exactAmount(amount), factor));
  });
  return changed(line, changes);
}
