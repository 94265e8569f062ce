import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { inviteInto } from '#capabilities/family/server/store.ts';
import { addWeeknightMeals } from '#capabilities/recipes/server/store.ts';
import { now } from '#server/database/columns.ts';
import { acrossFamilies, personRows, type Scope } from '#server/database/scope.ts';
import { families, users } from '#server/database/tenants.ts';
import { notSignedIn } from '#server/http/errors.ts';
import type { OnboardingAnswers } from '../contract.ts';
import { userPreferences, userSignups } from './tables.ts';

type Answers = z.output<typeof OnboardingAnswers>;
type Preferences = typeof userPreferences.$inferSelect;

/** There is one record for everybody who ever signed in, until she is erased. */
export async function preferencesOf(scope: Scope) {
  const [preferences] = await personRows(scope, userPreferences).list();
  if (!preferences) throw notSignedIn();
  return preferences;
}

/** Keeps her answers and, when they complete the onboarding, does all that follows from it. */
export async function saveAnswers(scope: Scope, body: Answers) {
  const { timeZone, ...answers } = body;
  const email = await lockedEmail(scope);
  const { id } = await preferencesOf(scope);
  const preferences = await changePreferences(scope, id, answers);
  if (!answers.onboardingCompleted) return { preferences };

  const isFirstTime = await recordSignup(scope, email, preferences, body);
  // An invited partner tells about herself, and changes nothing for the family.
  if (scope.person.role !== 'owner') return { preferences };
  if (timeZone) await setTimeZone(scope, timeZone);
  const isInviting = isFirstTime && answers.invitePartner;
  return { preferences, invitation: isInviting ? await inviteInto(scope, answers.partnerEmail?.trim()) : undefined };
}

/** Keeps what she changed; the weeknight meals she names for the first time become recipes of the family. */
export async function changePreferences(scope: Scope, id: string, change: Partial<Preferences>) {
  const before = await personRows(scope, userPreferences).get(id);
  const after = await personRows(scope, userPreferences).change(id, change);
  await addWeeknightMeals(scope, before.favoriteWeekNightMeals, after.favoriteWeekNightMeals);
  return after;
}

/** Whoever completes the onboarding in a second tab at the same moment waits here, and then finds it completed. */
async function lockedEmail(scope: Scope) {
  const [user] = await acrossFamilies(scope)
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, scope.person.userId))
    .for('no key update');
  return user?.email ?? null;
}

/** Answers whether this was the first time. */
async function recordSignup(scope: Scope, email: string | null, preferences: Preferences, body: Answers) {
  const { id: _id, userId: _userId, createdAt: _createdAt, updatedAt, ...answers } = preferences;
  const { partnerEmail: _partnerEmail, ...fullResponse } = body;
  // What this table has no column for is passed over.
  const signup = { ...answers, email, lastActiveAt: updatedAt, fullResponse };
  const signups = personRows(scope, userSignups);
  const [former] = await signups.list();
  if (former) await signups.change(former.id, signup);
  else await signups.add(signup);
  return !former;
}

const setTimeZone = (scope: Scope, timeZone: string) =>
  acrossFamilies(scope)
    .update(families)
    .set({ timeZone, updatedAt: now })
    .where(eq(families.id, scope.person.familyId));
