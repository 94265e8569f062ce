import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '#core/once.ts';
import { mapInTurns } from '#server/threads/in-turns.ts';
import type { Concern, Ingredient } from '../contract.ts';
import { concernsOf } from '../diet/concerns.ts';
import { dietFindings } from '../diet/diet-findings.ts';
import { boughtFood } from '../foods/bought-food.ts';
import { foodKey } from '../foods/food-key.ts';
import type { StoredIngredient } from '../line/ingredient.ts';
import { createLineParser, type ParsedLine } from '../line/parse-line.ts';
import type { ShopCategory } from '../shop/category-list.ts';
import { shopCategoryOf } from '../shop/shop-category.ts';

const weightsFile = join(import.meta.dirname, '../facts/line-tagger.bin');
const lineParser = once(() => createLineParser(readFileSync(weightsFile)));

/** Enough for the lines of more than a thousand recipes; takes a few megabytes. */
const cacheLimit = 20_000;

/** Caches results that depend only on the key, because recipe lists look up the same lines on every request. */
function createCache<Result>() {
  const cached = new Map<string, Result>();
  return (key: string, compute: () => Result): Result => {
    const hit = cached.get(key);
    if (hit !== undefined) return hit;
    if (cached.size >= cacheLimit) cached.clear();
    const result = compute();
    cached.set(key, result);
    return result;
  };
}

const parsedCache = createCache<ParsedLine>();
const keyCache = createCache<string>();
const categoryCache = createCache<ShopCategory>();
const findingCache = createCache<Pick<Ingredient, 'contains' | 'breaks'>>();
const concernCache = createCache<Concern[]>();

export const parseLine = (line: string): ParsedLine => parsedCache(line, () => lineParser()(line));

type Corrections = ReadonlyMap<string, ShopCategory>;

/** The shop category of a food: the family's correction, or else the built-in table's. */
export function categoryFor(food: string, corrections: Corrections): ShopCategory {
  const corrected = corrections.size > 0 ? corrections.get(keyCache(food, () => foodKey(food))) : undefined;
  return corrected ?? categoryCache(food, () => shopCategoryOf(food));
}

/** Allergens and broken diets found by name in a line. */
export const findingsIn = (line: string) => findingCache(line, () => dietFindings(line));

/** Adds the computed fields of the contract to a stored ingredient. */
export function shownIngredient(stored: StoredIngredient, corrections: Corrections): Ingredient {
  const bought = boughtFood(stored.parsed) || stored.name;
  return { ...stored, bought, category: categoryFor(bought, corrections), ...findingsIn(stored.line) };
}

/** The lines to search for allergens: those of the recipe, or its name ('Fish tacos') if it has none yet. */
export const linesToSearch = ({ name, ingredients }: { name: string; ingredients: readonly { line: string }[] }) =>
  (ingredients.length > 0 ? ingredients : [{ line: name }]).map(({ line }) => ({ line, ...findingsIn(line) }));

/** Fills the cache in turns with other requests, so that a long list doesn't block them. */
export const preparseLines = (lines: readonly string[]) => mapInTurns(lines, parseLine);
export const presearchLines = (lines: readonly { line: string }[]) => mapInTurns(lines, ({ line }) => findingsIn(line));

type People = Parameters<typeof concernsOf>[0];
type SearchedLine = Pick<Ingredient, 'line' | 'contains' | 'breaks'>;

/** Returns a function that finds the concerns of one household in a list of ingredients, sorted by person. */
export function concernsFor(household: People): (ingredients: readonly SearchedLine[]) => Concern[] {
  const people = household
    .filter(({ allergies, dietaryRestrictions }) => allergies.length + dietaryRestrictions.length > 0)
    .map(({ id, name, allergies, dietaryRestrictions }) => ({ id, name, allergies, dietaryRestrictions }));
  const peopleHash = createHash('sha256').update(JSON.stringify(people)).digest('base64url');
  const concernsOfLine = (ingredient: SearchedLine) =>
    concernCache(`${peopleHash} ${ingredient.line}`, () => concernsOf(people, [ingredient]));
  return (ingredients) => {
    const found = people.length > 0 ? ingredients.flatMap(concernsOfLine) : [];
    return people.flatMap(({ id }) => found.filter(({ memberId }) => memberId === id));
  };
}
