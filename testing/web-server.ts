import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { newSession, proveIdentity } from './sign-in.ts';
import { openTestDatabase } from './test-database.ts';

/** Server process shared by all screen tests; each test signs up its own families. */

const database = await openTestDatabase();
const app = await createApp({ config: readConfig({}), database, logLevel: 'silent' });
app.post('/testing/sign-up', ({ body }) => newSession(database, body as object));
app.post('/testing/prove', async ({ body }) => {
  await proveIdentity(database, body as { userId: string });
  return {};
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ url });
process.once('disconnect', () => process.exit());
