import { fits } from './limits.ts';
import type { Slot, Table } from './slots.ts';
import type { PlanRecipe } from './week-input.ts';

const sizeOf = (rows: bigint) => rows.toString(2).replaceAll('0', '').length;

/**
 * Who sits at one table, so that as few different recipes as possible are cooked for one meal: one if anything fits all, else two
 * that do between them, else always that which fits most of the rest. Whom nothing fits sits at none.
 */
export function tablesOf(slots: readonly Slot[], recipes: readonly PlanRecipe[]): Table[] {
  const choices = choicesOf(slots, recipes);
  const tables: Table[] = [];
  let rest = choices.reduce((all, rows) => all | rows, 0n);
  while (rest > 0n) {
    const fed = rest & (enough(choices, rest) ?? firstOfTwo(choices, rest) ?? mostOf(choices, rest));
    tables.push(slots.filter((_, row) => (fed >> BigInt(row)) & 1n) as Table);
    rest &= ~fed;
  }
  return tables;
}

/** The different sets of rows that some recipe fits, the largest first; a set is a number with a bit for each row. */
function choicesOf(slots: readonly Slot[], recipes: readonly PlanRecipe[]): bigint[] {
  const everybody = (1n << BigInt(slots.length)) - 1n;
  const choices = new Set<bigint>();
  for (const recipe of recipes) {
    let rows = 0n;
    slots.forEach((slot, row) => {
      if (fits(recipe, slot)) rows |= 1n << BigInt(row);
    });
    if (rows === everybody) return [everybody];
    choices.add(rows);
  }
  return [...choices].toSorted((one, other) => sizeOf(other) - sizeOf(one) || (one < other ? -1 : 1));
}

const enough = (choices: readonly bigint[], rest: bigint) => choices.find((rows) => (rest & ~rows) === 0n);

const firstOfTwo = (choices: readonly bigint[], rest: bigint) =>
  choices.find((one) => choices.some((other) => (rest & ~one & ~other) === 0n));

const mostOf = (choices: readonly bigint[], rest: bigint) =>
  choices.reduce((most, rows) => (sizeOf(rows & rest) > sizeOf(most & rest) ? rows : most), 0n);
