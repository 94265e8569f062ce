import { eq } from 'drizzle-orm';
import { now } from './columns.ts';
import { acrossFamilies, type Scope } from './scope.ts';
import { families } from './tenants.ts';

/** Whether the family lets us learn from what it does. If not, no evidence is written and nothing is computed. */
export async function isLearningOn(scope: Scope): Promise<boolean> {
  if (typeof scope.person.learns === 'boolean') return scope.person.learns;
  const [family] = await acrossFamilies(scope)
    .select({ learns: families.learns })
    .from(families)
    .where(eq(families.id, scope.person.familyId));
  return family?.learns ?? false;
}

export async function setLearning(scope: Scope, learns: boolean) {
  await acrossFamilies(scope)
    .update(families)
    .set({ learns, updatedAt: now })
    .where(eq(families.id, scope.person.familyId));
}
