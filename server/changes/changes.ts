import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beatSeconds } from '#core/live-beat.ts';
import type { Database } from '../database/database.ts';
import type { Person } from '../database/scope.ts';
import { changesChannel } from '../http/announce.ts';
import { notSignedIn, tooMany } from '../http/errors.ts';
import { openEventStream } from '../http/event-stream.ts';

interface Listener {
  person: Person;
  tell(event: string, data: object): void;
  /**
   * Goes on if she is still in the family. Otherwise the stream ends: without a word if she signed out or went elsewhere by
   * herself; if she was removed, her browser is first told to fetch everything, so that she learns of it at once.
   */
  check(goOn: () => void): Promise<void>;
}

interface Parts {
  database: Database;
  /** Who sends a request, looked at without changing anything: a stream must not use up the one answer that tells her she left. */
  whoListens: (request: FastifyRequest) => Promise<Person | undefined>;
}

const streamsPerPerson = 20;

/**
 * Live changes between a family's browsers: a write announces in its own transaction which resources it touched, and every
 * open browser of that family hears of it, whichever server process it is connected to.
 */
export function mountChanges(app: FastifyInstance, { database, whoListens }: Parts) {
  const listeners = new Set<Listener>();

  const announce = (payload: string) => {
    const { family, ...change } = JSON.parse(payload) as { family: string; resources: string[]; tab?: string };
    for (const listener of listeners) {
      if (listener.person.familyId !== family) continue;
      const tell = () => listener.tell('change', change);
      // Somebody may have left, and whoever does not belong any more hears nothing more.
      if (change.resources.includes('family')) void listener.check(tell);
      else tell();
    }
  };
  const resync = () => {
    for (const { tell } of listeners) tell('resync', {});
  };
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
    const check = async (goOn: () => void) => {
      const isStillIn = await whoListens(request).then(
        (now) => now?.familyId === person.familyId,
        () => {
          // She was removed: whatever she asks for next is refused and says so.
          stream.send('resync', {});
          return false;
        },
      );
      if (isStillIn) goOn();
      else stream.end();
    };
    const listener = { person, tell: stream.send, check };
    listeners.add(listener);
    // The first beat tells the browser that from here on it misses nothing.
    stream.beat();
    const timer = setInterval(() => check(stream.beat), beatSeconds * 1000);
    stream.onClose(() => {
      clearInterval(timer);
      listeners.delete(listener);
    });
  });

  // Not awaited either: a database that never answered has nothing to stop, and its own close ends the waiting.
  app.addHook('onClose', async () => void listening.then((stop) => stop()).catch(() => {}));
}
