import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { addDays } from '#core/dates.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import { maxSteps, type PlanStep, type Subject, subjects } from '../contract.ts';
import { parseStep, type Step, stepText } from '../rules/step-text.ts';
import { planSteps, planSubject } from './tables.ts';

export type StoredStep = typeof planSteps.$inferSelect;
type NewStep = Step & { isDone?: boolean | undefined };

const referenceColumns = { event: 'eventId', birthday: 'birthdayId', wishlist: 'wishlistId', trip: 'tripId' } as const;

export const stepRows = (scope: Scope) => familyRows(scope, planSteps);

/** The plan targets with these ids, as far as the family has them. */
async function loadTargets(scope: Scope, subject: Subject, ids: string[]) {
  if (ids.length === 0) return [];
  const { table, where, planned: toTarget } = planSubject(subject);
  const stored = await familyRows(scope, table).list({ where: and(inArray(table.id, ids), where) });
  const today = await familyToday(scope);
  return stored.map((row) => ({ ...toTarget(row, today), id: row.id as string }));
}
type PlanTarget = Awaited<ReturnType<typeof loadTargets>>[number];

/** The target of a plan; throws 422 if the family has no such record. */
export async function getTarget(scope: Scope, subject: Subject, id: string): Promise<PlanTarget> {
  const [target] = await loadTargets(scope, subject, [id]);
  if (!target) throw new Refusal(422, 'There is nothing to plan for');
  return target;
}

const inPlanOrder = sql`${planSteps.daysBefore} desc nulls last, ${planSteps.position}`;

const storedSteps = (scope: Scope, subject: Subject, ids: string[]) =>
  stepRows(scope).list({ where: inArray(planSteps[referenceColumns[subject]], ids), orderBy: inPlanOrder });

function toPlanStep(stored: StoredStep, subject: Subject, { id, title, day }: PlanTarget): PlanStep {
  const { daysBefore } = stored;
  const date = day === null || daysBefore === null ? null : addDays(day, -daysBefore);
  return { ...stored, subject, subjectId: id, subjectTitle: title, date };
}

/** The steps of several records of one kind, by record id. */
export async function stepsOf(
  scope: Scope,
  subject: Subject,
  ids: readonly string[],
): Promise<Map<string, PlanStep[]>> {
  const targets = await loadTargets(scope, subject, [...ids]);
  const knownIds = targets.map(({ id }) => id);
  const stored = await storedSteps(scope, subject, knownIds);
  const byTarget = Map.groupBy(stored, (step) => step[referenceColumns[subject]]);
  return new Map(
    targets.map((target) => [
      target.id,
      (byTarget.get(target.id) ?? []).map((step) => toPlanStep(step, subject, target)),
    ]),
  );
}

/** All open steps with a due date, except those of dismissed trips. */
export const openSteps = async (scope: Scope) => withDueDates(scope, await stepRows(scope).list({ where: isOpen }));

/** Matches steps that are not done and have a due date. */
export const isOpen = and(eq(planSteps.isDone, false), isNotNull(planSteps.daysBefore));

/** Adds due dates to steps, and drops those of dismissed trips. */
export async function withDueDates(scope: Scope, open: readonly StoredStep[]): Promise<PlanStep[]> {
  const bySubject = subjects.map(async (subject) => {
    const byTarget = Map.groupBy(open, (step) => step[referenceColumns[subject]] ?? '');
    byTarget.delete('');
    const targets = await loadTargets(scope, subject, [...byTarget.keys()]);
    return targets
      .filter(({ isDismissed }) => !isDismissed)
      .flatMap((target) => (byTarget.get(target.id) ?? []).map((step) => toPlanStep(step, subject, target)));
  });
  return (await Promise.all(bySubject)).flat();
}

/** Adds the due date to one step. */
export async function withDueDate(scope: Scope, stored: StoredStep): Promise<PlanStep> {
  const subject = subjects.find((it) => stored[referenceColumns[it]] !== null) as Subject;
  return toPlanStep(stored, subject, await getTarget(scope, subject, stored[referenceColumns[subject]] as string));
}

/** The steps of one plan, with its subject's row locked, so that concurrent requests add nothing twice. */
async function lockSteps(scope: Scope, subject: Subject, id: string) {
  await familyRows(scope, planSubject(subject).table).hold(id);
  return storedSteps(scope, subject, [id]);
}

export async function addSteps(scope: Scope, subject: Subject, id: string, choose: (titles: string[]) => NewStep[]) {
  const existing = await lockSteps(scope, subject, id);
  const chosen = choose(existing.map(({ title }) => title));
  if (existing.length + chosen.length > maxSteps) throw new Refusal(409, `A plan can have at most ${maxSteps} steps`);
  const last = Math.max(-1, ...existing.map(({ position }) => position));
  const added: StoredStep[] = [];
  for (const [index, step] of chosen.entries())
    added.push(await stepRows(scope).add({ ...step, [referenceColumns[subject]]: id, position: last + 1 + index }));
  return added;
}

/** Replaces a plan by steps in text form: existing steps keep their done state, new ones are added, others deleted. */
export async function replaceStepsFromText(
  scope: Scope,
  subject: Subject,
  id: string,
  texts: readonly string[],
): Promise<void> {
  const remaining = await lockSteps(scope, subject, id);
  for (const [position, text] of texts.entries()) {
    const parsed = parseStep(text);
    const index = remaining.findIndex((step) => stepText(step) === stepText(parsed));
    const [existing] = index < 0 ? [] : remaining.splice(index, 1);
    if (!existing) await stepRows(scope).add({ ...parsed, [referenceColumns[subject]]: id, position });
    else if (existing.position !== position) await stepRows(scope).change(existing.id, { position });
  }
  for (const step of remaining) await stepRows(scope).remove(step.id);
}
