import { recordPath } from '#core/record-path.ts';
import type { PlanStep, SubjectKind } from '../contract.ts';

const screens: Record<SubjectKind, string> = {
  event: '/dashboard',
  birthday: '/birthdays',
  wishlist: '/birthday-wishlists',
  trip: '/planner',
};

/** Leads to a step in the plan of its subject. */
export const stepPath = ({ id, subject, subjectId }: Pick<PlanStep, 'id' | 'subject' | 'subjectId'>) =>
  recordPath(screens[subject], subjectId, id);
