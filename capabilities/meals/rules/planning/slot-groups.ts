import { fits } from './limits.ts';
import type { Slot, SlotGroup } from './slots.ts';
import type { PlanRecipe } from './week-input.ts';

const bitCount = (rows: bigint) => rows.toString(2).replaceAll('0', '').length;

/**
 * Splits the slots of a meal into groups that get the same recipe, so that few recipes are cooked: one if it fits all,
 * else two that together fit all, else greedily the one that fits most. Slots that no recipe fits get no group.
 */
export function groupSlots(slots: readonly Slot[], recipes: readonly PlanRecipe[]): SlotGroup[] {
  const choices = choicesOf(slots, recipes);
  const groups: SlotGroup[] = [];
  let remaining = choices.reduce((all, rows) => all | rows, 0n);
  while (remaining > 0n) {
    const served =
      remaining &
      (coveringAll(choices, remaining) ?? firstOfPair(choices, remaining) ?? coveringMost(choices, remaining));
    groups.push(slots.filter((_, row) => (served >> BigInt(row)) & 1n) as SlotGroup);
    remaining &= ~served;
  }
  return groups;
}

/** The distinct sets of rows that a recipe fits, largest first. A set is a bit mask with one bit per row. */
function choicesOf(slots: readonly Slot[], recipes: readonly PlanRecipe[]): bigint[] {
  const allRows = (1n << BigInt(slots.length)) - 1n;
  const choices = new Set<bigint>();
  for (const recipe of recipes) {
    let rows = 0n;
    slots.forEach((slot, row) => {
      if (fits(recipe, slot)) rows |= 1n << BigInt(row);
    });
    if (rows === allRows) return [allRows];
    choices.add(rows);
  }
  return [...choices].toSorted((one, other) => bitCount(other) - bitCount(one) || (one < other ? -1 : 1));
}

const coveringAll = (choices: readonly bigint[], remaining: bigint) =>
  choices.find((rows) => (remaining & ~rows) === 0n);

const firstOfPair = (choices: readonly bigint[], remaining: bigint) =>
  choices.find((one) => choices.some((other) => (remaining & ~one & ~other) === 0n));

const coveringMost = (choices: readonly bigint[], remaining: bigint) =>
  choices.reduce((most, rows) => (bitCount(rows & remaining) > bitCount(most & remaining) ? rows : most), 0n);
