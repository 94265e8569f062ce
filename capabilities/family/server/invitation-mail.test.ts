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

test('the letter goes to the one address, says who invites into which family, and carries the link', async () => {
  const ana = await signUp({ firstName: 'Ana', lastName: 'Lopez' });
  const email = newAddress();
  const { link, isMailed } = await invite(ana, email);
  expect(isMailed).toBe(true);
  const letter = await mailServer.letterTo(email);
  expect(letter).toMatchObject({
    envelope: { to: [email] },
    subject: 'Ana Lopez invites you to Mothership',
    html: false,
  });
  expect(letter.text).toContain('Ana Lopez invites you to the family "The Lopez family" on Mothership');
  expect(linkIn(letter)).toBe(link);
  expect(link).toMatch(/^http:\/\/mothership\.example\/invite\/[\w-]{43}$/);
});

test('a name that could be an advertisement stays out of it', async () => {
  const email = newAddress();
  await invite(await signUp({ firstName: 'Win at', lastName: 'https://evil.example' }), email);
  const { subject, text } = await mailServer.letterTo(email);
  expect(subject).toBe('Somebody invites you to Mothership');
  expect(text).not.toContain('evil');
});

test('where no letter can go, the link works all the same', async () => {
  const ana = await signUp();
  for (const email of [undefined, 'nobody@example.com']) {
    const { link, isMailed } = await invite(ana, email);
    expect(isMailed).toBe(false);
    expect(await works(link)).toBe(true);
  }
});

test('nobody can fill a mailbox through us: an address gets five letters a day, whoever sends them', async () => {
  const email = newAddress();
  for (let time = 0; time < 7; time++) {
    const { link, isMailed } = await invite(await signUp(), time % 2 ? email.toUpperCase() : email);
    expect(isMailed).toBe(time < 5);
    expect(await works(link)).toBe(true);
  }
});

test('nor many mailboxes: a family sends twenty letters a day', async () => {
  const ana = await signUp();
  const answers: boolean[] = [];
  for (let time = 0; time < 22; time++) answers.push((await invite(ana, newAddress())).isMailed);
  expect(answers).toEqual([...Array(20).fill(true), false, false]);
});
