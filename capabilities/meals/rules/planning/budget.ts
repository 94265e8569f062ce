import type { Slot } from './slots.ts';
import type { PlanRecipe } from './week-input.ts';

interface Cooking {
  portions: number;
  /** Somebody has said how many portions to cook. */
  isSaid: boolean;
}

const none: Cooking = { portions: 0, isSaid: false };

/** What is shopped for: no less than a whole recipe, unless somebody said so. */
const costOf = ({ costPerServing, servings }: PlanRecipe, { portions, isSaid }: Cooking) =>
  portions === 0 ? 0 : (costPerServing ?? 0) * (isSaid ? portions : Math.max(portions, servings));

function withSlot({ portions, isSaid }: Cooking, { servings }: PlanRecipe, { row, cell }: Slot): Cooking {
  const said = cell?.servings ?? null;
  const heads = (row.heads ?? servings) + (cell?.guests.length ?? 0);
  return { portions: portions + (said ?? heads), isSaid: isSaid || said !== null };
}

/** What the week costs as far as prices are known. Rows that eat the same at one meal cook it once. */
export function createBudget(limit: number | null) {
  const cookings = new Map<string, Cooking>();
  let spent = 0;
  const after = (recipe: PlanRecipe, slots: readonly Slot[]) => {
    const [first] = slots;
    const key = `${first?.date} ${first?.mealType} ${recipe.id}`;
    const before = cookings.get(key) ?? none;
    const cooking = slots.reduce((so, slot) => withSlot(so, recipe, slot), before);
    return { key, cooking, cost: costOf(recipe, cooking) - costOf(recipe, before) };
  };
  return {
    /** What it would add, for slots of one meal. */
    costOf: (recipe: PlanRecipe, slots: readonly Slot[]) =>
      limit === null || recipe.costPerServing === null ? 0 : after(recipe, slots).cost,
    allows: (cost: number) => limit === null || cost <= 0 || spent + cost <= limit,
    left: () => (limit === null ? Number.POSITIVE_INFINITY : limit - spent),
    spend(recipe: PlanRecipe, slots: readonly Slot[]) {
      const { key, cooking, cost } = after(recipe, slots);
      cookings.set(key, cooking);
      spent += cost;
    },
  };
}
