import { arrayContains, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { stepText } from '#capabilities/plans/rules/step-text.ts';
import { replaceByTexts, stepsOf } from '#capabilities/plans/server/store.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import type { Event, eventsApi, NewEvent } from '../contract.ts';
import { affectedChildren } from '../rules/affected-children.ts';
import { events } from './tables.ts';

type StoredEvent = typeof events.$inferSelect;
type Added = z.output<typeof NewEvent>;
type Changed = z.output<typeof eventsApi.change.body>;

const rows = (scope: Scope) => familyRows(scope, events);

/** Events with their plans, and with both spellings of whom they affect. */
async function shown(scope: Scope, stored: readonly StoredEvent[]): Promise<Event[]> {
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

async function shownOne(scope: Scope, stored: StoredEvent): Promise<Event> {
  const [event] = await shown(scope, [stored]);
  return event as Event;
}

export const listEvents = async (scope: Scope): Promise<Event[]> =>
  shown(scope, await rows(scope).list({ orderBy: sql`${events.date}, ${events.time}` }));

export async function addEvent(scope: Scope, { workbackPlan, affectsChildren, ...event }: Added): Promise<Event> {
  const added = await rows(scope).add({ ...event, affectedChildren: affectedChildren({ ...event, affectsChildren }) });
  if (workbackPlan) await replaceByTexts(scope, 'event', added.id, workbackPlan);
  return shownOne(scope, added);
}

export async function changeEvent(scope: Scope, id: string, body: Changed): Promise<Event> {
  const { workbackPlan, affectedChildren: _, affectsChildren: __, ...fields } = body;
  const stored = await rows(scope).hold(id);
  const changed = await rows(scope).change(id, {
    ...fields,
    affectedChildren: affectedChildren(body, stored.affectedChildren),
  });
  if (workbackPlan) await replaceByTexts(scope, 'event', id, workbackPlan);
  return shownOne(scope, changed);
}

export const removeEvent = (scope: Scope, id: string) => rows(scope).remove(id);

// An event knows by name whom it affects.
follow(householdMembers, {
  async changed(scope, { name }, former) {
    if (name === former.name) return;
    const affectedChildren =
      sql`array_replace(${events.affectedChildren}, ${former.name}, ${name})` as unknown as string[];
    await rows(scope).changeAll(arrayContains(events.affectedChildren, [former.name]), { affectedChildren });
  },
});
