import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { addChild, type RunningServer } from './storm-server.ts';

/** Users who write without pause to the running servers; the first one also listens for live changes. */

const pauseAfterRefusalMs = 50;

export function startTraffic(aliveServers: () => RunningServer[], cookies: string[]) {
  const stopping = new AbortController();
  const acknowledged: string[] = [];
  const faults: string[] = [];
  let servedCookies = new Set<string>();
  let refused = 0;
  const waiters = new Set<{ isTrue: () => boolean; resolve: () => void }>();

  /** Resolves the waiters whose condition now holds. Called after every event. */
  const checkWaiters = () => {
    for (const waiter of waiters)
      if (waiter.isTrue()) {
        waiters.delete(waiter);
        waiter.resolve();
      }
  };
  /** Resolves when a condition on this traffic's state holds. */
  const until = (isTrue: () => boolean) =>
    new Promise<void>((resolve) => {
      waiters.add({ isTrue, resolve });
      checkWaiters();
    });

  /** Resolves when every user has been served again. A lock left by a dead process would block only one family. */
  const untilAllServed = () => {
    servedCookies = new Set();
    return until(() => servedCookies.size === cookies.length);
  };

  async function write(cookie: string, index: number) {
    while (!stopping.signal.aborted) {
      const servers = aliveServers();
      const server = servers[index % servers.length];
      if (server) await writeTo(server, cookie);
      else await wait(pauseAfterRefusalMs);
      checkWaiters();
    }
  }

  async function writeTo(server: RunningServer, cookie: string) {
    try {
      const { id, status, retryAfter, body } = await addChild(server, cookie);
      if (id) {
        acknowledged.push(id);
        servedCookies.add(cookie);
        return;
      }
      if (status === 503 && retryAfter) refused += 1;
      else faults.push(`${status} ${body}`);
    } catch (error) {
      // Requests left unanswered by a dead process are not faults. Crashes are counted elsewhere.
      if (await isAnswering(server)) faults.push(String(error));
    }
    await wait(pauseAfterRefusalMs);
  }

  let changes = 0;
  /** How often a browser would have had to refetch everything. */
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
    // A reopened stream counts as a gap, because the browser then refetches everything.
    gaps += 1;
    checkWaiters();
    for await (const line of createInterface(Readable.fromWeb(body as ReadableStream))) {
      if (line === 'event: change') changes += 1;
      if (line === 'event: resync') gaps += 1;
      checkWaiters();
    }
  }

  const running = [...cookies.map(write), listen(cookies[0] ?? '')];
  return {
    until,
    untilAllServed,
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
