import type { FastifyInstance, FastifyRequest } from 'fastify';
import { heartbeatSeconds } from '#core/live-heartbeat.ts';
import type { Database } from '../database/database.ts';
import type { Person } from '../database/scope.ts';
import { changesChannel } from '../http/announce.ts';
import { notSignedIn, tooMany } from '../http/errors.ts';
import { type EventStream, openEventStream } from '../http/event-stream.ts';
import { recentChanges } from './recent-changes.ts';

interface BrowserListener {
  person: Person;
  stream: EventStream;
}

interface ChangesOptions {
  database: Database;
  /** Finds the signed-in person without side effects: the one-time 403 for a removed member is for other requests. */
  whoListens: (request: FastifyRequest) => Promise<Person | undefined>;
  /** Family id by session id; null if the person was removed from the family, and no entry for an ended session. */
  familiesOfSessions: (sids: string[]) => Promise<Map<string, string | null>>;
}

const maxStreamsPerPerson = 20;

/**
 * Live changes between a family's browsers. A write announces the resources it changed in its own transaction, and
 * every open browser of the family gets the announcement, no matter which server process it is connected to.
 */
export function mountChanges(app: FastifyInstance, { database, whoListens, familiesOfSessions }: ChangesOptions) {
  const listeners = new Set<BrowserListener>();
  const recent = recentChanges();

  const announce = (payload: string) => {
    const { family, ...change } = recent.add(payload);
    const affected = [...listeners].filter(({ person }) => person.familyId === family);
    const sendChange = ({ stream }: BrowserListener) => stream.send('change', change);
    // Memberships may have changed, and people who left must not get the announcement.
    if (change.resources.includes('family')) void checkListeners(affected, sendChange);
    else affected.forEach(sendChange);
  };
  const resync = () => {
    recent.noteGap();
    void checkListeners([...listeners], ({ stream }) => stream.send('resync', {}));
  };

  /**
   * Calls `onMember` for the listeners who are still in their family, with one query for all: a thousand queries at once
   * would hold up all writes. Ends the other streams. A person who was removed gets a resync first, so that the browser
   * refetches and shows it at once; one who signed out or switched families doesn't.
   */
  const checkListeners = async (toCheck: BrowserListener[], onMember: (listener: BrowserListener) => void) => {
    if (toCheck.length === 0) return;
    // While the database is unreachable, all listeners stay connected.
    const families = await familiesOfSessions(toCheck.map(({ person }) => person.sid ?? '')).catch(() => undefined);
    for (const listener of toCheck) {
      // The stream may have ended meanwhile.
      if (!listeners.has(listener)) continue;
      const { person, stream } = listener;
      const family = families ? families.get(person.sid ?? '') : person.familyId;
      if (family === person.familyId) onMember(listener);
      else {
        if (family === null) stream.send('resync', {});
        listeners.delete(listener);
        stream.end();
      }
    }
  };
  const timer = setInterval(
    () => void checkListeners([...listeners], ({ stream }) => stream.sendHeartbeat()),
    heartbeatSeconds * 1000,
  );
  // Not awaited, so that the server can start while the database is down.
  const listening = database.listen(changesChannel, announce, resync);
  // Browsers that connected before this succeeded may have missed changes.
  listening.then(resync, (error: unknown) => app.log.error({ failure: String(error) }));

  app.get('/api/changes', async (request, reply) => {
    const person = await whoListens(request);
    if (!person) throw notSignedIn();
    const open = [...listeners].filter((listener) => listener.person.userId === person.userId).length;
    if (open >= maxStreamsPerPerson) throw tooMany('Too many open windows at once', heartbeatSeconds);

    const stream = openEventStream(request, reply);
    const listener = { person, stream };
    listeners.add(listener);
    // From now on the browser gets every change. The first heartbeat has those between its first read and now.
    stream.send('beat', recent.forFamily(person.familyId));
    stream.onClose(() => listeners.delete(listener));
  });
  app.addHook('onClose', async () => clearInterval(timer));

  // Not awaited either: if the database never responded there's nothing to stop, and closing it ends the wait.
  app.addHook('onClose', async () => void listening.then((stop) => stop()).catch(() => {}));
}
