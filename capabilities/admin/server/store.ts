import { count, desc, eq } from 'drizzle-orm';
import { userPreferences, userSignups } from '#capabilities/preferences/server/tables.ts';
import type { Database } from '#server/database/database.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { users } from '#server/database/tenants.ts';

/** Answers at the end of each person's onboarding, newest first, with three fields from their current preferences. */
export async function onboardingResponses(database: Database) {
  const found = await acrossFamilies(database)
    .select({
      answers: userSignups,
      deliveryServicePreference: userPreferences.deliveryServicePreference,
      onboardingCompleted: userPreferences.onboardingCompleted,
      aiProvider: userPreferences.aiProvider,
    })
    .from(userSignups)
    .innerJoin(userPreferences, eq(userPreferences.userId, userSignups.userId))
    .orderBy(desc(userSignups.createdAt), userSignups.id);
  return found.map(({ answers, ...current }) => ({ ...answers, ...current }));
}

export async function analytics(database: Database) {
  const db = acrossFamilies(database);
  const completed = eq(userPreferences.onboardingCompleted, true);
  const [active] = await db.select({ count: count() }).from(userPreferences).where(completed);
  const [all] = await db.select({ count: count() }).from(users);
  return { activeUsers: active?.count ?? 0, totalSignups: all?.count ?? 0 };
}
