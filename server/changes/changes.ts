import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beatSeconds } from '#core/live-beat.ts';
import type { Database } from '../database/database.ts';
import type { Person } from '../database/scope.ts';
import { changesChannel } from '../http/announce.ts';
import { notSignedIn, tooMany } from '../http/errors.ts';
import { type EventStream, openEventStream } from '../http/event-stream.ts';
import { recentChanges } from './recent-changes.ts';

interface Listener {
  person: Person;
  stream: EventStream;
}

interface Parts {
  database: Database;
  /** Who sends a request, looked at without changing anything: a stream must not use up the one answer that tells her she left. */
  whoListens: (request: FastifyRequest) => Promise<Person | undefined>;
  /** The family in which each of these sessions is; null for somebody who was removed, and nothing for an ended session. */
  familiesOfSessions: (sids: string[]) => Promise<Map<string, string | null>>;
}

const streamsPerPerson = 20;

/**
 * Live changes between a family's browsers: a write announces in its own transaction which resources it touched, and every
 * open browser of that family hears of it, whichever server process it is connected to.
 */
export function mountChanges(app: FastifyInstance, { database, whoListens, familiesOfSessions }: Parts) {
  const listeners = new Set<Listener>();
  const recent = recentChanges();

  const announce = (payload: string) => {
    const { family, ...change } = recent.note(payload);
    const concerned = [...listeners].filter(({ person }) => person.familyId === family);
    const tell = ({ stream }: Listener) => stream.send('change', change);
    // Somebody may have left, and whoever does not belong any more hears nothing more.
    if (change.resources.includes('family')) void check(concerned, tell);
    else concerned.forEach(tell);
  };
  const resync = () => {
    recent.noteGap();
    void check([...listeners], ({ stream }) => stream.send('resync', {}));
  };

  /**
   * Goes on with those who are still in the family: one question for all of them, because a thousand at once would hold up
   * everybody's writes. The stream of the others ends: without a word if she signed out or went elsewhere by herself; if she
   * was removed, her browser is first told to fetch everything, so that she learns of it at once.
   */
  const check = async (some: Listener[], goOn: (listener: Listener) => void) => {
    if (some.length === 0) return;
    // While the database is away nobody leaves, and the streams wait for it with us.
    const families = await familiesOfSessions(some.map(({ person }) => person.sid ?? '')).catch(() => undefined);
    for (const listener of some) {
      // Her stream may have ended meanwhile, and must not be written to any more.
      if (!listeners.has(listener)) continue;
      const { person, stream } = listener;
      const family = families ? families.get(person.sid ?? '') : person.familyId;
      if (family === person.familyId) goOn(listener);
      else {
        if (family === null) stream.send('resync', {});
        listeners.delete(listener);
        stream.end();
      }
    }
  };
  const timer = setInterval(() => void check([...listeners], ({ stream }) => stream.beat()), beatSeconds * 1000);
  // Not awaited: a database that is down at start must not keep the server from starting.
  const listening = database.listen(changesChannel, announce, resync);
  // Whoever came before the first listening may have missed something, as after every gap.
  listening.then(resync, (error: unknown) => app.log.error({ failure: String(error) }));

  app.get('/api/changes', async (request, reply) => {
    const person = await whoListens(request);
    if (!person) throw notSignedIn();
    const open = [...listeners].filter((listener) => listener.person.userId === person.userId).length;
    if (open >= streamsPerPerson) throw tooMany('Too many open windows at once', beatSeconds);

    const stream = openEventStream(request, reply);
    const listener = { person, stream };
    listeners.add(listener);
    // From here on the browser misses nothing, and learns what it may have missed between its first read and this.
    stream.send('beat', recent.of(person.familyId));
    stream.onClose(() => listeners.delete(listener));
  });
  app.addHook('onClose', async () => clearInterval(timer));

  // Not awaited either: a database that never answered has nothing to stop, and its own close ends the waiting.
  app.addHook('onClose', async () => void listening.then((stop) => stop()).catch(() => {}));
}
