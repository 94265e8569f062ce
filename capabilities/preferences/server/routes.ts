import { serve } from '#server/http/serve.ts';
import { preferencesApi } from '../contract.ts';
import { changePreferences, preferencesOf } from './store.ts';

export const preferencesRoutes = [
  serve(preferencesApi.mine, ({ scope }) => preferencesOf(scope)),
  serve(preferencesApi.change, ({ scope, params, body }) => changePreferences(scope, params.id, body)),
];
