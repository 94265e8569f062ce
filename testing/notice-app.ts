import { afterAll, afterEach } from 'vitest';
import { tick } from '#capabilities/notices/server/tick-job.ts';
import { createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { joinFamily } from './join-family.ts';
import { localSite } from './local-site.ts';
import { type ReceivedLetter, startMailServer } from './mail-server.ts';
import { newPushDevice } from './push-device.ts';
import { localPushService } from './push-service.ts';
import { isolatedApp } from './test-app.ts';

const minute = 60_000;

function fail(error: unknown): never {
  throw error;
}

/** The server with a mail server, a push service and a webhook on loopback. Tests set the time. */
export async function noticeApp() {
  let mailRefusal: number | undefined;
  const refuseMail = () => mailRefusal && Object.assign(new Error('Not now'), { responseCode: mailRefusal });
  const mailServer = await startMailServer({ onMailFrom: (_address, _session, done) => done(refuseMail() || null) });
  afterAll(() => mailServer.close());
  const service = await localPushService();
  const home = await localSite((response) => response.writeHead(204).end());
  const webhookAddress = `http://127.0.0.1:${home.port}/hooks/`;
  const environment = { SMTP_URL: mailServer.url, PUSH_ORIGINS: service.origin, WEBHOOK_ADDRESSES: webhookAddress };
  const { signUp, database, visitor, app } = await isolatedApp(environment);
  const services = createServices(readConfig(environment), database);
  type Person = Awaited<ReturnType<typeof signUp>>;
  // Otherwise each test would also check the families of earlier tests.
  afterEach(async () => {
    await database.pool.query("update family_due_checks set check_at = 'infinity'");
    await database.pool.query("delete from notices where state in ('waiting', 'sending')");
  });

  const verify = (person: Pick<Person, 'userId'>) =>
    database.pool.query('update users set is_email_verified = true where id = $1', [person.userId]);

  /** A person with a verified address who is reminded only of appointments, 2 hours before, at any hour. */
  async function signUpSimply(names?: Parameters<typeof signUp>[0]) {
    const person = await signUp(names);
    await verify(person);
    const briefs = { morningAt: null, weekAt: null };
    const settings = { quietFrom: null, quietUntil: null, ...briefs, leads: { appointment: ['120m'] } };
    await person.patch('/api/notices/settings', settings);
    return person;
  }

  /** An adult of the owner's household who signs in. */
  async function addAdult(owner: Person, person: Person, name: string): Promise<string> {
    const { json } = await owner.post('/api/household-members', { memberType: 'adult', name, relationship: 'partner' });
    await database.pool.query('update household_members set linked_user_id = $1 where id = $2', [
      person.userId,
      json.id,
    ]);
    return json.id;
  }

  const emailOf = async ({ userId }: Pick<Person, 'userId'>): Promise<string> =>
    (await database.pool.query('select email from users where id = $1', [userId])).rows[0].email;
  const lettersAt = (email: string) => mailServer.letters().filter(({ envelope }) => envelope.to.includes(email));

  return {
    app,
    database,
    services,
    visitor,
    signUp,
    signUpSimply,
    verify,
    addAdult,
    service,
    home,
    webhookAddress,
    tick: (at: number) => tick(services, fail, at),
    /** Ana, and David in her family; both are adults of the household. */
    async twoParents() {
      const [ana, david] = [await signUpSimply({ firstName: 'Ana' }), await signUpSimply({ firstName: 'David' })];
      await joinFamily(david, ana);
      const adults = { ana: await addAdult(ana, ana, 'Ana'), david: await addAdult(ana, david, 'David') };
      return { ana, david, adults };
    },
    /** Registers a browser for push messages. `read` decrypts what it got. */
    async addDevice(person: Person, path = `/send/${person.userId}`) {
      const { device, decrypt } = newPushDevice(`${service.origin}${path}`);
      const { json } = await person.post('/api/notices/devices', { ...device, name: 'Chrome on Android' });
      const read = () =>
        service.received.filter((push) => push.path === path).map(({ body }) => JSON.parse(decrypt(body)));
      return {
        id: json.id as string,
        device,
        read,
        requests: () => service.received.filter((one) => one.path === path),
      };
    },
    emailOf,
    lettersTo: async (person: Pick<Person, 'userId'>): Promise<ReceivedLetter[]> => lettersAt(await emailOf(person)),
    lettersAt,
    /** Makes the mail server refuse all mail with this code, until it is called without one. */
    refuseMail: (code?: number) => {
      mailRefusal = code;
    },
    /** The person's ledger, oldest first. */
    ledgerOf: async ({ userId }: Pick<Person, 'userId'>) =>
      (await database.pool.query('select * from notices where user_id = $1 order by due_at, channel', [userId])).rows,
  };
}

/** An appointment in a bit more than two hours (in UTC), and the moment of its '120m' reminder. */
export function soon(minutesUntilDue = 5) {
  const start = Math.ceil((Date.now() + (120 + minutesUntilDue) * minute) / minute) * minute;
  const text = new Date(start).toISOString();
  const dentist = { title: 'Dentist', type: 'Dental', date: text.slice(0, 10), time: text.slice(11, 16) };
  return { dentist, start, due: start - 120 * minute };
}
