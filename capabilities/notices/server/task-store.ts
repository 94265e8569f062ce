import type * as z from 'zod/mini';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { addItem } from '#capabilities/planner/server/store.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import { badInput } from '#server/http/errors.ts';
import type { NewTimedTask } from '../task-contract.ts';
import { changeLeads, leadsOf } from './lead-store.ts';

/** Leads belong to one person. This is the same family, seen by another one of it. */
const asPerson = (scope: Scope, userId: string): Scope => ({ ...scope, person: { ...scope.person, userId } });

/** Who signs in as this adult. */
const loginOf = async (scope: Scope, adultId: string | null | undefined) =>
  adultId ? (await familyRows(scope, householdMembers).named(adultId, 'adult')).linkedUserId : null;

/** The time is a lead of whoever is told of the task: its assignee, or without a login its writer. */
export async function addTimedTask(scope: Scope, { remindAt, ...task }: z.output<typeof NewTimedTask>) {
  if (remindAt && !task.triggerDate) throw badInput('Choose a day for the reminder');
  const item = await addItem(scope, task);
  if (!remindAt) return item;
  const userId = (await loginOf(scope, item.assigneeId)) ?? scope.person.userId;
  await changeLeads(asPerson(scope, userId), { type: 'reminder', recordId: item.id }, [`0d ${remindAt}`]);
  return item;
}

/** A task that is handed over takes its leads along: its former assignee is no longer reminded. */
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
