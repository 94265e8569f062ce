import type { Clause, Context, Reading } from './reader.ts';

/** What readers make of a request, held against what sentences like it ask for. */

/** Which of these it is depends on what is kept, or is a matter of taste. */
const alike = [
  ['add_appointment', 'add_event'],
  ['change_appointment', 'change_event', 'change_task', 'change_trip'],
  ['remove_appointment', 'remove_event', 'remove_task', 'remove_trip', 'dismiss_task', 'skip_appointment'],
  ['change_member', 'change_child'],
  ['change_subscription', 'remove_subscription'],
  ['plan_meal', 'clear_meal', 'plan_week', 'copy_week'],
  ['add_gift_idea', 'change_birthday'],
];
export const intentsOf = (tool: string) => alike.find((some) => some.includes(tool)) ?? [tool];

/** How likely the sentence asks for the least likely of these cards: nothing in the world is certain, but some is out of the question. */
export async function likelihoodOf(
  readings: readonly Reading[],
  { text }: Clause,
  { likely }: Context,
): Promise<number> {
  const tools = readings.flatMap((one) => (one.kind === 'propose' ? [one.tool] : []));
  const given = tools.length > 0 ? await likely?.(text) : undefined;
  if (!given) return 1;
  return Math.min(...tools.map((tool) => intentsOf(tool).reduce((sum, name) => sum + (given.get(name) ?? 0), 0)));
}
