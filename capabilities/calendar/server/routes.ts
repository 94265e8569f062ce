import { daysBetween } from '#core/dates.ts';
import { familyTimeZone } from '#server/database/family-clock.ts';
import { networkOfAddress } from '#server/http/attempts.ts';
import { badInput } from '#server/http/errors.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import { type Route, serve, serveWithoutSession, serveWithTransactions } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import { calendarApi, eventsApi, maxDays } from '../contract.ts';
import { feedApi, importApi } from '../exchange-contract.ts';
import { addEvent, changeEvent, listEvents, removeEvent } from './event-store.ts';
import { feedAddress, readFeed, revokeFeed, rotateFeed } from './feed-store.ts';
import { createCalendarReader, importChosen, previewImport } from './import-store.ts';
import { calendarBetween } from './store.ts';

export function calendarRoutes(services: Services): Route[] {
  // Tokens can't be guessed; the limit only keeps attempts from putting load on the database.
  const limitLookups = createRateLimit({ burst: 300, perSecond: 5 });

  const readCalendar = createCalendarReader(services.closing);

  return [
    serve(eventsApi.list, ({ scope }) => listEvents(scope)),
    serve(eventsApi.add, ({ scope, body, intent }) => addEvent(scope, body, intent)),
    serve(eventsApi.change, ({ scope, params, body }) => changeEvent(scope, params.id, body)),
    serve(eventsApi.remove, ({ scope, params }) => removeEvent(scope, params.id)),

    serve(calendarApi.between, ({ scope, query: { from, to } }) => {
      if (to < from) throw badInput("The end can't be before the start");
      if (daysBetween(from, to) > maxDays) throw badInput(`The calendar shows at most ${maxDays} days at a time`);
      return calendarBetween(scope, from, to);
    }),

    serve(feedApi.show, async ({ scope }) => ({ address: await feedAddress(services, scope) })),
    serve(feedApi.rotate, async ({ scope }) => ({ address: await rotateFeed(services, scope) })),
    serve(feedApi.revoke, ({ scope }) => revokeFeed(scope)),
    serveWithoutSession(feedApi.read, ({ params, caller }) => {
      limitLookups(networkOfAddress(caller.address));
      return readFeed(services.database, params.token);
    }),

    serveWithTransactions(importApi.preview, async ({ body, reading }) => {
      const read = await readCalendar(body.text, await reading(familyTimeZone));
      return reading((scope) => previewImport(scope, read));
    }),
    serveWithTransactions(importApi.run, async ({ body, reading, inTransaction }) => {
      const read = await readCalendar(body.text, await reading(familyTimeZone));
      return inTransaction((scope) => importChosen(scope, read, body.items));
    }),
  ];
}
