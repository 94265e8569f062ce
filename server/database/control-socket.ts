import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Database } from './database.ts';
import { EmbeddedDatabaseError } from './embedded/engine.ts';
import type { Bytes } from './embedded/messages.ts';
import { isEmbedded } from './embedded/open-embedded.ts';

/**
 * A private door for commands on the same machine, because the embedded database belongs to one process alone.
 * A request is one line of JSON. The answer is another one, and after it as many bytes as that line says.
 */
interface Request {
  name: string;
  argument: string;
}
type AnswerHead = { bytes: number } | { error: string };

/** What the running process does for a command beside a backup, by the request's name. */
export type ControlRequests = Record<string, (argument: string) => Promise<string>>;

/** Operating systems take no longer paths for a socket. */
const longestAddress = 100;

/** A path from here is often shorter. Where that is too long as well, a backup needs Mothership to be stopped. */
function addressIn(dataDir: string): string | undefined {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\mothership-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const path = join(dataDir, 'control.sock');
  return [path, relative(process.cwd(), path)].find((one) => Buffer.byteLength(one) <= longestAddress);
}

/** Postgres can be reached by every command itself, so there is a socket for the embedded database only. */
export async function openControlSocket(
  database: Database,
  dataDir: string,
  requests: ControlRequests = {},
): Promise<{ close(): Promise<void> }> {
  const address = addressIn(dataDir);
  if (!isEmbedded(database) || !address) return { close: async () => {} };

  const answerTo = async (line: string): Promise<Bytes> => {
    const { name, argument } = JSON.parse(line) as Request;
    if (name === 'backup') return database.dump();
    const answer = Object.hasOwn(requests, name) ? requests[name] : undefined;
    if (!answer) throw new Error('This is not a request that is known.');
    return new TextEncoder().encode(await answer(argument));
  };

  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('data', async (line) => {
      try {
        const answer = await answerTo(line.toString());
        send(socket, { bytes: answer.length }, answer);
      } catch (error) {
        send(socket, { error: error instanceof Error ? error.message : String(error) });
      }
    });
  });
  // Whoever holds the data folder's lock is alone in it: a socket that is there was left by a crash.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  server.listen(address);
  await once(server, 'listening');
  if (process.platform !== 'win32') chmodSync(address, 0o600);
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

function send(socket: Socket, head: AnswerHead, bytes?: Bytes) {
  socket.write(`${JSON.stringify(head)}\n`);
  socket.end(bytes ?? '');
}

/** The running process's database as a tar file, or undefined if no process is running. */
export const askForDump = (dataDir: string) => ask(dataDir, { name: 'backup', argument: '' });

/** What the running process answers to one of its requests, or undefined if no process is running. */
export async function askRunning(dataDir: string, name: string, argument: string): Promise<string | undefined> {
  const answer = await ask(dataDir, { name, argument });
  return answer && new TextDecoder().decode(answer);
}

async function ask(dataDir: string, request: Request): Promise<Bytes | undefined> {
  const address = addressIn(dataDir);
  if (!address) return undefined;
  const socket = createConnection(address);
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.write(`${JSON.stringify(request)}\n`);
  const answer = await buffer(socket);
  const endOfHead = answer.indexOf('\n');
  if (endOfHead === -1) throw new EmbeddedDatabaseError('The running process ended before it answered.');
  const head = JSON.parse(answer.toString('utf8', 0, endOfHead)) as AnswerHead;
  if ('error' in head) throw new EmbeddedDatabaseError(head.error);
  const bytes = new Uint8Array(answer.subarray(endOfHead + 1));
  if (bytes.length !== head.bytes)
    throw new EmbeddedDatabaseError('The running process ended before the answer was complete.');
  return bytes;
}
