import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { linkIn, startMailServer } from '#testing/mail-server.ts';
import { type Client, testApp } from '#testing/test-app.ts';

const mailServer = await startMailServer({
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('nobody') ? new Error('No such mailbox') : undefined),
});
afterAll(() => mailServer.close());
const { signUp, visitor } = await testApp({ SMTP_URL: mailServer.url, PUBLIC_URL: 'http://mothership.example' });

const newAddress = () => `${randomUUID()}@example.com`;
const invite = async (owner: Client, email?: string) =>
  (await owner.post('/api/family/invitations', { email })).json as { link: string; isMailed: boolean };
const works = async (link: string) => (await visitor.get(`/api/invitations/${link.split('/').at(-1)}`)).status === 200;

test('the email goes to the invited address, names the inviter and the family, and contains the link', async () => {
  const ana = await signUp({ firstName: 'Ana', lastName: 'Lopez' });
  const email = newAddress();
  const { link, isMailed } = await invite(ana, email);
  expect(isMailed).toBe(true);
  const letter = await mailServer.letterTo(email);
  expect(letter).toMatchObject({
    envelope: { to: [email] },
    subject: 'Ana Lopez invited you to Mothership',
    html: false,
  });
  expect(letter.text).toContain('Ana Lopez invited you to join the family "The Lopez family" on Mothership');
  expect(linkIn(letter)).toBe(link);
  expect(link).toMatch(/^http:\/\/mothership\.example\/invite\/[\w-]{43}$/);
});

test('a name that contains a web address is left out of the email', async () => {
  const email = newAddress();
  await invite(await signUp({ firstName: 'Win at', lastName: 'https://evil.example' }), email);
  const { subject, text } = await mailServer.letterTo(email);
  expect(subject).toBe('Someone invited you to Mothership');
  expect(text).not.toContain('evil');
});

test('the link works even if no email can be sent', async () => {
  const ana = await signUp();
  for (const email of [undefined, 'nobody@example.com']) {
    const { link, isMailed } = await invite(ana, email);
    expect(isMailed).toBe(false);
    expect(await works(link)).toBe(true);
  }
});

test('an address gets at most five emails a day, no matter who sends them', async () => {
  const email = newAddress();
  for (let time = 0; time < 7; time++) {
    const { link, isMailed } = await invite(await signUp(), time % 2 ? email.toUpperCase() : email);
    expect(isMailed).toBe(time < 5);
    expect(await works(link)).toBe(true);
  }
});

test('a family sends at most twenty emails a day', async () => {
  const ana = await signUp();
  const mailed: boolean[] = [];
  for (let time = 0; time < 22; time++) mailed.push((await invite(ana, newAddress())).isMailed);
  expect(mailed).toEqual([...Array(20).fill(true), false, false]);
});
