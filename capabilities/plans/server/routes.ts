import { checkAssignee } from '#capabilities/household/server/store.ts';
import { familyToday } from '#server/database/family-clock.ts';
import type { Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { plansApi, type SubjectKind } from '../contract.ts';
import { suggestedPlan } from '../rules/suggested-plan.ts';
import { addSteps, getSubject, openSteps, type StoredStep, stepRows, stepsOf, withDueDate } from './store.ts';

const planOf = async (scope: Scope, subject: SubjectKind, id: string) =>
  (await stepsOf(scope, subject, [id])).get(id) ?? [];

export const plansRoutes = [
  serve(plansApi.list, async ({ scope, query: { subject, subjectId } }) => {
    await getSubject(scope, subject, subjectId);
    return planOf(scope, subject, subjectId);
  }),
  serve(plansApi.open, ({ scope }) => openSteps(scope)),
  serve(plansApi.suggest, async ({ scope, body: { subject, subjectId } }) => {
    const { day, kind } = await getSubject(scope, subject, subjectId);
    const today = await familyToday(scope);
    if (day !== null && day < today) throw new Refusal(422, "The day is over, so there's nothing left to plan");
    await addSteps(scope, subject, subjectId, (titles) => suggestedPlan(kind, { day, today, titles }));
    return planOf(scope, subject, subjectId);
  }),
  serve(plansApi.add, async ({ scope, body: { subject, subjectId, daysBefore = null, ...step } }) => {
    await getSubject(scope, subject, subjectId);
    await checkAssignee(scope, step);
    const [added] = (await addSteps(scope, subject, subjectId, () => [{ ...step, daysBefore }])) as [StoredStep];
    return withDueDate(scope, added);
  }),
  serve(plansApi.change, async ({ scope, params, body }) => {
    await checkAssignee(scope, body);
    return withDueDate(scope, await stepRows(scope).change(params.id, body));
  }),
  serve(plansApi.remove, ({ scope, params }) => stepRows(scope).remove(params.id)),
];
