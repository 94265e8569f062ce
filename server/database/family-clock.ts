import { eq } from 'drizzle-orm';
import { type CalendarDate, today } from '#core/dates.ts';
import { acrossFamilies, type Scope } from './scope.ts';
import { families } from './tenants.ts';

/** Returns an IANA time zone, such as 'Europe/Berlin'. */
export async function familyTimeZone(scope: Scope): Promise<string> {
  if (scope.person.timeZone) return scope.person.timeZone;
  const [family] = await acrossFamilies(scope)
    .select({ timeZone: families.timeZone })
    .from(families)
    .where(eq(families.id, scope.person.familyId));
  return family?.timeZone ?? 'UTC';
}

/** When the family was created. */
export async function familyCreatedAt(scope: Scope): Promise<string | undefined> {
  const [family] = await acrossFamilies(scope)
    .select({ createdAt: families.createdAt })
    .from(families)
    .where(eq(families.id, scope.person.familyId));
  return family?.createdAt;
}

export const familyToday = async (scope: Scope): Promise<CalendarDate> => today(await familyTimeZone(scope));
