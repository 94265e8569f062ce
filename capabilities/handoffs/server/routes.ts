import { createGuestLinks } from '#server/guest-links.ts';
import type { Parts } from '#server/http/parts.ts';
import { serve, serveWithoutSession } from '#server/http/serve.ts';
import { askApi } from '../ask-contract.ts';
import { handoffsApi } from '../contract.ts';
import { guestApi } from '../guest-contract.ts';
import { ask, newLink } from './ask-store.ts';
import './due-store.ts';
import { answerAsGuest, showToGuest } from './guest-store.ts';
import { answerHandoff, listHandoffs, performAction, showHandoff, undoStep } from './store.ts';

export function handoffsRoutes(parts: Parts) {
  const find = createGuestLinks(parts.database);

  return [
    serve(handoffsApi.list, ({ scope }) => listHandoffs(scope)),
    serve(askApi.ask, ({ scope, body }) => ask(scope, parts, body)),
    serve(handoffsApi.undo, ({ scope, body }) => undoStep(scope, body.undoId)),
    serve(handoffsApi.show, ({ scope, params }) => showHandoff(scope, params.id)),
    serve(handoffsApi.answer, ({ scope, params, body }) => answerHandoff(scope, parts, params.id, body)),
    serve(handoffsApi.decide, ({ scope, params, body: { decision: event, word, undoId } }) =>
      performAction(scope, parts, params.id, { event, undoId, ...(word && { columns: { word } }) }),
    ),
    serve(handoffsApi.takeBack, ({ scope, params, body: { undoId } }) =>
      performAction(scope, parts, params.id, { event: 'take back', undoId }),
    ),
    serve(handoffsApi.cannot, ({ scope, params, body: { word, undoId } }) =>
      performAction(scope, parts, params.id, { event: 'cannot', undoId, columns: { answerWord: word ?? null } }),
    ),
    serve(handoffsApi.done, ({ scope, params, body: { undoId } }) =>
      performAction(scope, parts, params.id, { event: 'done', undoId }),
    ),
    serve(handoffsApi.close, ({ scope, params, body: { decision: event, undoId } }) =>
      performAction(scope, parts, params.id, { event, undoId }),
    ),
    serve(askApi.newLink, ({ scope, params }) => newLink(scope, parts, params.id)),

    serveWithoutSession(guestApi.show, ({ params, caller }) => showToGuest(parts, find)(params.token, caller.address)),
    serveWithoutSession(guestApi.answer, ({ params, caller, body }) =>
      answerAsGuest(parts, find)(params.token, caller.address, body),
    ),
  ];
}
