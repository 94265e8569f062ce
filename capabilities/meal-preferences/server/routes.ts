import { serve } from '#server/http/serve.ts';
import { mealPreferencesApi } from '../contract.ts';
import { mealPreferencesOf, saveMealPreferences } from './store.ts';

export const mealPreferencesRoutes = [
  serve(mealPreferencesApi.read, ({ scope }) => mealPreferencesOf(scope)),
  serve(mealPreferencesApi.save, ({ scope, body }) => saveMealPreferences(scope, body)),
];
