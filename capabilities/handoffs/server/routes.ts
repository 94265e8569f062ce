import { createGuestLinks } from '#server/guest-links.ts';
import { serve, serveWithoutSession } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import { askApi } from '../ask-contract.ts';
import { handoffsApi } from '../contract.ts';
import { guestApi } from '../guest-contract.ts';
import { ask, newLink } from './ask-store.ts';
import './due-store.ts';
import { answerAsGuest, showToGuest } from './guest-store.ts';
import { answerHandoff, listHandoffs, performAction, showHandoff, undoStep } from './store.ts';

export function handoffsRoutes(services: Services) {
  const find = createGuestLinks(services.database);

  return [
    serve(handoffsApi.list, ({ scope }) => listHandoffs(scope)),
    serve(askApi.ask, ({ scope, body }) => ask(scope, services, body)),
    serve(handoffsApi.undo, ({ scope, body }) => undoStep(scope, body.undoId)),
    serve(handoffsApi.show, ({ scope, params }) => showHandoff(scope, params.id)),
    serve(handoffsApi.answer, ({ scope, params, body }) => answerHandoff(scope, services, params.id, body)),
    serve(handoffsApi.decide, ({ scope, params, body: { decision: event, word, undoId } }) =>
      performAction(scope, services, params.id, { event, undoId, ...(word && { columns: { word } }) }),
    ),
    serve(handoffsApi.takeBack, ({ scope, params, body: { undoId } }) =>
      performAction(scope, services, params.id, { event: 'take back', undoId }),
    ),
    serve(handoffsApi.cannot, ({ scope, params, body: { word, undoId } }) =>
      performAction(scope, services, params.id, { event: 'cannot', undoId, columns: { answerWord: word ?? null } }),
    ),
    serve(handoffsApi.done, ({ scope, params, body: { undoId } }) =>
      performAction(scope, services, params.id, { event: 'done', undoId }),
    ),
    serve(handoffsApi.close, ({ scope, params, body: { decision: event, undoId } }) =>
      performAction(scope, services, params.id, { event, undoId }),
    ),
    serve(askApi.newLink, ({ scope, params }) => newLink(scope, services, params.id)),

    serveWithoutSession(guestApi.show, ({ params, caller }) =>
      showToGuest(services, find)(params.token, caller.address),
    ),
    serveWithoutSession(guestApi.answer, ({ params, caller, body }) =>
      answerAsGuest(services, find)(params.token, caller.address, body),
    ),
  ];
}
