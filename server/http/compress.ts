import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const gzipAsync = promisify(gzip);

/** Compressing shorter responses costs more than it saves. Static files are compressed by the build. */
const minCompressedLength = 64 * 1024;
/** Takes a fifth of the default level's time and gives a tenth more bytes. */
const compressionLevel = 3;

/** Compresses long responses: a family's recipes are megabytes of repetitive text. */
export function compressLongAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minCompressedLength) return payload;
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return await gzipAsync(payload, { level: compressionLevel });
  });
}
