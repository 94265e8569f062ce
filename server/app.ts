import type { FastifyInstance } from 'fastify';
import { familiesOfSessions } from '#capabilities/account/server/listening-store.ts';
import { accountRoutes, mountSignIn } from '#capabilities/account/server/routes.ts';
import { findListener, findRequester, isSignedIn } from '#capabilities/account/server/store.ts';
import { adminRoutes } from '#capabilities/admin/server/routes.ts';
import { appointmentsRoutes } from '#capabilities/appointments/server/routes.ts';
import { birthdaysRoutes } from '#capabilities/birthdays/server/routes.ts';
import { calendarRoutes } from '#capabilities/calendar/server/routes.ts';
import { dashboardRoutes } from '#capabilities/dashboard/server/routes.ts';
import { cleanUpEveryHour } from '#capabilities/family/server/clean-up-job.ts';
import { createPersonActions } from '#capabilities/family/server/people-store.ts';
import { familyRoutes } from '#capabilities/family/server/routes.ts';
import { groceriesRoutes } from '#capabilities/groceries/server/routes.ts';
import { handoffsRoutes } from '#capabilities/handoffs/server/routes.ts';
import { householdRoutes } from '#capabilities/household/server/routes.ts';
import { mealPreferencesRoutes } from '#capabilities/meal-preferences/server/routes.ts';
import { mealsRoutes } from '#capabilities/meals/server/routes.ts';
import { noticesRoutes } from '#capabilities/notices/server/routes.ts';
import { tickUntilClosed } from '#capabilities/notices/server/tick-job.ts';
import { nudgesRoutes } from '#capabilities/nudges/server/routes.ts';
import { placesRoutes } from '#capabilities/places/server/routes.ts';
import { plannerRoutes } from '#capabilities/planner/server/routes.ts';
import { plansRoutes } from '#capabilities/plans/server/routes.ts';
import { preferencesRoutes } from '#capabilities/preferences/server/routes.ts';
import { profileRoutes } from '#capabilities/profile/server/routes.ts';
import { recipesRoutes } from '#capabilities/recipes/server/routes.ts';
import { sitterRoutes } from '#capabilities/sitter/server/routes.ts';
import { subscriptionsRoutes } from '#capabilities/subscriptions/server/routes.ts';
import { wandRoutes } from '#capabilities/wand/server/routes.ts';
import { wishlistsRoutes } from '#capabilities/wishlists/server/routes.ts';
import { mountChanges } from './changes/changes.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { withSendingOff } from './delivery/outcome.ts';
import { createPush } from './delivery/push.ts';
import { createWebhook } from './delivery/webhook.ts';
import { keepGuestLinksPrivate } from './guest-links.ts';
import { answerUnknownPaths, loggableError, type RequestError } from './http/answer-errors.ts';
import { createServer, type LogLevel } from './http/create-server.ts';
import { createPageFiller } from './http/fill-page.ts';
import { mountHealth } from './http/health.ts';
import { mountRoutes } from './http/mount.ts';
import { openApi } from './http/openapi.ts';
import { mountPages, readPages } from './http/pages.ts';
import { createRateLimit } from './http/rate-limit.ts';
import type { Services } from './http/services.ts';
import { loadFiles, mountFiles } from './http/static-files.ts';
import { addWorker } from './http/worker-file.ts';
import { createMail } from './mail/mail.ts';
import { createPushFetcher } from './outside/fetch-push.ts';
import { createUntrustedFetcher } from './outside/fetch-untrusted.ts';

const neverAborted = new AbortController().signal;

export function createServices(config: Config, database: Database, closing: AbortSignal = neverAborted): Services {
  const { publicUrl, places, isSending } = config;
  const fetcher = createPushFetcher({ extraOrigins: config.pushOrigins });
  const push = createPush({ database, publicUrl, supportEmail: places.supportEmail, fetcher });
  const webhook = createWebhook({ addresses: config.webhookAddresses });
  return {
    config,
    database,
    mail: createMail(config.mail),
    push: isSending ? push : withSendingOff(push),
    webhook: isSending ? webhook : withSendingOff(webhook),
    fetchUntrusted: createUntrustedFetcher({ allowOrigins: config.fetchAllowOrigins }),
    closing,
  };
}

const routesWithoutWand = (services: Services) => [
  ...accountRoutes(services),
  ...householdRoutes,
  ...preferencesRoutes,
  ...profileRoutes(services),
  ...familyRoutes(services),
  ...adminRoutes(services),
  ...recipesRoutes(services),
  ...appointmentsRoutes,
  ...birthdaysRoutes,
  ...wishlistsRoutes(services),
  ...placesRoutes,
  ...plannerRoutes,
  ...plansRoutes,
  ...calendarRoutes(services),
  ...dashboardRoutes,
  ...mealPreferencesRoutes,
  ...mealsRoutes,
  ...groceriesRoutes(services),
  ...subscriptionsRoutes,
  ...noticesRoutes(services),
  ...handoffsRoutes(services),
  ...sitterRoutes(services),
  ...nudgesRoutes,
];

/** Every endpoint of the product. */
export function createRoutes(services: Services) {
  const routes = routesWithoutWand(services);
  return [...routes, ...wandRoutes(services, routes)];
}

/** Limits how often a person may write: far above what a family needs and far below what a runaway script sends. */
const writeRateLimit = { burst: 3000, perSecond: 50 };

/** Pages and calls whose address contains a guest's token. */
const guestPathPrefixes = ['/for/', '/api/for/', '/sheet/', '/api/sitter-sheet/'];

interface App {
  config: Config;
  database: Database;
  logLevel: LogLevel;
  /** Folder of the web build; API tests leave it out. */
  webFolder?: string;
  isMigrated?: () => boolean;
  /** Whether this process looks for what is due. Tests do it themselves, with their own clock. */
  ticks?: boolean;
}

/** Builds the server with all routes and pages, without listening yet. */
export async function createApp({
  config,
  database,
  logLevel,
  webFolder,
  isMigrated = () => true,
  ticks = false,
}: App) {
  const { publicUrl } = config;
  const app: FastifyInstance = await createServer(config, logLevel);
  keepGuestLinksPrivate(app, guestPathPrefixes);
  mountHealth(app, { database, isMigrated });

  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  const services = createServices(config, database, closing.signal);
  const routes = createRoutes(services);
  const stylesheet = webFolder ? readPages(webFolder).stylesheet : '';
  await mountSignIn(app, { ...services, stylesheet, people: createPersonActions(database, publicUrl) });
  const logFailure = (error: unknown) => app.log.warn({ failure: loggableError(error as RequestError) });
  cleanUpEveryHour(database, closing.signal, logFailure);
  if (ticks) tickUntilClosed(services, isMigrated, logFailure);
  mountRoutes(app, routes, {
    database,
    authenticate: findRequester(database, publicUrl),
    writeLimit: createRateLimit(writeRateLimit),
  });
  mountChanges(app, {
    database,
    whoListens: findListener(database, publicUrl),
    familiesOfSessions: familiesOfSessions(database),
  });

  const description = openApi(routes, publicUrl);
  app.get('/api/openapi.json', async () => description);

  if (webFolder) {
    const files = loadFiles(webFolder);
    const version = addWorker(files, createPageFiller(webFolder, config)(readPages(webFolder).shell), config);
    mountFiles(app, files);
    mountPages(app, { folder: webFolder, config, version, isSignedIn: isSignedIn(database, publicUrl) });
  } else answerUnknownPaths(app);
  return app;
}
