import { unitOf } from '#food/amounts.ts';
import { tag } from '#food/line/tags.ts';
import type { Token } from '#food/line/tokens.ts';
import { spelledNumber, wordOf } from '#food/line/words.ts';
import { isNear, type LabelledLine, nameWords } from '../score/ingredient-label.ts';

const sizes = new Set(
  'large small medium medium-size medium-sized big heaped heaping level scant rounded generous good whole thick thin fat'.split(
    ' ',
  ),
);

/** The tag of each token according to the label; undefined if the label's food is not in the line. */
export function tagsOf(line: LabelledLine, tokens: Token[]): number[] | undefined {
  const tags = new Array<number | undefined>(tokens.length);
  const food = findFood(tokens, nameWords(line.name));
  if (!food) return undefined;
  const first = Math.min(...food);
  const last = Math.max(...food);
  const bySide = (before: number, after: number) => (index: number) => (index < first ? before : after);
  for (const index of food) tags[index] = tag.food;
  const quantity = findNumber(tokens, tags, line);
  const isLate = quantity > first;
  if (quantity >= 0) tags[quantity] = isLate ? tag.amountAfter : tag.quantity;
  if (line.unit)
    markUnit(tokens, tags, line.unit, quantity, bySide(tag.unitBefore, isLate ? tag.amountAfter : tag.unitAfter));
  const furtherAmount = bySide(tag.amountBefore, tag.amountAfter);
  for (const amount of (line.amounts ?? []).slice(1)) {
    const index = findNumber(tokens, tags, amount);
    if (index < 0) continue;
    tags[index] = furtherAmount(index);
    if (amount.unit) markUnit(tokens, tags, amount.unit, index, furtherAmount);
  }
  return tagRest(line, tokens, tags, first).map((it, index) =>
    index > first && index < last && it !== tag.food ? tag.inside : it,
  );
}

function findFood(tokens: Token[], name: string[]): number[] | undefined {
  if (name.length === 0) return undefined;
  const words = tokens.flatMap((token, index) => nameWords(token.text).map((word) => ({ word, index })));
  let best: number[] | undefined;
  let bestCost = Infinity;
  for (let start = 0; start < words.length; start++) {
    if (words[start]?.word !== name[0]) continue;
    const found: number[] = [];
    let last = start;
    for (let at = start; at < words.length && found.length < name.length; at++) {
      if (words[at]?.word !== name[found.length]) continue;
      found.push(words[at]?.index ?? 0);
      last = at;
    }
    const cost = last - start - name.length + (tokens[found[0] ?? 0]?.isBracketed ? 0.5 : 0);
    if (found.length === name.length && cost < bestCost) [best, bestCost] = [found, cost];
  }
  return best;
}

function findNumber(
  tokens: Token[],
  tags: (number | undefined)[],
  wanted: Pick<LabelledLine, 'quantity' | 'quantityMax'>,
) {
  if (wanted.quantity === null) return -1;
  return tokens.findIndex(({ text, number }, index) => {
    if (tags[index] !== undefined) return false;
    const value = number?.value ?? spelledNumber(wordOf(text)) ?? null;
    return value !== null && (isNear(value, wanted.quantity) || isNear(number?.max ?? null, wanted.quantityMax ?? -1));
  });
}

function markUnit(
  tokens: Token[],
  tags: (number | undefined)[],
  unit: string,
  from: number,
  mark: (index: number) => number,
) {
  const parts = unit.split(' ');
  const known = parts.filter((part) => unitOf(part) !== undefined || /^fl/i.test(part));
  for (const part of known.length > 0 ? known : parts) {
    if (part === '' || sizes.has(part.toLowerCase())) continue;
    const isMatch = ({ text }: Token, index: number) => tags[index] === undefined && sameUnit(text, part);
    const after = tokens.findIndex((token, index) => index > from && isMatch(token, index));
    const found = after >= 0 ? after : tokens.findIndex(isMatch);
    if (found >= 0) tags[found] = mark(found);
  }
}

function sameUnit(text: string, part: string): boolean {
  if (nameWords(text).join(' ') === nameWords(part).join(' ')) return true;
  const name = unitOf(text)?.name;
  return (name !== undefined && name === unitOf(part)?.name) || (/^fl/i.test(text) && /^fl/i.test(part));
}

function tagRest(line: LabelledLine, tokens: Token[], tags: (number | undefined)[], firstFood: number): number[] {
  const preparation = countWords(line.preparation);
  const comment = countWords(line.comment);
  let wasPreparation = false;
  return tokens.map(({ text }, index) => {
    const known = tags[index];
    if (known !== undefined) return known;
    const words = nameWords(text);
    const fitsPreparation = words.every((word) => (preparation.get(word) ?? 0) > 0) && words.length > 0;
    const fitsComment = words.every((word) => (comment.get(word) ?? 0) > 0);
    const isPreparation = fitsPreparation && (!fitsComment || wasPreparation);
    const bag = isPreparation ? preparation : comment;
    for (const word of words) bag.set(word, (bag.get(word) ?? 0) - 1);
    wasPreparation = isPreparation;
    if (index < firstFood) return isPreparation ? tag.preparationBefore : tag.commentBefore;
    return isPreparation ? tag.preparationAfter : tag.commentAfter;
  });
}

function countWords(text: string | undefined): Map<string, number> {
  const bag = new Map<string, number>();
  for (const word of nameWords(text ?? '')) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}
