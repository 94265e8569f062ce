import { Baby, HeartPulse, Leaf, ListTodo, Luggage, Repeat } from 'lucide-react';
import type { Category } from '../contract.ts';

const icons = { seasonal: Leaf, health: HeartPulse, milestone: Baby, recurring: Repeat, task: ListTodo, trip: Luggage };

/** The icon of a planner category on a colored tile. */
export function CategoryIcon({ category }: { category: Category }) {
  const Icon = icons[category];
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-control bg-planner-soft text-planner-ink">
      <Icon aria-hidden size={20} strokeWidth={1.9} />
    </span>
  );
}
