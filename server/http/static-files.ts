import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface StaticFile {
  type: string;
  etag: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

/** Reads the built files into memory: there are few, and they don't change while the server runs. */
export function loadFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = contentTypes[extname(entry.name)];
    if (!entry.isFile() || !type || extname(entry.name) === '.html') continue;
    const path = join(entry.parentPath, entry.name);
    const compressed = (suffix: string) => (existsSync(path + suffix) ? readFileSync(path + suffix) : undefined);
    const identity = readFileSync(path);
    const [br, gzip] = [compressed('.br'), compressed('.gz')];
    files.set(path.slice(folder.length).replaceAll('\\', '/'), {
      type,
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return files;
}

export function mountFiles(app: FastifyInstance, files: Map<string, StaticFile>) {
  for (const [path, file] of files) app.get(path, (request, reply) => sendFile(request, reply, path, file));
}

function sendFile(request: FastifyRequest, reply: FastifyReply, path: string, { type, etag, bodies }: StaticFile) {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding =
    bodies.br && /\bbr\b/.test(accepted) ? 'br' : bodies.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  // File names under /assets/ contain a content hash, so they can be cached forever.
  reply
    .type(type)
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}
