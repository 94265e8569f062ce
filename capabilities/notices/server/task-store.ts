import type * as z from 'zod/mini';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { addItem } from '#capabilities/planner/server/store.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import { badInput } from '#server/http/errors.ts';
import type { NewTimedTask } from '../task-contract.ts';
import { changeLeads, leadsOf } from './lead-store.ts';

/** Returns a scope for another member of the same family, because leads belong to one person. */
const asPerson = (scope: Scope, userId: string): Scope => ({ ...scope, person: { ...scope.person, userId } });

/** The person who signs in as this adult. */
const loginOf = async (scope: Scope, adultId: string | null | undefined) =>
  adultId ? (await familyRows(scope, householdMembers).named(adultId, 'adult')).linkedUserId : null;

/**
 * Stores the time as a lead of the person who is reminded of the task: its assignee, or the writer if the assignee
 * doesn't sign in.
 */
export async function addTimedTask(scope: Scope, { remindAt, ...task }: z.output<typeof NewTimedTask>) {
  if (remindAt && !task.triggerDate) throw badInput('Choose a day for the reminder');
  const item = await addItem(scope, task);
  if (!remindAt) return item;
  const userId = (await loginOf(scope, item.assigneeId)) ?? scope.person.userId;
  await changeLeads(asPerson(scope, userId), { type: 'reminder', recordId: item.id }, [`0d ${remindAt}`]);
  return item;
}

/** When a task gets another assignee, its leads move too, and the former assignee is no longer reminded. */
follow(plannerItems, {
  async changed(scope, { id, category, assigneeId }, former) {
    if (assigneeId === former.assigneeId || category === 'trip') return;
    const record = { type: 'reminder', recordId: id } as const;
    const before = await loginOf(scope, former.assigneeId);
    const told = (await loginOf(scope, assigneeId)) ?? former.userId;
    if (!before || before === told) return;
    const own = await leadsOf(asPerson(scope, before), record);
    if (!own.isOwn) return;
    await changeLeads(asPerson(scope, before), record, null);
    const next = asPerson(scope, told);
    if (!(await leadsOf(next, record)).isOwn) await changeLeads(next, record, own.leads);
  },
});
