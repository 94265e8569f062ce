import { and, eq, isNotNull, like } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { monthOf, today } from '#core/dates.ts';
import { familyTimeZone, familyToday } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import { answerExisting } from '#server/http/serve.ts';
import { photoMilestones } from '../rules/milestones.ts';
import { currentSuggestions, itemFromSuggestion, suggestionSource, suggestionsForMonth } from '../rules/suggestions.ts';
import { dismissalFields, isRemoved, itemRows } from './store.ts';
import { plannerItems } from './tables.ts';

/** Generated planner items: milestones and suggestions. Each is created only once, identified by `madeFrom`. */

const existingKeys = async (scope: Scope, pattern: string) =>
  new Set(
    (await itemRows(scope).list({ where: like(plannerItems.madeFrom, pattern) })).map(({ madeFrom }) => madeFrom),
  );

/** The photo milestones of babies under one year that were not created yet. */
export async function missingMilestones(scope: Scope) {
  const now = await familyToday(scope);
  const children = await familyRows(scope, householdMembers).list({
    where: and(eq(householdMembers.memberType, 'child'), isNotNull(householdMembers.birthdate)),
  });
  const wanted = children.flatMap(({ birthdate, ...child }) =>
    birthdate ? photoMilestones({ ...child, birthdate }, now) : [],
  );
  const existing = await existingKeys(scope, 'milestone:%');
  return wanted.filter(({ madeFrom }) => !existing.has(madeFrom));
}

/** Suggestions of a month, except those already accepted or declined in it and those whose day is over. */
export async function openSuggestions(scope: Scope, wantedMonth?: string) {
  const timeZone = await familyTimeZone(scope);
  const now = today(timeZone);
  const month = wantedMonth ?? monthOf(now);
  const answered = await existingKeys(scope, suggestionSource(month, '%'));
  return currentSuggestions(month, now, timeZone)
    .filter(({ key }) => !answered.has(suggestionSource(month, key)))
    .map((suggestion) => ({ ...suggestion, month }));
}

/** Accepting adds it to the planner; declining adds it as dismissed, so that it can still be restored. */
export async function answerSuggestion(scope: Scope, month: string, key: string, declined = false) {
  const suggestion = suggestionsForMonth(month).find((it) => it.key === key);
  if (!suggestion) throw new Refusal(422, "There's no such suggestion this month");
  const item = { ...itemFromSuggestion(suggestion, month, await familyToday(scope)), ...dismissalFields(declined) };
  const [added] = await itemRows(scope).addMissing([item]);
  if (added) return added;
  const [stored] = await itemRows(scope).list({ where: eq(plannerItems.madeFrom, item.madeFrom) });
  if (!stored) throw new Refusal(409, 'Someone else just answered this suggestion');
  // Keep the user's edits, unless the item was removed.
  return answerExisting(await itemRows(scope).change(stored.id, isRemoved(stored) ? item : dismissalFields(declined)));
}
