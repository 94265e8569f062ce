import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { addDays } from '#core/dates.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import { mostSteps, type PlanStep, type Subject, subjects } from '../contract.ts';
import { readStep, type Step, stepText } from '../rules/step-text.ts';
import { planSteps, planSubject } from './tables.ts';

export type StoredStep = typeof planSteps.$inferSelect;
type NewStep = Step & { isDone?: boolean | undefined };

const references = { event: 'eventId', birthday: 'birthdayId', wishlist: 'wishlistId', trip: 'tripId' } as const;

export const stepRows = (scope: Scope) => familyRows(scope, planSteps);

/** Those of these things that the family has. */
async function plannedThings(scope: Scope, subject: Subject, ids: string[]) {
  if (ids.length === 0) return [];
  const { table, where, planned } = planSubject(subject);
  const stored = await familyRows(scope, table).list({ where: and(inArray(table.id, ids), where) });
  const today = await familyToday(scope);
  return stored.map((row) => ({ ...planned(row, today), id: row.id as string }));
}
type Planned = Awaited<ReturnType<typeof plannedThings>>[number];

/** What this is about, if the family has it. */
export async function plannedThing(scope: Scope, subject: Subject, id: string): Promise<Planned> {
  const [planned] = await plannedThings(scope, subject, [id]);
  if (!planned) throw new Refusal(422, 'There is nothing to plan for');
  return planned;
}

const inPlanOrder = sql`${planSteps.daysBefore} desc nulls last, ${planSteps.position}`;

const storedSteps = (scope: Scope, subject: Subject, ids: string[]) =>
  stepRows(scope).list({ where: inArray(planSteps[references[subject]], ids), orderBy: inPlanOrder });

function shownStep(stored: StoredStep, subject: Subject, { id, title, day }: Planned): PlanStep {
  const { daysBefore } = stored;
  const date = day === null || daysBefore === null ? null : addDays(day, -daysBefore);
  return { ...stored, subject, subjectId: id, subjectTitle: title, date };
}

/** The steps of several things of one kind, by the id of the thing. */
export async function stepsOf(
  scope: Scope,
  subject: Subject,
  ids: readonly string[],
): Promise<Map<string, PlanStep[]>> {
  const planned = await plannedThings(scope, subject, [...ids]);
  const known = planned.map(({ id }) => id);
  const stored = await storedSteps(scope, subject, known);
  const byThing = Map.groupBy(stored, (step) => step[references[subject]]);
  return new Map(
    planned.map((thing) => [thing.id, (byThing.get(thing.id) ?? []).map((step) => shownStep(step, subject, thing))]),
  );
}

/** Whatever is still to be done by a certain day, for anything that is not dismissed. */
export const openSteps = async (scope: Scope) => withDays(scope, await stepRows(scope).list({ where: isOpen }));

/** A step that is still to be done by a certain day. */
export const isOpen = and(eq(planSteps.isDone, false), isNotNull(planSteps.daysBefore));

/** Steps with the days on which they are due, without those of what is dismissed. */
export async function withDays(scope: Scope, open: readonly StoredStep[]): Promise<PlanStep[]> {
  const bySubject = subjects.map(async (subject) => {
    const byThing = Map.groupBy(open, (step) => step[references[subject]] ?? '');
    byThing.delete('');
    const planned = await plannedThings(scope, subject, [...byThing.keys()]);
    return planned
      .filter(({ isDismissed }) => !isDismissed)
      .flatMap((thing) => (byThing.get(thing.id) ?? []).map((step) => shownStep(step, subject, thing)));
  });
  return (await Promise.all(bySubject)).flat();
}

/** A step with the day on which it is due. */
export async function shown(scope: Scope, stored: StoredStep): Promise<PlanStep> {
  const subject = subjects.find((it) => stored[references[it]] !== null) as Subject;
  return shownStep(stored, subject, await plannedThing(scope, subject, stored[references[subject]] as string));
}

/** The steps of one plan. Whoever else wants to add to it waits, so that nothing is added twice. */
async function heldSteps(scope: Scope, subject: Subject, id: string) {
  await familyRows(scope, planSubject(subject).table).hold(id);
  return storedSteps(scope, subject, [id]);
}

export async function addSteps(scope: Scope, subject: Subject, id: string, choose: (titles: string[]) => NewStep[]) {
  const present = await heldSteps(scope, subject, id);
  const chosen = choose(present.map(({ title }) => title));
  if (present.length + chosen.length > mostSteps) throw new Refusal(409, `A plan can have at most ${mostSteps} steps`);
  const last = Math.max(-1, ...present.map(({ position }) => position));
  const added: StoredStep[] = [];
  for (const [place, step] of chosen.entries())
    added.push(await stepRows(scope).add({ ...step, [references[subject]]: id, position: last + 1 + place }));
  return added;
}

/** Makes the plan say these texts: steps whose text is there already keep their tick, others are added, the rest goes. */
export async function replaceByTexts(
  scope: Scope,
  subject: Subject,
  id: string,
  texts: readonly string[],
): Promise<void> {
  const left = await heldSteps(scope, subject, id);
  for (const [position, text] of texts.entries()) {
    const wanted = readStep(text);
    const place = left.findIndex((step) => stepText(step) === stepText(wanted));
    const [kept] = place < 0 ? [] : left.splice(place, 1);
    if (!kept) await stepRows(scope).add({ ...wanted, [references[subject]]: id, position });
    else if (kept.position !== position) await stepRows(scope).change(kept.id, { position });
  }
  for (const step of left) await stepRows(scope).remove(step.id);
}
