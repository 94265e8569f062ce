import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '#core/once.ts';
import { mapInTurns } from '#server/threads/in-turns.ts';
import type { Concern, Ingredient } from '../contract.ts';
import { concernsOf } from '../diet/concerns.ts';
import { dietFindings } from '../diet/of-line.ts';
import { boughtFood } from '../foods/bought-food.ts';
import { foodKey } from '../foods/food-key.ts';
import type { StoredIngredient } from '../line/ingredient.ts';
import { createLineParser, type ParsedLine } from '../line/parse-line.ts';
import type { ShopCategory } from '../shop/category-list.ts';
import { shopCategoryOf } from '../shop/shop-category.ts';

const weightsFile = join(import.meta.dirname, '../facts/line-tagger.bin');
const reader = once(() => createLineParser(readFileSync(weightsFile)));

/** The lines of a thousand recipes and more, in some megabytes. */
const mostAnswers = 20_000;

/** A list of recipes asks the same of the same lines each time, and the answers depend on nothing but their key. */
function createMemory<Answer>() {
  const answers = new Map<string, Answer>();
  return (key: string, find: () => Answer): Answer => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size >= mostAnswers) answers.clear();
    const answer = find();
    answers.set(key, answer);
    return answer;
  };
}

const parsed = createMemory<ParsedLine>();
const keys = createMemory<string>();
const categories = createMemory<ShopCategory>();
const findings = createMemory<Pick<Ingredient, 'contains' | 'breaks'>>();
const concerns = createMemory<Concern[]>();

export const parseLine = (line: string): ParsedLine => parsed(line, () => reader()(line));

type Corrections = ReadonlyMap<string, ShopCategory>;

/** Where a food stands in the shop, by the family's own correction or by our table. */
export function categoryFor(food: string, corrections: Corrections): ShopCategory {
  const corrected = corrections.size > 0 ? corrections.get(keys(food, () => foodKey(food))) : undefined;
  return corrected ?? categories(food, () => shopCategoryOf(food));
}

/** What is found in a line by name. */
export const findingsIn = (line: string) => findings(line, () => dietFindings(line));

/** An ingredient as the contract shows it. */
export function shownIngredient(stored: StoredIngredient, corrections: Corrections): Ingredient {
  const bought = boughtFood(stored.parsed) || stored.name;
  return { ...stored, bought, category: categoryFor(bought, corrections), ...findingsIn(stored.line) };
}

/** What is looked through for somebody: the lines of a recipe, or its name where there are none yet ('Fish tacos'). */
export const linesToSearch = ({ name, ingredients }: { name: string; ingredients: readonly { line: string }[] }) =>
  (ingredients.length > 0 ? ingredients : [{ line: name }]).map(({ line }) => ({ line, ...findingsIn(line) }));

/** Reads lines before they are asked for, so that a long list keeps nobody else waiting; the answers are remembered. */
export const readAhead = (lines: readonly string[]) => mapInTurns(lines, parseLine);
export const searchAhead = (lines: readonly { line: string }[]) => mapInTurns(lines, ({ line }) => findingsIn(line));

type People = Parameters<typeof concernsOf>[0];
type Looked = Pick<Ingredient, 'line' | 'contains' | 'breaks'>;

/** For one household: whom a list of ingredients concerns, person by person. */
export function concernsFor(household: People): (ingredients: readonly Looked[]) => Concern[] {
  const people = household
    .filter(({ allergies, dietaryRestrictions }) => allergies.length + dietaryRestrictions.length > 0)
    .map(({ id, name, allergies, dietaryRestrictions }) => ({ id, name, allergies, dietaryRestrictions }));
  const wishes = createHash('sha256').update(JSON.stringify(people)).digest('base64url');
  const ofOne = (ingredient: Looked) =>
    concerns(`${wishes} ${ingredient.line}`, () => concernsOf(people, [ingredient]));
  return (ingredients) => {
    const found = people.length > 0 ? ingredients.flatMap(ofOne) : [];
    return people.flatMap(({ id }) => found.filter(({ memberId }) => memberId === id));
  };
}
