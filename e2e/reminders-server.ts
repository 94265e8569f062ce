import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { tick } from '#capabilities/notices/server/tick-job.ts';
import { createApp, createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { newPushDevice } from '#testing/push-device.ts';
import { newSession } from '#testing/sign-in.ts';
import { openTestDatabase } from '#testing/test-database.ts';

/**
 * The built product with a mail server and a push service on loopback, whose clock a journey sets. The journey starts it as
 * a child process and asks it by messages; it ends with the journey.
 */
const pushes: { path: string; body: Buffer }[] = [];
const pushService = createServer(async (request, response) => {
  pushes.push({ path: request.url ?? '', body: await buffer(request) });
  response.writeHead(201).end();
}).listen(0, '127.0.0.1');
const mailServer = await startMailServer();
const database = await openTestDatabase();
const port = Number(process.env.PORT);
const config = readConfig({
  PORT: String(port),
  SMTP_URL: mailServer.url,
  PUSH_ORIGINS: `http://127.0.0.1:${(pushService.address() as AddressInfo).port}`,
});
const app = await createApp({
  config,
  database,
  logLevel: 'silent',
  webFolder: join(import.meta.dirname, '../out/web'),
});
const services = createServices(config, database);
await app.listen({ port, host: '127.0.0.1' });

const devices = new Map<string, ReturnType<typeof newPushDevice>>();

const answers: Record<string, (argument: string) => Promise<unknown>> = {
  /** A new person in a family of her own. */
  signUp: async (firstName) => newSession(database, { firstName }, config.publicUrl),
  verifyEmail: async (userId) => {
    await database.pool.query('update users set is_email_verified = true where id = $1', [userId]);
  },
  /** The subscription of a browser of that name. */
  newDevice: async (name) => {
    const device = newPushDevice(`${config.pushOrigins[0]}/${name}`);
    devices.set(name, device);
    return device.device;
  },
  /** What the push service got for that device, decrypted. */
  pushesTo: async (name) =>
    pushes.filter(({ path }) => path === `/${name}`).map(({ body }) => devices.get(name)?.decrypt(body)),
  subjectsTo: async (userId) => {
    const { rows } = await database.pool.query('select email from users where id = $1', [userId]);
    return mailServer
      .letters()
      .flatMap(({ envelope, subject }) => (envelope.to.includes(rows[0].email) ? [subject] : []));
  },
  /** Lets the product look for what is due as if it were this moment. */
  tick: async (moment) => {
    const fail = (error: unknown) => {
      throw error;
    };
    await tick(services, fail, Number(moment));
  },
};

process.on('message', async ({ id, ask, argument }: { id: number; ask: string; argument: string }) => {
  try {
    process.send?.({ id, answer: await answers[ask]?.(argument) });
  } catch (error) {
    process.send?.({ id, failure: String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
process.send?.({ id: 0 });
