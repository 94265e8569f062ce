import { quantityText } from '../amount/quantity-text.ts';
import type { Ingredient } from '../contract.ts';
import type { ParsedLine } from './parse-line.ts';

/** An ingredient as stored. Shop category and findings are computed on each read. */
export type StoredIngredient = Omit<Ingredient, 'bought' | 'category' | 'contains' | 'breaks'>;

/** The three fields of the specification and the line they come from. */
type IngredientFields = Pick<StoredIngredient, 'name' | 'quantity' | 'unit' | 'line'>;
export type TypedIngredient = IngredientFields & { group: string | null };

interface IngredientInput {
  name?: string | null | undefined;
  quantity?: string | null | undefined;
  unit?: string | null | undefined;
  line?: string | null | undefined;
  group?: string | null | undefined;
}

type Parse = (line: string) => ParsedLine;

/** Creates an ingredient from a line, such as one on a web page. */
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

/** All lines that `toStoredIngredients` may parse. */
export const linesToParse = (inputs: readonly IngredientInput[]): string[] =>
  inputs.flatMap(({ name, quantity, unit, line }) => [line ?? name ?? '', joinWithAnd(quantity, unit, name)]);

const joinWithAnd = (...fields: (string | null | undefined)[]) => fields.filter(Boolean).join(' ');

/**
 * Converts ingredients sent by a client. Name, quantity and unit are kept as sent. The line is used only if it agrees
 * with them, because a client that doesn't know about lines sends the old line back with a changed name.
 */
export function toStoredIngredients(
  inputs: readonly IngredientInput[],
  parse: Parse,
  previous: readonly IngredientFields[] = [],
): StoredIngredient[] {
  return inputs.map(({ name, quantity, unit, line, group = null }) => {
    if (!name) return ingredientOfLine(line ?? '', group, parse);
    const fields = { name, quantity: quantity ?? '', unit: unit ?? '', line: line ?? name };
    const isLineCurrent =
      isHandTyped(fields) ||
      isSame(fields, ingredientOfLine(fields.line, null, parse)) ||
      previous.some(isSameAs(fields));
    const storedLine = isLineCurrent ? fields.line : joinWithAnd(quantity, unit, name);
    return { ...fields, line: storedLine, group: groupName(group), parsed: parse(storedLine) };
  });
}

const isHandTyped = ({ name, quantity, unit, line }: IngredientFields) =>
  name === line && quantity === '' && unit === '';
const isSameAs = (one: IngredientFields) => (other: IngredientFields) => isSame(one, other);
const isSame = (one: IngredientFields, other: IngredientFields) =>
  one.name === other.name && one.quantity === other.quantity && one.unit === other.unit && one.line === other.line;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The group name without the colon of its heading. */
function groupName(group: string | null): string | null {
  let name = oneLine(group ?? '');
  while (name.endsWith(':')) name = name.slice(0, -1).trimEnd();
  return name || null;
}

/** Editable text: one ingredient per line, and a heading with a colon before each group. A lone colon ends a group. */
export function formatIngredientText(ingredients: readonly Pick<StoredIngredient, 'line' | 'group'>[]): string {
  return ingredients
    .flatMap(({ line, group }, n) => {
      const startsGroup = group !== (ingredients[n - 1]?.group ?? null);
      return startsGroup ? [...(n > 0 ? [''] : []), `${group ?? ''}:`, oneLine(line)] : [oneLine(line)];
    })
    .join('\n');
}

/** Parses edited text. Unchanged lines keep their stored fields; new lines become the name, as specified. */
export function parseIngredientText(text: string, previous: readonly IngredientFields[] = []): TypedIngredient[] {
  const fieldsByLine = new Map(
    previous.map(({ name, quantity, unit, line }) => [oneLine(line), { name, quantity, unit, line }]),
  );
  const ingredients: TypedIngredient[] = [];
  let group: string | null = null;
  for (const line of text.split('\n').map(oneLine)) {
    if (line.endsWith(':')) group = groupName(line);
    else if (line)
      ingredients.push({ ...(fieldsByLine.get(line) ?? { name: line, quantity: '', unit: '', line }), group });
  }
  return ingredients;
}
