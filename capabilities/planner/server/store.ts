import { and, arrayContains, eq, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { addMonths, type CalendarDate } from '#core/dates.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { parseOrRefuse } from '#server/http/serve.ts';
import { NewPlannerItem } from '../contract.ts';
import { milestoneTitle } from '../rules/milestones.ts';
import { packingItems, plannerItems, relatable } from './tables.ts';

export type StoredItem = typeof plannerItems.$inferSelect;
type Written = z.output<typeof NewPlannerItem>;

export const itemRows = (scope: Scope) => familyRows(scope, plannerItems);

/**
 * What was made for her and removed by her stays as an empty row, dismissed at no time: else it would be made again. Nobody sees it.
 */
const removed = { title: '', description: '', links: [], dismissed: true, dismissedAt: null };
export const isRemoved = ({ dismissed, dismissedAt }: StoredItem) => dismissed && dismissedAt === null;
const notRemoved = or(not(plannerItems.dismissed), isNotNull(plannerItems.dismissedAt)) as SQL;

/** The dated ones by day, then the others as they were added. */
export const listItems = (scope: Scope) =>
  itemRows(scope).list({
    where: notRemoved,
    orderBy: sql`${plannerItems.triggerDate} nulls last, ${plannerItems.createdAt}`,
  });

/** Held until the write is done, because what may be written depends on what is there. */
async function holdItem(scope: Scope, id: string) {
  const item = await itemRows(scope).hold(id);
  if (isRemoved(item)) throw notFound();
  return item;
}

/** The server's clock says when something was dismissed. */
export const dismissal = (dismissed: boolean | undefined) =>
  dismissed === undefined ? {} : { dismissed, dismissedAt: dismissed ? new Date().toISOString() : null };

/** A trip is dated by its start, whatever the form said. */
const tripFields = ({ category, startDate = null }: Pick<Written, 'category' | 'startDate'>) =>
  category === 'trip' ? { triggerType: 'travel', triggerDate: startDate } : {};

export async function addItem(scope: Scope, item: Written) {
  await relationHolds(scope, item.relatedItemId);
  return itemRows(scope).add({ ...item, ...dismissal(item.dismissed), ...tripFields(item) });
}

export async function changeItem(scope: Scope, id: string, change: Partial<Written>) {
  const stored = await holdItem(scope, id);
  const changed = { ...stored, ...change };
  parseOrRefuse(NewPlannerItem, changed);
  if (changed.relatedItemId !== stored.relatedItemId) await relationHolds(scope, changed.relatedItemId);
  const isNews = changed.dismissed !== stored.dismissed;
  return itemRows(scope).change(id, { ...change, ...(isNews && dismissal(change.dismissed)), ...tripFields(changed) });
}

export async function removeItem(scope: Scope, id: string) {
  const { madeFrom } = await holdItem(scope, id);
  if (madeFrom) await itemRows(scope).change(id, removed);
  else await itemRows(scope).remove(id);
}

async function relationHolds(scope: Scope, id: string | null | undefined) {
  if (!id) return;
  if (z.uuid().safeParse(id).success)
    for (const table of relatable)
      if ((await familyRows(scope, table).list({ where: eq(table.id, id) })).length > 0) return;
  throw new Refusal(422, 'The related item does not exist');
}

const milestonesOf = (scope: Scope, childId: string) =>
  itemRows(scope).list({ where: and(eq(plannerItems.childId, childId), isNotNull(plannerItems.childAgeMonths)) });

/** Titles that are still ours, and lists that know people by name only, follow somebody's new name. */
async function renameIn(scope: Scope, childId: string, name: string, formerName: string) {
  for (const { id, title, childAgeMonths } of await milestonesOf(scope, childId))
    if (title === milestoneTitle(formerName, childAgeMonths ?? 0))
      await itemRows(scope).change(id, { title: milestoneTitle(name, childAgeMonths ?? 0) });
  const trips = await itemRows(scope).list({ where: arrayContains(plannerItems.travelers, [formerName]) });
  for (const { id, travelers } of trips) {
    await itemRows(scope).change(id, { travelers: travelers.map((it) => (it === formerName ? name : it)) });
    const theirs = and(eq(packingItems.tripId, id), eq(packingItems.traveler, formerName)) as SQL;
    await familyRows(scope, packingItems).changeAll(theirs, { traveler: name });
  }
}

/** The same for days that are still ours, when a birthdate was corrected. */
async function moveMilestones(scope: Scope, childId: string, birthdate: CalendarDate, formerBirthdate: CalendarDate) {
  for (const { id, triggerDate, childAgeMonths } of await milestonesOf(scope, childId))
    if (triggerDate === addMonths(formerBirthdate, childAgeMonths ?? 0))
      await itemRows(scope).change(id, { triggerDate: addMonths(birthdate, childAgeMonths ?? 0) });
}

follow(householdMembers, {
  async changed(scope, { id, name, birthdate }, former) {
    if (name !== former.name) await renameIn(scope, id, name, former.name);
    if (birthdate && former.birthdate && birthdate !== former.birthdate)
      await moveMilestones(scope, id, birthdate, former.birthdate);
  },
});
