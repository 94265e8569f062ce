import { serve, serveWithoutSession } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import { sitterApi } from '../contract.ts';
import { guestSheetApi } from '../page-contract.ts';
import { endLink, makeLink } from './link-store.ts';
import { createGuestSheets, openSheet, previewSheet } from './page-store.ts';
import { addSheet, changeSheet, listSheets, sheetRows } from './store.ts';

export function sitterRoutes(services: Services) {
  const showToGuest = createGuestSheets(services);
  return [
    serve(sitterApi.list, ({ scope }) => listSheets(scope)),
    serve(sitterApi.add, ({ scope, body }) => addSheet(scope, body)),
    serve(sitterApi.change, ({ scope, params, body }) => changeSheet(scope, params.id, body)),
    serve(sitterApi.remove, ({ scope, params }) => sheetRows(scope).remove(params.id)),
    serve(sitterApi.show, ({ scope, params }) => openSheet(scope, params.id)),
    serve(sitterApi.preview, ({ scope, body }) => previewSheet(scope, body)),
    serve(sitterApi.makeLink, ({ scope, params, body }) => makeLink(services, scope, params.id, body)),
    serve(sitterApi.endLink, ({ scope, params }) => endLink(scope, params.id)),
    serveWithoutSession(guestSheetApi, ({ params, caller }) => showToGuest(params.token, caller.address)),
  ];
}
