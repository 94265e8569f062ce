import { arrayContains, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { checkAssignee } from '#capabilities/household/server/store.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { stepText } from '#capabilities/plans/rules/step-text.ts';
import { replaceStepsFromText, stepsOf } from '#capabilities/plans/server/store.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import type { Event, eventsApi, NewEvent } from '../contract.ts';
import { affectedChildren } from '../rules/affected-children.ts';
import { events } from './tables.ts';

type StoredEvent = typeof events.$inferSelect;
type AddedEvent = z.output<typeof NewEvent>;
type EventChange = z.output<typeof eventsApi.change.body>;

const eventRows = (scope: Scope) => familyRows(scope, events);

/** Adds the plan and both spellings of the affected children to each event. */
async function withPlans(scope: Scope, stored: readonly StoredEvent[]): Promise<Event[]> {
  const plans = await stepsOf(
    scope,
    'event',
    stored.map(({ id }) => id),
  );
  return stored.map((event) => ({
    ...event,
    workbackPlan: (plans.get(event.id) ?? []).map(stepText),
    affectsChildren: event.affectedChildren,
  }));
}

async function withPlan(scope: Scope, stored: StoredEvent): Promise<Event> {
  const [event] = await withPlans(scope, [stored]);
  return event as Event;
}

export const listEvents = async (scope: Scope): Promise<Event[]> =>
  withPlans(scope, await eventRows(scope).list({ orderBy: sql`${events.date}, ${events.time}` }));

export async function addEvent(
  scope: Scope,
  { workbackPlan, affectsChildren, ...event }: AddedEvent,
  id?: string,
): Promise<Event> {
  await checkAssignee(scope, event);
  const added = await eventRows(scope).add({
    id,
    ...event,
    affectedChildren: affectedChildren({ ...event, affectsChildren }),
  });
  if (workbackPlan) await replaceStepsFromText(scope, 'event', added.id, workbackPlan);
  return withPlan(scope, added);
}

export async function changeEvent(scope: Scope, id: string, body: EventChange): Promise<Event> {
  const { workbackPlan, affectedChildren: _, affectsChildren: __, ...fields } = body;
  await checkAssignee(scope, body);
  const stored = await eventRows(scope).hold(id);
  const changed = await eventRows(scope).change(id, {
    ...fields,
    affectedChildren: affectedChildren(body, stored.affectedChildren),
  });
  if (workbackPlan) await replaceStepsFromText(scope, 'event', id, workbackPlan);
  return withPlan(scope, changed);
}

export const removeEvent = (scope: Scope, id: string) => eventRows(scope).remove(id);

// Events store the names of the affected children.
follow(householdMembers, {
  async changed(scope, { name }, previous) {
    if (name === previous.name) return;
    const affectedChildren =
      sql`array_replace(${events.affectedChildren}, ${previous.name}, ${name})` as unknown as string[];
    await eventRows(scope).changeAll(arrayContains(events.affectedChildren, [previous.name]), { affectedChildren });
  },
});
