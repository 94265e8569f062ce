import { personRows, type Scope } from '#server/database/scope.ts';
import { notSignedIn } from '#server/http/errors.ts';
import { userPreferences } from './tables.ts';

export type Preferences = typeof userPreferences.$inferSelect;

/** There is one record for everybody who ever signed in, until she is erased. */
export async function preferencesOf(scope: Scope) {
  const [preferences] = await personRows(scope, userPreferences).list();
  if (!preferences) throw notSignedIn();
  return preferences;
}

export const changePreferences = (scope: Scope, id: string, change: Partial<Preferences>) =>
  personRows(scope, userPreferences).change(id, change);
