import { and, arrayContains, eq, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { checkAssignee } from '#capabilities/household/server/store.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { addMonths, type CalendarDate } from '#core/dates.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { parseOrRefuse } from '#server/http/parse-input.ts';
import { NewPlannerItem } from '../contract.ts';
import type { rhythmApi } from '../rhythm-contract.ts';
import { milestoneTitle } from '../rules/milestones.ts';
import { dueDate, hasDate, repeats } from '../rules/rhythm.ts';
import { packingItems, plannerItems, relatableTables } from './tables.ts';

export type StoredItem = typeof plannerItems.$inferSelect;
type ItemFields = z.output<typeof NewPlannerItem>;

export const itemRows = (scope: Scope) => familyRows(scope, plannerItems);

/** A removed generated item stays as a hidden row, dismissed without a time; otherwise it would be created again. */
const removedItem = { title: '', description: '', links: [], dismissed: true, dismissedAt: null };
export const isRemoved = ({ dismissed, dismissedAt }: StoredItem) => dismissed && dismissedAt === null;
const notRemoved = or(not(plannerItems.dismissed), isNotNull(plannerItems.dismissedAt)) as SQL;

/** Items with a date by date, then the others by creation. */
export const listItems = (scope: Scope) =>
  itemRows(scope).list({
    where: notRemoved,
    orderBy: sql`${plannerItems.triggerDate} nulls last, ${plannerItems.createdAt}`,
  });

/** Locks the row until the transaction ends, because validation depends on the stored values. */
async function lockItem(scope: Scope, id: string) {
  const item = await itemRows(scope).hold(id);
  if (isRemoved(item)) throw notFound();
  return item;
}

/** Columns for dismissing or restoring, timed by the server's clock. */
export const dismissalFields = (dismissed: boolean | undefined) =>
  dismissed === undefined ? {} : { dismissed, dismissedAt: dismissed ? new Date().toISOString() : null };

/** A trip's date is always its start date, whatever the client sent. */
const tripFields = ({ category, startDate = null }: Pick<ItemFields, 'category' | 'startDate'>) =>
  category === 'trip' ? { triggerType: 'travel', triggerDate: startDate } : {};

export async function addItem(scope: Scope, item: ItemFields, id?: string) {
  await checkRelatedItem(scope, item.relatedItemId);
  await checkAssignee(scope, item);
  return itemRows(scope).add({ id, ...item, ...dismissalFields(item.dismissed), ...tripFields(item) });
}

export async function changeItem(scope: Scope, id: string, change: Partial<ItemFields>) {
  const stored = await lockItem(scope, id);
  const changed = { ...stored, ...change };
  parseOrRefuse(NewPlannerItem, changed);
  if (changed.relatedItemId !== stored.relatedItemId) await checkRelatedItem(scope, changed.relatedItemId);
  await checkAssignee(scope, change);
  const dismissedChanges = changed.dismissed !== stored.dismissed;
  return itemRows(scope).change(id, {
    ...change,
    ...(dismissedChanges && dismissalFields(change.dismissed)),
    ...tripFields(changed),
  });
}

type Closing = z.output<typeof rhythmApi.finish.body>;

/** Closes one date of an item that repeats, or opens it again. An item without open dates is dismissed. */
export async function closeDate(scope: Scope, id: string, list: 'doneDates' | 'skippedDates', closing: Closing) {
  const item = await lockItem(scope, id);
  const today = await familyToday(scope);
  const date = closing.date ?? dueDate(item, today);
  // Nothing is due, so there's nothing to close.
  if (!closing.date && (!date || !repeats(item))) return item;
  if (!date || !hasDate(item, date)) throw new Refusal(422, "It isn't due on that day");
  const others = item[list].filter((one) => one !== date);
  const dates = closing.isReverted ? others : [...others, date];
  const isOver = dueDate({ ...item, [list]: dates }, today) === null;
  return itemRows(scope).change(id, { [list]: dates, ...(isOver !== item.dismissed && dismissalFields(isOver)) });
}

export async function finishItem(scope: Scope, id: string, closing: Closing) {
  if (repeats(await lockItem(scope, id))) return closeDate(scope, id, 'doneDates', closing);
  return changeItem(scope, id, { dismissed: !closing.isReverted });
}

export async function removeItem(scope: Scope, id: string) {
  const { madeFrom } = await lockItem(scope, id);
  if (madeFrom) await itemRows(scope).change(id, removedItem);
  else await itemRows(scope).remove(id);
}

async function checkRelatedItem(scope: Scope, id: string | null | undefined) {
  if (!id) return;
  if (z.uuid().safeParse(id).success)
    for (const table of relatableTables)
      if ((await familyRows(scope, table).list({ where: eq(table.id, id) })).length > 0) return;
  throw new Refusal(422, "The related item doesn't exist");
}

const milestonesOf = (scope: Scope, childId: string) =>
  itemRows(scope).list({ where: and(eq(plannerItems.childId, childId), isNotNull(plannerItems.childAgeMonths)) });

/** Updates a person's name in milestone titles that the user has not edited, and in traveler and packing lists. */
async function renamePerson(scope: Scope, childId: string, name: string, oldName: string) {
  for (const { id, title, childAgeMonths } of await milestonesOf(scope, childId))
    if (title === milestoneTitle(oldName, childAgeMonths ?? 0))
      await itemRows(scope).change(id, { title: milestoneTitle(name, childAgeMonths ?? 0) });
  const trips = await itemRows(scope).list({ where: arrayContains(plannerItems.travelers, [oldName]) });
  for (const { id, travelers } of trips) {
    await itemRows(scope).change(id, { travelers: travelers.map((it) => (it === oldName ? name : it)) });
    const isTheirItem = and(eq(packingItems.tripId, id), eq(packingItems.traveler, oldName)) as SQL;
    await familyRows(scope, packingItems).changeAll(isTheirItem, { traveler: name });
  }
}

/** Moves milestones whose dates the user has not edited, after the birthdate was corrected. */
async function moveMilestones(scope: Scope, childId: string, birthdate: CalendarDate, oldBirthdate: CalendarDate) {
  for (const { id, triggerDate, childAgeMonths } of await milestonesOf(scope, childId))
    if (triggerDate === addMonths(oldBirthdate, childAgeMonths ?? 0))
      await itemRows(scope).change(id, { triggerDate: addMonths(birthdate, childAgeMonths ?? 0) });
}

follow(householdMembers, {
  async changed(scope, { id, name, birthdate }, previous) {
    if (name !== previous.name) await renamePerson(scope, id, name, previous.name);
    if (birthdate && previous.birthdate && birthdate !== previous.birthdate)
      await moveMilestones(scope, id, birthdate, previous.birthdate);
  },
});
