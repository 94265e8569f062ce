import { and, arrayContains, eq, inArray, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { calendarBetween } from '#capabilities/calendar/server/store.ts';
import { inFamilyOrder } from '#capabilities/household/rules/people.ts';
import { emergencyContacts, householdMembers, houseNotes } from '#capabilities/household/server/tables.ts';
import { mealsOn } from '#capabilities/meals/server/store.ts';
import { addDays } from '#core/dates.ts';
import { familyTimeZone, familyToday } from '#server/database/family-clock.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import { badInput, Refusal } from '#server/http/errors.ts';
import type { NewSitterSheet, SitterSheet } from '../contract.ts';
import { dayRules } from '../rules/days.ts';
import { chosenChildren, daysOfSheet, type SheetChoices, type SheetFacts } from '../rules/sheet.ts';
import { linkOf, personIdsOf } from './link-store.ts';
import { sitterSheets } from './tables.ts';

export const sheetRows = (scope: Scope) => familyRows(scope, sitterSheets);
export type StoredSheet = typeof sitterSheets.$inferSelect;

const isChild = eq(householdMembers.memberType, 'child');
const childrenOf = async (scope: Scope) =>
  inFamilyOrder(await familyRows(scope, householdMembers).list({ where: isChild }));

/** The record as the family sees it: with the children's names and the state of its link. */
async function shownSheets(scope: Scope, sheets: readonly StoredSheet[]): Promise<SitterSheet[]> {
  const children = await childrenOf(scope);
  const personIds = await personIdsOf(scope);
  const zone = await familyTimeZone(scope);
  return sheets.map((sheet) => ({
    ...sheet,
    childNames: chosenChildren({ children }, sheet).map(({ name }) => name),
    link: linkOf(sheet, personIds, zone),
  }));
}

export const shownSheet = async (scope: Scope, sheet: StoredSheet) =>
  (await shownSheets(scope, [sheet]))[0] as SitterSheet;

export const listSheets = async (scope: Scope) => shownSheets(scope, (await sheetRows(scope).list()).toReversed());

export type Choices = z.output<typeof NewSitterSheet>;

/** Refuses children of other families, and adults. */
async function checkChildren(scope: Scope, { childIds, shownHealthNotes, whatToDo }: Choices) {
  const named = [...(childIds ?? []), ...(shownHealthNotes ?? []), ...(whatToDo ?? []).map(({ childId }) => childId)];
  const ids = [...new Set(named)];
  if (ids.length === 0) return;
  const found = await familyRows(scope, householdMembers).list({
    where: and(isChild, inArray(householdMembers.id, ids)),
  });
  if (found.length < ids.length) throw new Refusal(422, "There's no such child");
}

function checkDays(days: Pick<SheetChoices, 'fromDay' | 'untilDay'>) {
  const broken = dayRules.find(({ isMet }) => !isMet(days));
  if (broken) throw badInput(broken.error);
}

/** If no children are chosen, the sheet is about all of them; if no days are chosen, for tonight. */
export async function completeChoices(scope: Scope, { fromDay, untilDay, isEveningOnly, ...choices }: Choices) {
  await checkChildren(scope, choices);
  const today = await familyToday(scope);
  const childIds = choices.childIds ?? (await childrenOf(scope)).map(({ id }) => id);
  if (childIds.length === 0) throw new Refusal(422, 'Add a child to your household first');
  const days = { fromDay: fromDay ?? today, untilDay: untilDay ?? fromDay ?? today };
  checkDays(days);
  return { ...choices, ...days, childIds, isEveningOnly: isEveningOnly ?? !fromDay };
}

/** Sheets this old are deleted when another one is added. */
const keptDays = 30;

export async function addSheet(scope: Scope, choices: Choices) {
  const sheet = await completeChoices(scope, choices);
  await sheetRows(scope).removeAll(lt(sitterSheets.untilDay, addDays(await familyToday(scope), -keptDays)));
  return shownSheet(scope, await sheetRows(scope).add(sheet));
}

export async function changeSheet(scope: Scope, id: string, { fromDay, untilDay, ...change }: Choices) {
  const stored = await sheetRows(scope).hold(id);
  await checkChildren(scope, change);
  const days = { fromDay: fromDay ?? stored.fromDay, untilDay: untilDay ?? stored.untilDay };
  checkDays(days);
  return shownSheet(scope, await sheetRows(scope).change(id, { ...change, ...days }));
}

/** Everything that the page of a sheet is computed from. */
export async function factsFor(scope: Scope, sheet: SheetChoices): Promise<SheetFacts> {
  const [timeZone, members, contacts, [house], { entries }, meals] = await Promise.all([
    familyTimeZone(scope),
    familyRows(scope, householdMembers).list(),
    familyRows(scope, emergencyContacts).list({ orderBy: emergencyContacts.position }),
    familyRows(scope, houseNotes).list(),
    calendarBetween(scope, sheet.fromDay, sheet.untilDay),
    Promise.all(daysOfSheet(sheet).map(async (date) => ({ date, rows: await mealsOn(scope, date) }))),
  ]);
  const ordered = inFamilyOrder(members);
  return {
    timeZone,
    children: ordered.filter(({ memberType }) => memberType === 'child'),
    adults: ordered.filter(({ memberType }) => memberType === 'adult'),
    contacts,
    house: house ?? { firstAid: null, notes: null, emergencyNumber: null },
    entries,
    meals,
  };
}

/** A sheet is deleted with its last child. */
follow(householdMembers, {
  async removed(scope, { id: removedId }) {
    const isOther = (id: string) => id !== removedId;
    for (const sheet of await sheetRows(scope).list({ where: arrayContains(sitterSheets.childIds, [removedId]) })) {
      const childIds = sheet.childIds.filter(isOther);
      if (childIds.length === 0) await sheetRows(scope).remove(sheet.id);
      else
        await sheetRows(scope).change(sheet.id, {
          childIds,
          shownHealthNotes: sheet.shownHealthNotes.filter(isOther),
          whatToDo: sheet.whatToDo.filter(({ childId }) => isOther(childId)),
        });
    }
  },
});
