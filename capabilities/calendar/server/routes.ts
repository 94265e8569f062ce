import { daysBetween } from '#core/dates.ts';
import { networkOf } from '#server/http/attempts.ts';
import { badInput } from '#server/http/errors.ts';
import type { Parts } from '#server/http/parts.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import { type Route, serve, serveOpenly } from '#server/http/serve.ts';
import { calendarApi, eventsApi, maxDays } from '../contract.ts';
import { feedApi, importApi } from '../exchange-contract.ts';
import { addEvent, changeEvent, listEvents, removeEvent } from './event-store.ts';
import { feedAddress, readFeed, revokeFeed, rotateFeed } from './feed-store.ts';
import { importChosen, previewImport } from './import-store.ts';
import { calendarBetween } from './store.ts';

export function calendarRoutes(parts: Parts): Route[] {
  // A token cannot be guessed; this only keeps somebody who tries from keeping the database busy.
  const limitLookUps = createRateLimit({ burst: 300, perSecond: 5 });

  return [
    serve(eventsApi.list, ({ scope }) => listEvents(scope)),
    serve(eventsApi.add, ({ scope, body }) => addEvent(scope, body)),
    serve(eventsApi.change, ({ scope, params, body }) => changeEvent(scope, params.id, body)),
    serve(eventsApi.remove, ({ scope, params }) => removeEvent(scope, params.id)),

    serve(calendarApi.between, ({ scope, query: { from, to } }) => {
      if (to < from) throw badInput('The end must not be before the start');
      if (daysBetween(from, to) > maxDays) throw badInput(`The calendar shows at most ${maxDays} days at a time`);
      return calendarBetween(scope, from, to);
    }),

    serve(feedApi.show, async ({ scope }) => ({ address: await feedAddress(parts, scope) })),
    serve(feedApi.rotate, async ({ scope }) => ({ address: await rotateFeed(parts, scope) })),
    serve(feedApi.revoke, ({ scope }) => revokeFeed(scope)),
    serveOpenly(feedApi.read, ({ params, caller }) => {
      limitLookUps(networkOf(caller.address));
      return readFeed(parts.database, params.token);
    }),

    serve(importApi.preview, ({ scope, body }) => previewImport(scope, body.text)),
    serve(importApi.run, ({ scope, body }) => importChosen(scope, body.text, body.items)),
  ];
}
