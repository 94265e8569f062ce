import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compressed = promisify(gzip);

/** Below this, packing costs more than it spares; built files are packed when they are built. */
const worthIt = 64 * 1024;
/** A fifth of the time of the usual level, for a tenth more bytes. */
const level = 3;

/** Long answers travel packed: a family's recipes are megabytes of text that says much the same. */
export function compressLongAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthIt) return payload;
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return await compressed(payload, { level });
  });
}
