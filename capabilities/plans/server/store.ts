import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { addDays } from '#core/dates.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import { maxSteps, type PlanStep, type SubjectKind, subjects } from '../contract.ts';
import { type Progress, progressOf } from '../rules/progress.ts';
import { parseStep, type Step, stepText } from '../rules/step-text.ts';
import { planSteps, registrationOf } from './tables.ts';

export type StoredStep = typeof planSteps.$inferSelect;
type NewStep = Step & { isDone?: boolean | undefined; assigneeId?: string | null | undefined };

const referenceColumns = { event: 'eventId', birthday: 'birthdayId', wishlist: 'wishlistId', trip: 'tripId' } as const;

export const stepRows = (scope: Scope) => familyRows(scope, planSteps);

/** The records with these ids that can have a plan; ids that the family does not have are left out. */
async function loadSubjects(scope: Scope, subject: SubjectKind, ids: string[]) {
  if (ids.length === 0) return [];
  const { table, where, planned: toSubject } = registrationOf(subject);
  const stored = await familyRows(scope, table).list({ where: and(inArray(table.id, ids), where) });
  const today = await familyToday(scope);
  return stored.map((row) => ({ ...toSubject(row, today), id: row.id as string }));
}
type PlanSubject = Awaited<ReturnType<typeof loadSubjects>>[number];

/** The record that a plan is for; throws 422 if the family has no such record. */
export async function getSubject(scope: Scope, subject: SubjectKind, id: string): Promise<PlanSubject> {
  const [record] = await loadSubjects(scope, subject, [id]);
  if (!record) throw new Refusal(422, "There's nothing to plan for");
  return record;
}

const inPlanOrder = sql`${planSteps.daysBefore} desc nulls last, ${planSteps.position}`;

const storedSteps = (scope: Scope, subject: SubjectKind, ids: string[]) =>
  stepRows(scope).list({ where: inArray(planSteps[referenceColumns[subject]], ids), orderBy: inPlanOrder });

function toPlanStep(stored: StoredStep, subject: SubjectKind, { id, title, day }: PlanSubject): PlanStep {
  const { daysBefore } = stored;
  const date = day === null || daysBefore === null ? null : addDays(day, -daysBefore);
  return { ...stored, subject, subjectId: id, subjectTitle: title, date };
}

/** The steps of several records of one kind, by record id. */
export async function stepsOf(
  scope: Scope,
  subject: SubjectKind,
  ids: readonly string[],
): Promise<Map<string, PlanStep[]>> {
  const found = await loadSubjects(scope, subject, [...ids]);
  const knownIds = found.map(({ id }) => id);
  const stored = await storedSteps(scope, subject, knownIds);
  const bySubjectId = Map.groupBy(stored, (step) => step[referenceColumns[subject]]);
  return new Map(
    found.map((record) => [
      record.id,
      (bySubjectId.get(record.id) ?? []).map((step) => toPlanStep(step, subject, record)),
    ]),
  );
}

/** All open steps with a due date in the order of their plans, except those of dismissed trips. */
export const openSteps = async (scope: Scope) =>
  withDueDates(scope, await stepRows(scope).list({ where: isOpen, orderBy: inPlanOrder }));

/** Matches steps that are not done and have a due date. */
export const isOpen = and(eq(planSteps.isDone, false), isNotNull(planSteps.daysBefore));

/** Adds due dates to steps, and drops those of dismissed trips. */
export async function withDueDates(scope: Scope, open: readonly StoredStep[]): Promise<PlanStep[]> {
  // One after another: in a transaction they share a connection.
  const bySubject = await Array.fromAsync(subjects, async (subject) => {
    const bySubjectId = Map.groupBy(open, (step) => step[referenceColumns[subject]] ?? '');
    bySubjectId.delete('');
    const found = await loadSubjects(scope, subject, [...bySubjectId.keys()]);
    return found
      .filter(({ isDismissed }) => !isDismissed)
      .flatMap((record) => (bySubjectId.get(record.id) ?? []).map((step) => toPlanStep(step, subject, record)));
  });
  return bySubject.flat();
}

/** Adds to each step how much of its plan is done. */
export async function withProgress(scope: Scope, steps: readonly PlanStep[]): Promise<(PlanStep & Progress)[]> {
  const ofKind = await Array.fromAsync(subjects, async (kind) => {
    const bySubjectId = Map.groupBy(
      steps.filter(({ subject }) => subject === kind),
      ({ subjectId }) => subjectId,
    );
    if (bySubjectId.size === 0) return [];
    const all = await storedSteps(scope, kind, [...bySubjectId.keys()]);
    const allBySubjectId = Map.groupBy(all, (step) => step[referenceColumns[kind]]);
    return [...bySubjectId].flatMap(([subjectId, some]) => {
      const progress = progressOf(allBySubjectId.get(subjectId) ?? []);
      return some.map((step) => ({ ...step, ...progress }));
    });
  });
  return ofKind.flat();
}

/** Adds the due date to one step. */
export async function withDueDate(scope: Scope, stored: StoredStep): Promise<PlanStep> {
  const subject = subjects.find((it) => stored[referenceColumns[it]] !== null) as SubjectKind;
  return toPlanStep(stored, subject, await getSubject(scope, subject, stored[referenceColumns[subject]] as string));
}

/** The steps of one plan, with its subject's row locked, so that concurrent requests add nothing twice. */
async function lockSteps(scope: Scope, subject: SubjectKind, id: string) {
  await familyRows(scope, registrationOf(subject).table).hold(id);
  return storedSteps(scope, subject, [id]);
}

export async function addSteps(
  scope: Scope,
  subject: SubjectKind,
  id: string,
  choose: (titles: string[]) => NewStep[],
) {
  const existing = await lockSteps(scope, subject, id);
  const chosen = choose(existing.map(({ title }) => title));
  if (existing.length + chosen.length > maxSteps) throw new Refusal(409, `A plan can have at most ${maxSteps} steps`);
  const last = Math.max(-1, ...existing.map(({ position }) => position));
  const added: StoredStep[] = [];
  for (const [index, step] of chosen.entries())
    added.push(await stepRows(scope).add({ ...step, [referenceColumns[subject]]: id, position: last + 1 + index }));
  return added;
}

/** Replaces a plan with steps given as text: existing steps keep their done state, new ones are added, others deleted. */
export async function replaceStepsFromText(
  scope: Scope,
  subject: SubjectKind,
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
