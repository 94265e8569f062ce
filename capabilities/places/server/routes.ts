import { serve } from '#server/http/serve.ts';
import { placesApi } from '../contract.ts';
import { listPlaces, placeRows, withReferences } from './row-store.ts';

export const placesRoutes = [
  serve(placesApi.list, ({ scope }) => listPlaces(scope)),
  serve(placesApi.add, async ({ scope, body }) => placeRows(scope).add(await withReferences(scope, body))),
  serve(placesApi.change, async ({ scope, params, body }) =>
    placeRows(scope).change(params.id, await withReferences(scope, body)),
  ),
  serve(placesApi.remove, ({ scope, params }) => placeRows(scope).remove(params.id)),
];
