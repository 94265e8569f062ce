import * as z from 'zod/mini';
import { assigneeId, optionalAssigneeId } from '#capabilities/household/assignee-contract.ts';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalCount, optionalFlag, recordFields, requiredText } from '#core/fields.ts';
import { maxDaysBefore } from './rules/step-text.ts';

/** Work-back plans: steps to do some days before a party, trip or event. Computed due dates move with its date. */

export const subjects = ['event', 'birthday', 'wishlist', 'trip'] as const;
export type SubjectKind = (typeof subjects)[number];
export const maxSteps = 100;

export const PlanStep = z.object({
  ...recordFields,
  subject: z.enum(subjects),
  subjectId: z.uuid(),
  /** Title of the event, party or trip: 'Thanksgiving at the lake'. */
  subjectTitle: z.string(),
  title: z.string(),
  /** null for a step at any time, which then has no date either. */
  daysBefore: z.nullable(z.int()),
  /** The due date, computed from the date of the subject. */
  date: z.nullable(z.string()),
  isDone: z.boolean(),
  assigneeId,
});
export type PlanStep = z.output<typeof PlanStep>;

const subjectFields = {
  subject: oneOf('Subject', subjects),
  /** 422 if the family has no such record. */
  subjectId: z.uuid('Subject is required'),
};
const stepFields = {
  // The text form, with '14 days before: ' in front, must fit into the 500 characters of an event's `workbackPlan`.
  title: requiredText('Step', 480),
  daysBefore: optionalCount('Days before', maxDaysBefore),
  isDone: optionalFlag('Done'),
  assigneeId: optionalAssigneeId,
};
export const NewPlanStep = z.object({ ...subjectFields, ...stepFields });
export type NewPlanStep = z.input<typeof NewPlanStep>;

const resources = ['plans'];
// Due dates depend on the dates of the subjects, and deleting an adult clears them as assignee.
const listResources = ['plans', 'events', 'birthdays', 'wishlists', 'planner', 'household'];

export const plansApi = {
  list: endpoint('GET', '/api/plan-steps', {
    summary: 'The steps of one work-back plan, earliest first',
    resources: listResources,
    query: z.object(subjectFields),
    answer: z.array(PlanStep),
  }),
  open: endpoint('GET', '/api/plan-steps/open', {
    summary: 'The open steps of all plans, with their due dates',
    resources: listResources,
    answer: z.array(PlanStep),
  }),
  suggest: endpoint('POST', '/api/plan-steps/suggest', {
    summary: 'Add the usual steps to the plan of a party, trip or event; existing steps stay',
    resources: [...resources, 'events'],
    body: z.object(subjectFields),
    answer: z.array(PlanStep),
    status: 200,
  }),
  add: endpoint('POST', '/api/plan-steps', {
    summary: 'Add a step to a plan',
    resources: [...resources, 'events'],
    body: NewPlanStep,
    answer: PlanStep,
  }),
  change: endpoint('PATCH', '/api/plan-steps/:id', {
    summary: 'Change or check off a step',
    resources: [...resources, 'events'],
    body: z.partial(z.object(stepFields)),
    answer: PlanStep,
  }),
  remove: endpoint('DELETE', '/api/plan-steps/:id', { summary: 'Remove a step', resources: [...resources, 'events'] }),
};
