import type { Slot } from './slots.ts';
import type { PlanRecipe } from './week-input.ts';

interface Cooking {
  portions: number;
  /** Whether a user set the number of portions. */
  isExplicit: boolean;
}

const noCooking: Cooking = { portions: 0, isExplicit: false };

/** The cost of at least one whole recipe, unless a user set the portions. */
const costOf = ({ costPerServing, servings }: PlanRecipe, { portions, isExplicit }: Cooking) =>
  portions === 0 ? 0 : (costPerServing ?? 0) * (isExplicit ? portions : Math.max(portions, servings));

function addSlot({ portions, isExplicit }: Cooking, { servings }: PlanRecipe, { row, cell }: Slot): Cooking {
  const explicit = cell?.servings ?? null;
  const heads = (row.heads ?? servings) + (cell?.guests.length ?? 0);
  return { portions: portions + (explicit ?? heads), isExplicit: isExplicit || explicit !== null };
}

/** Tracks the known cost of the week. A recipe that several rows eat at one meal is cooked once. */
export function createBudget(limit: number | null) {
  const cookings = new Map<string, Cooking>();
  let spent = 0;
  const withSlots = (recipe: PlanRecipe, slots: readonly Slot[]) => {
    const [first] = slots;
    const key = `${first?.date} ${first?.mealType} ${recipe.id}`;
    const before = cookings.get(key) ?? noCooking;
    const cooking = slots.reduce((total, slot) => addSlot(total, recipe, slot), before);
    return { key, cooking, cost: costOf(recipe, cooking) - costOf(recipe, before) };
  };
  return {
    /** The additional cost of a recipe for slots of one meal. */
    costOf: (recipe: PlanRecipe, slots: readonly Slot[]) =>
      limit === null || recipe.costPerServing === null ? 0 : withSlots(recipe, slots).cost,
    allows: (cost: number) => limit === null || cost <= 0 || spent + cost <= limit,
    left: () => (limit === null ? Number.POSITIVE_INFINITY : limit - spent),
    spend(recipe: PlanRecipe, slots: readonly Slot[]) {
      const { key, cooking, cost } = withSlots(recipe, slots);
      cookings.set(key, cooking);
      spent += cost;
    },
  };
}
