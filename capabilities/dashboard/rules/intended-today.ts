import { isClosedBy } from '#capabilities/planner/rules/intended-items.ts';
import type { Intent } from '#core/intent.ts';
import type { Dashboard } from '../contract.ts';

/** Today's entries without those that were checked off by changes that have not reached the server yet. */
export function withIntents(today: Dashboard, intents: readonly Intent[]): Dashboard {
  if (intents.length === 0) return today;
  const isOpen = (entry: { id: string; occurrence?: string | null }) =>
    !isClosedBy(intents, { id: entry.id, occurrence: entry.occurrence ?? null });
  return {
    ...today,
    priority: today.priority.filter(isOpen),
    tomorrow: today.tomorrow.filter(isOpen),
    plannerItems: today.plannerItems.filter(isOpen),
  };
}
