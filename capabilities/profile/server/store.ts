import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { inviteInto } from '#capabilities/family/server/store.ts';
import {
  addMissingChildren,
  addMissingSelf,
  linkWithAdult,
  linkWithNamesake,
} from '#capabilities/household/server/store.ts';
import { changePreferences, type Preferences, preferencesOf } from '#capabilities/preferences/server/store.ts';
import { userSignups } from '#capabilities/preferences/server/tables.ts';
import { now } from '#server/database/columns.ts';
import { acrossFamilies, personRows, type Scope } from '#server/database/scope.ts';
import { families, users } from '#server/database/tenants.ts';
import type { OnboardingAnswers } from '../contract.ts';

type Answers = z.output<typeof OnboardingAnswers>;

/**
 * Saves the answers. Completing the onboarding also records the signup. An owner's first completion adds the kids, and
 * the owner if asked for, to the household and invites the partner; an invited person's first completion links them with
 * their own adult record.
 */
export async function saveAnswers(scope: Scope, body: Answers) {
  const { timeZone, kids = [], adult, ...answers } = body;
  const email = await lockUserAndGetEmail(scope);
  const { id } = await preferencesOf(scope);
  const preferences = await changePreferences(scope, id, answers);
  if (!answers.onboardingCompleted) return { preferences };

  const isFirstTime = await recordSignup(scope, email, preferences, { ...answers, timeZone });
  const name = preferences.name?.trim();
  // Apart from the link, an invited partner's answers change nothing for the family.
  if (scope.person.role !== 'owner') {
    if (isFirstTime && adult) await linkWithAdult(scope, adult, name);
    return { preferences };
  }
  if (timeZone) await setTimeZone(scope, timeZone);
  if (!isFirstTime) return { preferences };
  await addMissingChildren(scope, kids);
  if (name) await linkWithNamesake(scope, name);
  if (name && adult) await addMissingSelf(scope, name);
  return {
    preferences,
    invitation: answers.invitePartner ? await inviteInto(scope, answers.partnerEmail?.trim()) : undefined,
  };
}

/** Locks the user's row, so that a second tab waits here and then finds the onboarding completed. */
async function lockUserAndGetEmail(scope: Scope) {
  const [user] = await acrossFamilies(scope)
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, scope.person.userId))
    .for('no key update');
  return user?.email ?? null;
}

/** Returns whether this was the first time. */
async function recordSignup(
  scope: Scope,
  email: string | null,
  preferences: Preferences,
  body: Omit<Answers, 'kids' | 'adult'>,
) {
  const { id: _id, userId: _userId, createdAt: _createdAt, updatedAt, ...answers } = preferences;
  const { partnerEmail: _partnerEmail, ...fullResponse } = body;
  // Keys without a column in this table are ignored.
  const signup = { ...answers, email, lastActiveAt: updatedAt, fullResponse };
  const signups = personRows(scope, userSignups);
  const [existing] = await signups.list();
  if (existing) await signups.change(existing.id, signup);
  else await signups.add(signup);
  return !existing;
}

const setTimeZone = (scope: Scope, timeZone: string) =>
  acrossFamilies(scope)
    .update(families)
    .set({ timeZone, updatedAt: now })
    .where(eq(families.id, scope.person.familyId));
