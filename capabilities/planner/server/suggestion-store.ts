import { and, eq, isNotNull, like } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { monthOf, today } from '#core/dates.ts';
import { familyTimeZone, familyToday } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import { alreadyThere } from '#server/http/serve.ts';
import { photoMilestones } from '../rules/milestones.ts';
import { byUrgency, itemFrom, suggestionMark, suggestionsOf } from '../rules/suggestions.ts';
import { dismissal, isRemoved, itemRows } from './store.ts';
import { plannerItems } from './tables.ts';

/** What the product makes of its own accord: each once, by its mark, whatever the number of tabs. */

const marksLike = async (scope: Scope, pattern: string) =>
  new Set(
    (await itemRows(scope).list({ where: like(plannerItems.madeFrom, pattern) })).map(({ madeFrom }) => madeFrom),
  );

/** The photo milestones of babies under one year that were never made. */
export async function missingMilestones(scope: Scope) {
  const now = await familyToday(scope);
  const children = await familyRows(scope, householdMembers).list({
    where: and(eq(householdMembers.memberType, 'child'), isNotNull(householdMembers.birthdate)),
  });
  const wanted = children.flatMap(({ birthdate, ...child }) =>
    birthdate ? photoMilestones({ ...child, birthdate }, now) : [],
  );
  const made = await marksLike(scope, 'milestone:%');
  return wanted.filter(({ madeFrom }) => !made.has(madeFrom));
}

/** Without those that were accepted or declined in this very month of this year, and those whose day is over. */
export async function openSuggestions(scope: Scope, wantedMonth?: string) {
  const timeZone = await familyTimeZone(scope);
  const now = today(timeZone);
  const month = wantedMonth ?? monthOf(now);
  const answered = await marksLike(scope, suggestionMark(month, '%'));
  return byUrgency(month, now, timeZone)
    .filter(({ key }) => !answered.has(suggestionMark(month, key)))
    .map((suggestion) => ({ ...suggestion, month }));
}

/** Accepting puts it on the planner; declining leaves it there as dismissed, so that she can change her mind. */
export async function answerSuggestion(scope: Scope, month: string, key: string, declined = false) {
  const suggestion = suggestionsOf(month).find((it) => it.key === key);
  if (!suggestion) throw new Refusal(422, 'There is no such suggestion in this month');
  const item = { ...itemFrom(suggestion, month, await familyToday(scope)), ...dismissal(declined) };
  const [added] = await itemRows(scope).addMissing([item]);
  if (added) return added;
  const [stored] = await itemRows(scope).list({ where: eq(plannerItems.madeFrom, item.madeFrom) });
  if (!stored) throw new Refusal(409, 'Somebody else has just answered this suggestion');
  // Her own words stay, unless she had removed it altogether.
  return alreadyThere(await itemRows(scope).change(stored.id, isRemoved(stored) ? item : dismissal(declined)));
}
