import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { addChild, type RunningServer } from './storm-server.ts';

/** Mothers who write without pause to one of the servers that are alive, and one of them who listens for live changes. */

const pauseAfterRefusalMs = 50;

export function startTraffic(aliveServers: () => RunningServer[], cookies: string[]) {
  const stopping = new AbortController();
  const acknowledged: string[] = [];
  const faults: string[] = [];
  let servedNow = new Set<string>();
  let refused = 0;
  const waiting = new Set<{ isTrue: () => boolean; resolve: () => void }>();

  /** Something happened: whoever waits for that goes on. */
  const happened = () => {
    for (const one of waiting)
      if (one.isTrue()) {
        waiting.delete(one);
        one.resolve();
      }
  };
  /** Resolves when a condition holds that depends on what happens here. */
  const until = (isTrue: () => boolean) =>
    new Promise<void>((resolve) => {
      waiting.add({ isTrue, resolve });
      happened();
    });

  /** Resolves when each of them has been served from now on: what a dead process left locked would hold up one family only. */
  const untilAllAreServed = () => {
    servedNow = new Set();
    return until(() => servedNow.size === cookies.length);
  };

  async function write(cookie: string, place: number) {
    while (!stopping.signal.aborted) {
      const servers = aliveServers();
      const server = servers[place % servers.length];
      if (server) await writeTo(server, cookie);
      else await wait(pauseAfterRefusalMs);
      happened();
    }
  }

  async function writeTo(server: RunningServer, cookie: string) {
    try {
      const { id, status, retryAfter, said } = await addChild(server, cookie);
      if (id) {
        acknowledged.push(id);
        servedNow.add(cookie);
        return;
      }
      if (status === 503 && retryAfter) refused += 1;
      else faults.push(`${status} ${said}`);
    } catch (error) {
      // What a dead process leaves unanswered was not acknowledged, and that it is dead counts elsewhere.
      if (await isAnswering(server)) faults.push(String(error));
    }
    await wait(pauseAfterRefusalMs);
  }

  let changes = 0;
  let gaps = 0;
  async function listen(cookie: string) {
    while (!stopping.signal.aborted) {
      const [server] = aliveServers();
      if (server) await listenTo(server, cookie).catch(() => {});
      await wait(pauseAfterRefusalMs);
    }
  }

  async function listenTo({ url }: RunningServer, cookie: string) {
    const { body, ok } = await fetch(`${url}/api/changes`, { headers: { cookie }, signal: stopping.signal });
    if (!ok || !body) return;
    // A browser whose stream broke and is there again fetches everything as well.
    gaps += 1;
    happened();
    for await (const line of createInterface(Readable.fromWeb(body as ReadableStream))) {
      if (line === 'event: change') changes += 1;
      if (line === 'event: resync') gaps += 1;
      happened();
    }
  }

  const running = [...cookies.map(write), listen(cookies[0] ?? '')];
  return {
    until,
    untilAllAreServed,
    acknowledged,
    faults,
    get refused() {
      return refused;
    },
    /** Writes that were not acknowledged. */
    get unanswered() {
      return refused + faults.length;
    },
    get changes() {
      return changes;
    },
    get gaps() {
      return gaps;
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(running);
    },
  };
}

const isAnswering = ({ url }: RunningServer) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
