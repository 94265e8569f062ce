import { personRows, type Scope } from '#server/database/scope.ts';
import { notSignedIn } from '#server/http/errors.ts';
import { userPreferences } from './tables.ts';

export type Preferences = typeof userPreferences.$inferSelect;

/** Every person has exactly one record from the first sign-in until they are erased. */
export async function preferencesOf(scope: Scope) {
  const [preferences] = await personRows(scope, userPreferences).list();
  if (!preferences) throw notSignedIn();
  return preferences;
}

export const changePreferences = (scope: Scope, id: string, change: Partial<Preferences>) =>
  personRows(scope, userPreferences).change(id, change);
