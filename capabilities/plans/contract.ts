import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalCount, optionalFlag, recordFields, requiredText } from '#core/fields.ts';
import { mostDaysBefore } from './rules/step-text.ts';

/** Work-back plans: what has to be done some days before a party, a trip or an event. The steps move with the day. */

export const subjects = ['event', 'birthday', 'wishlist', 'trip'] as const;
export type Subject = (typeof subjects)[number];
export const mostSteps = 100;

export const PlanStep = z.object({
  ...recordFields,
  subject: z.enum(subjects),
  subjectId: z.uuid(),
  /** What the step is for, in words: 'Thanksgiving at the lake'. */
  subjectTitle: z.string(),
  title: z.string(),
  /** A step that nobody gave a distance has none, and no day either. */
  daysBefore: z.nullable(z.int()),
  /** The day it is due, computed from the day of what it is for. */
  date: z.nullable(z.string()),
  isDone: z.boolean(),
});
export type PlanStep = z.output<typeof PlanStep>;

const ofSubject = {
  subject: oneOf('Subject', subjects),
  /** 422 if the family has no such thing. */
  subjectId: z.uuid('Subject is required'),
};
const stepFields = {
  // Its text form, with the distance in front, has to fit into the 500 characters of an event's `workbackPlan`.
  title: requiredText('Step', 480),
  daysBefore: optionalCount('Days before', mostDaysBefore),
  isDone: optionalFlag('Done'),
};
export const NewPlanStep = z.object({ ...ofSubject, ...stepFields });
export type NewPlanStep = z.input<typeof NewPlanStep>;

const resources = ['plans'];
// The days of steps follow the days of what they are for.
const shown = ['plans', 'events', 'birthdays', 'wishlists', 'planner'];

export const plansApi = {
  list: endpoint('GET', '/api/plan-steps', {
    summary: 'The steps of one work-back plan, the earliest first',
    resources: shown,
    query: z.object(ofSubject),
    answer: z.array(PlanStep),
  }),
  suggest: endpoint('POST', '/api/plan-steps/suggest', {
    summary: 'Fill the plan of a party, a trip or an event with the usual steps; what is there stays',
    resources: [...resources, 'events'],
    body: z.object(ofSubject),
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
    summary: 'Change or tick a step',
    resources: [...resources, 'events'],
    body: z.partial(z.object(stepFields)),
    answer: PlanStep,
  }),
  remove: endpoint('DELETE', '/api/plan-steps/:id', { summary: 'Remove a step', resources: [...resources, 'events'] }),
};
