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
 * A private socket for commands on the same machine, needed because only one process can open the embedded database. A
 * request is one line of JSON. The reply is another line of JSON, followed by as many bytes as that line states.
 */
interface Request {
  name: string;
  argument: string;
}
type ReplyHead = { bytes: number } | { error: string };

/** Handlers for requests other than a backup, by request name. */
export type ControlRequests = Record<string, (argument: string) => Promise<string>>;

/** Operating systems limit the length of socket paths to about 100 bytes. */
const maxAddressBytes = 100;

/** The absolute path, or the relative one if that's too long. If both are, backups need Mothership to be stopped. */
function addressOf(dataDir: string): string | undefined {
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\mothership-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const path = join(dataDir, 'control.sock');
  return [path, relative(process.cwd(), path)].find((one) => Buffer.byteLength(one) <= maxAddressBytes);
}

/** Opens the socket, but only with the embedded database. With Postgres, commands connect to the database directly. */
export async function openControlSocket(
  database: Database,
  dataDir: string,
  requests: ControlRequests = {},
): Promise<{ close(): Promise<void> }> {
  const address = addressOf(dataDir);
  if (!isEmbedded(database) || !address) return { close: async () => {} };

  const replyTo = async (line: string): Promise<Bytes> => {
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
        const answer = await replyTo(line.toString());
        sendReply(socket, { bytes: answer.length }, answer);
      } catch (error) {
        sendReply(socket, { error: error instanceof Error ? error.message : String(error) });
      }
    });
  });
  // This process holds the lock of the data folder, so an existing socket was left by a crash.
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

function sendReply(socket: Socket, head: ReplyHead, bytes?: Bytes) {
  socket.write(`${JSON.stringify(head)}\n`);
  socket.end(bytes ?? '');
}

/** Returns the running process's database as a tar file, or undefined if no process is running. */
export const askForDump = (dataDir: string) => sendRequest(dataDir, { name: 'backup', argument: '' });

/** Sends a request to the running process. Returns the reply, or undefined if no process is running. */
export async function askRunningProcess(dataDir: string, name: string, argument: string): Promise<string | undefined> {
  const answer = await sendRequest(dataDir, { name, argument });
  return answer && new TextDecoder().decode(answer);
}

async function sendRequest(dataDir: string, request: Request): Promise<Bytes | undefined> {
  const address = addressOf(dataDir);
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
  const head = JSON.parse(answer.toString('utf8', 0, endOfHead)) as ReplyHead;
  if ('error' in head) throw new EmbeddedDatabaseError(head.error);
  const bytes = new Uint8Array(answer.subarray(endOfHead + 1));
  if (bytes.length !== head.bytes)
    throw new EmbeddedDatabaseError('The running process ended before the answer was complete.');
  return bytes;
}
