import * as z from 'zod/mini';
import { NewPlannerItem, PlannerItem } from '#capabilities/planner/contract.ts';
import { endpoint } from '#core/endpoint.ts';
import { optionalTime } from '#core/fields.ts';

/** A new task, and the time of day at which its assignee is reminded. */
export const NewTimedTask = z.safeExtend(NewPlannerItem, { remindAt: optionalTime('Remind at') });

export const timedTasksApi = {
  add: endpoint('POST', '/api/notices/tasks', {
    summary: 'Add a task, and remind its assignee at a time of its day; without a login of theirs, the person herself',
    resources: ['planner', 'notice-leads'],
    body: NewTimedTask,
    answer: PlannerItem,
  }),
};
