import { migrate } from '#server/database/migrate.ts';
import { newSession } from '#testing/sign-in.ts';
import type { Storm } from './crash-storm.ts';
import { addChild, damageToChildren, onDatabase, type Place, startServer } from './storm-server.ts';

/** A storm through the front door: the real server, killed while a mother adds one child after the other. */
export async function serverStorm(place: Place): Promise<Omit<Storm, 'rounds'>> {
  const cookie = await onDatabase(place, async (database) => {
    await migrate(database);
    return (await newSession(database)).cookie;
  });
  return {
    async startWriter(acknowledged) {
      const server = await startServer(place);
      const write = async () => {
        for (;;) {
          const { id } = await addChild(server, cookie);
          if (id) acknowledged(id);
        }
      };
      // Each ends with the connection that the kill cuts.
      const writers = Promise.allSettled([write(), write(), write(), write()]);
      return { ended: Promise.all([server.gone, writers]).then(() => {}), kill: server.kill };
    },
    inspect: (acknowledged) => onDatabase(place, (database) => damageToChildren(database, acknowledged)),
  };
}
