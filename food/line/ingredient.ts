import { quantityText } from '../amount/quantity-text.ts';
import type { Ingredient } from '../contract.ts';
import type { ParsedLine } from './parse-line.ts';

/** What is kept of an ingredient; where it stands in the shop and what it contains is looked up anew each time. */
export type StoredIngredient = Omit<Ingredient, 'bought' | 'category' | 'contains' | 'breaks'>;

/** The three specified fields and the line they come from. */
type Words = Pick<StoredIngredient, 'name' | 'quantity' | 'unit' | 'line'>;
export type TypedIngredient = Words & { group: string | null };

interface GivenIngredient {
  name?: string | null | undefined;
  quantity?: string | null | undefined;
  unit?: string | null | undefined;
  line?: string | null | undefined;
  group?: string | null | undefined;
}

type Parse = (line: string) => ParsedLine;

/** An ingredient of which only the line is known, as on a page. */
export function ingredientOfLine(line: string, group: string | null, parse: Parse): StoredIngredient {
  const parsed = parse(line);
  const [amount] = parsed.amounts;
  return {
    name: parsed.food || line,
    quantity: amount ? quantityText(amount) : '',
    unit: amount?.unit ?? '',
    line,
    group: groupName(group),
    parsed,
  };
}

/** All the lines that are looked at below. */
export const linesIn = (given: readonly GivenIngredient[]): string[] =>
  given.flatMap(({ name, quantity, unit, line }) => [line ?? name ?? '', wordsOf(quantity, unit, name)]);

const wordsOf = (...words: (string | null | undefined)[]) => words.filter(Boolean).join(' ');

/**
 * What a client sends, name, quantity and unit exactly as given. The line it sends beside them counts only while it says
 * the same, because a client that knows nothing of lines sends the old one back with a changed name.
 */
export function ingredientsFrom(
  given: readonly GivenIngredient[],
  parse: Parse,
  former: readonly Words[] = [],
): StoredIngredient[] {
  return given.map(({ name, quantity, unit, line, group = null }) => {
    if (!name) return ingredientOfLine(line ?? '', group, parse);
    const words = { name, quantity: quantity ?? '', unit: unit ?? '', line: line ?? name };
    const agrees =
      isHandTyped(words) || isSame(words, ingredientOfLine(words.line, null, parse)) || former.some(isSameAs(words));
    const kept = agrees ? words.line : wordsOf(quantity, unit, name);
    return { ...words, line: kept, group: groupName(group), parsed: parse(kept) };
  });
}

const isHandTyped = ({ name, quantity, unit, line }: Words) => name === line && quantity === '' && unit === '';
const isSameAs = (one: Words) => (other: Words) => isSame(one, other);
const isSame = (one: Words, other: Words) =>
  one.name === other.name && one.quantity === other.quantity && one.unit === other.unit && one.line === other.line;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A colon is how a heading is written, not a part of its name. */
function groupName(group: string | null): string | null {
  let name = oneLine(group ?? '');
  while (name.endsWith(':')) name = name.slice(0, -1).trimEnd();
  return name || null;
}

/** For editing: one ingredient per line, and before a group its name with a colon. A lone colon ends the groups. */
export function textOf(ingredients: readonly Pick<StoredIngredient, 'line' | 'group'>[]): string {
  return ingredients
    .flatMap(({ line, group }, n) => {
      const isNew = group !== (ingredients[n - 1]?.group ?? null);
      return isNew ? [...(n > 0 ? [''] : []), `${group ?? ''}:`, oneLine(line)] : [oneLine(line)];
    })
    .join('\n');
}

/** The way back. A line that stood there before keeps what was known of it; a new one is its own name, as specified. */
export function ingredientsOf(text: string, former: readonly Words[] = []): TypedIngredient[] {
  const known = new Map(
    former.map(({ name, quantity, unit, line }) => [oneLine(line), { name, quantity, unit, line }]),
  );
  const ingredients: TypedIngredient[] = [];
  let group: string | null = null;
  for (const line of text.split('\n').map(oneLine)) {
    if (line.endsWith(':')) group = groupName(line);
    else if (line) ingredients.push({ ...(known.get(line) ?? { name: line, quantity: '', unit: '', line }), group });
  }
  return ingredients;
}
