import type { Slot } from './slots.ts';
import type { PlanRecipe } from './week-input.ts';

interface Dish {
  portions: number;
  /** Whether a user set the servings of the meal that cooks it. The servings of its leftovers don't count. */
  isExplicit: boolean;
}

const noDish: Dish = { portions: 0, isExplicit: false };

/** The cost of at least one whole recipe, unless a user set the portions. */
const costOf = ({ costPerServing, servings }: PlanRecipe, { portions, isExplicit }: Dish) =>
  portions === 0 ? 0 : (costPerServing ?? 0) * (isExplicit ? portions : Math.max(portions, servings));

function addSlot(
  { portions, isExplicit }: Dish,
  { servings }: PlanRecipe,
  { row, cell }: Slot,
  isLeftover: boolean,
): Dish {
  const explicit = cell?.servings ?? null;
  const heads = (row.heads ?? servings) + (cell?.guests.length ?? 0);
  return { portions: portions + (explicit ?? heads), isExplicit: isExplicit || (explicit !== null && !isLeftover) };
}

/** Tracks the known cost of the week. A recipe that several rows eat at one meal is cooked once. */
export function createBudget(limit: number | null) {
  const dishes = new Map<string, Dish>();
  let spent = 0;
  const withSlots = (recipe: PlanRecipe, slots: readonly Slot[], cookedAt?: Slot) => {
    const { date, mealType } = cookedAt ?? slots[0] ?? {};
    const key = `${date} ${mealType} ${recipe.id}`;
    const before = dishes.get(key) ?? noDish;
    const dish = slots.reduce((total, slot) => addSlot(total, recipe, slot, cookedAt !== undefined), before);
    return { key, dish, cost: costOf(recipe, dish) - costOf(recipe, before) };
  };
  return {
    /** The additional cost of a recipe for slots of one meal, which may be cooked at an earlier one. */
    costOf: (recipe: PlanRecipe, slots: readonly Slot[], cookedAt?: Slot) =>
      limit === null || recipe.costPerServing === null ? 0 : withSlots(recipe, slots, cookedAt).cost,
    allows: (cost: number) => limit === null || cost <= 0 || spent + cost <= limit,
    left: () => (limit === null ? Number.POSITIVE_INFINITY : limit - spent),
    spend(recipe: PlanRecipe, slots: readonly Slot[], cookedAt?: Slot) {
      const { key, dish, cost } = withSlots(recipe, slots, cookedAt);
      dishes.set(key, dish);
      spent += cost;
    },
  };
}
