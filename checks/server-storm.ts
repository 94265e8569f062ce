import { randomUUID } from 'node:crypto';
import { migrate } from '#server/database/migrate.ts';
import { newSession } from '#testing/sign-in.ts';
import type { Storm } from './crash-storm.ts';
import { addChild, type DatabaseLocation, findDamageToChildren, startServer, withDatabase } from './storm-server.ts';

/**
 * A crash storm over HTTP: kills the real server while a user adds children without pause. Requests without an answer
 * are sent again to the next server.
 */
export async function serverStorm(location: DatabaseLocation): Promise<Omit<Storm, 'rounds'>> {
  const cookie = await withDatabase(location, async (database) => {
    await migrate(database);
    return (await newSession(database)).cookie;
  });
  const unanswered: string[] = [];
  return {
    async startWriter(onAcknowledged) {
      const server = await startServer(location);
      const write = async () => {
        for (;;) {
          const intent = unanswered.pop() ?? randomUUID();
          try {
            const { id } = await addChild(server, cookie, intent);
            if (id) onAcknowledged(id);
          } catch (cutOff) {
            unanswered.push(intent);
            throw cutOff;
          }
        }
      };
      // Each loop ends when the kill cuts its connection.
      const writers = Promise.allSettled([write(), write(), write(), write()]);
      return { ended: Promise.all([server.exited, writers]).then(() => {}), kill: server.kill };
    },
    inspect: (acknowledged) => withDatabase(location, (database) => findDamageToChildren(database, acknowledged)),
  };
}
