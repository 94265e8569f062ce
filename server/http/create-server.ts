import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { answerErrors } from './answer-errors.ts';
import { answerClientError } from './client-errors.ts';
import { refuseWhileClosing } from './closing.ts';
import { compressLongAnswers } from './compress.ts';
import { decodableUrl } from './decodable-url.ts';
import { refuseOtherHosts } from './own-host.ts';
import { refuseOtherSites } from './same-site.ts';
import { securityHeaders } from './security-headers.ts';

const megabyte = 1024 * 1024;

export type LogLevel = 'silent' | 'warn' | 'info';

/** Creates an HTTP server with all protections enabled and no routes. */
export async function createServer(
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
  logLevel: LogLevel,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: megabyte,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: true,
    // Undecodable URLs are rewritten, because Fastify would answer them with its own JSON and without our headers.
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    // No URL is longer: 16 kB is Node's limit for the request line and headers together.
    routerOptions: { maxParamLength: 16 * 1024 },
    clientErrorHandler: answerClientError,
    return503OnClosing: false,
  });
  await app.register(cookie);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Requests with an empty body may still have a JSON content type.
    if (body === '') done(null, undefined);
    else app.getDefaultJsonParser('error', 'error')(request, body as string, done);
  });
  app.removeContentTypeParser('text/plain');
  securityHeaders(app, config.publicUrl);
  refuseWhileClosing(app);
  refuseOtherHosts(app, config.publicUrl);
  refuseOtherSites(app, config.publicUrl);
  answerErrors(app);
  compressLongAnswers(app);
  // Logs the route pattern and not the URL, which may contain a secret or a name.
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    });
  });
  return app;
}
