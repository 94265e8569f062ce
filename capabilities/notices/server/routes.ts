import { countAttempt, networkOfAddress } from '#server/http/attempts.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import { serve, serveWithoutSession, serveWithTransactions } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import { channelsApi } from '../channel-contract.ts';
import { noticesApi } from '../contract.ts';
import { leadsApi } from '../lead-contract.ts';
import { nextNoticeApi } from '../next-contract.ts';
import { settingsApi } from '../settings-contract.ts';
import { timedTasksApi } from '../task-contract.ts';
import { addDevice, addTest, channelsOf, forgetDevice, removeDevice } from './channel-store.ts';
import { databaseTime, nextNotices } from './check-store.ts';
import { allOwnLeads, changeLeads, leadsOf } from './lead-store.ts';
import { sendWaiting } from './send-store.ts';
import { changeSettings, settingsOf } from './settings-store.ts';
import { bellOf, confirmOpened, readAll, readOne, sentTo, unsubscribe } from './store.ts';
import { addTimedTask } from './task-store.ts';

const testLimit = { limit: 10, windowSeconds: 60 * 60 };

export function noticesRoutes(services: Services) {
  // Tokens can't be guessed; the limit only keeps attempts from overloading the database.
  const limitTokens = createRateLimit({ burst: 300, perSecond: 5 });

  return [
    serve(noticesApi.bell, ({ scope }) => bellOf(scope)),
    serve(nextNoticeApi.show, ({ scope }) => nextNotices(scope, Date.now())),
    serve(noticesApi.readAll, ({ scope }) => readAll(scope)),
    serve(noticesApi.sent, ({ scope }) => sentTo(scope)),
    serveWithoutSession(noticesApi.opened, ({ body, caller }) => {
      limitTokens(networkOfAddress(caller.address));
      return confirmOpened(services.database, body.secret);
    }),
    serveWithoutSession(noticesApi.unsubscribe, ({ params, caller }) => {
      limitTokens(networkOfAddress(caller.address));
      return unsubscribe(services.database, params.token);
    }),
    serve(settingsApi.show, ({ scope }) => settingsOf(scope)),
    serve(settingsApi.change, ({ scope, body }) => changeSettings(services)(scope, body)),
    serve(leadsApi.own, ({ scope }) => allOwnLeads(scope)),
    serve(leadsApi.of, ({ scope, query }) => leadsOf(scope, query)),
    serve(leadsApi.change, ({ scope, body }) => changeLeads(scope, body, body.leads)),
    serve(timedTasksApi.add, ({ scope, body }) => addTimedTask(scope, body)),
    serve(channelsApi.show, ({ scope }) => channelsOf(services)(scope)),
    serve(channelsApi.addDevice, ({ scope, body }) => addDevice(services)(scope, body)),
    serve(channelsApi.removeDevice, ({ scope, params }) => removeDevice(scope, params.id)),
    serve(channelsApi.forgetDevice, ({ scope, body }) => forgetDevice(scope, body.endpoint)),
    serveWithTransactions(channelsApi.test, async ({ person, body, inTransaction }) => {
      await countAttempt(services.database, 'reach test', person.userId, testLimit);
      const id = await inTransaction((scope) => addTest(services)(scope, body.channel, body.deviceId ?? null));
      await sendWaiting(services, await databaseTime(services.database), id);
    }),
    serve(noticesApi.read, ({ scope, params }) => readOne(scope, params.id)),
  ];
}
