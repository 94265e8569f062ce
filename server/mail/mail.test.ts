import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '#testing/mail-server.ts';
import { createMail, MailFailure, type MailMessage, mailOutcome, requiresTls } from './mail.ts';

const server = await startMailServer();
afterAll(server.close);
const from = 'Mothership <family@example.com>';
const mail = createMail({ smtpUrl: server.url, from });

let count = 0;
/** Sends a message to a new address and returns what arrives. */
async function sendAndReceive(message: Partial<MailMessage>, by = mail) {
  const to = `ana${++count}@example.com`;
  await by.send({ to, subject: 'Hello', text: 'Hello', ...message });
  return server.letterTo(message.to ?? to);
}

describe('a message', () => {
  test('is sent as plain text from the configured address to its one recipient', async () => {
    const message = await sendAndReceive({ to: 'ben@example.com', subject: 'Hello', text: 'Good morning,\n\nBen.' });
    expect(message).toMatchObject({
      envelope: { from: 'family@example.com', to: ['ben@example.com'] },
      subject: 'Hello',
      text: expect.stringMatching(/^Good morning,\n\nBen\.\n*$/),
      html: false,
    });
    expect(message.headers.get('from')).toMatchObject({ text: '"Mothership" <family@example.com>' });
    expect(message.headers.get('auto-submitted')).toBe('auto-generated');
    expect(message.headers.get('message-id')).toMatch(/^<[\w-]+@example\.com>$/);
    for (const unwanted of ['x-mailer', 'cc', 'bcc', 'reply-to']) expect(message.headers.has(unwanted)).toBe(false);
  });

  test.each([
    ['emoji', '🎂 Ana’s fête'],
    ['a long line', 'x'.repeat(500)],
    ['markup', '<b>{{7*7}}</b> <%= 7*7 %>'],
  ])('keeps its subject: %s', async (_what, subject) => {
    expect((await sendAndReceive({ subject })).subject).toBe(subject);
  });

  test('keeps a subject that looks encoded from being decoded', async () => {
    const { subject } = await sendAndReceive({ subject: '=?utf-8?Q?Your_bank?= says hello' });
    expect(subject).toBe('= ?utf-8?Q?Your_bank?= says hello');
  });

  test('cannot get extra headers through the subject', async () => {
    const message = await sendAndReceive({ subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\n<b>Hi</b>' });
    expect(message.headers.has('bcc')).toBe(false);
    expect(message.text.trimEnd()).toBe('Hello');
    expect(message.subject).toContain('Bcc: eve@evil.example');
    expect(message.envelope.to).toHaveLength(1);
  });

  test.each([
    ['HTML', '<script>alert(1)</script> &amp; <b>bold</b>'],
    ['templates', '{{7*7}} <%= 7*7 %> #{7*7} %s %%'],
    ['a line of 5,000 characters', `https://family.example/${'x'.repeat(5000)}`],
    ['dots at the start of a line', '.\n..\n.hidden'],
    ['a fake end of the message', 'one\r\n.\r\nMAIL FROM:<eve@evil.example>'],
    [
      'lines with a special meaning in mailboxes',
      'From nobody\n> quoted\n-- \na line that ends in a blank \nand goes   on',
    ],
    ['other scripts', 'Grüße, 你好, 👩‍👧‍👦'],
  ])('keeps its text: %s', async (_what, text) => {
    const message = await sendAndReceive({ text });
    expect(message.text.trimEnd()).toBe(text.replaceAll('\r\n', '\n'));
    expect(message.html).toBe(false);
  });

  test('can have its own id, refer to another message, and offer to unsubscribe with one click', async () => {
    const unsubscribeUrl = `https://family.example/api/notices/unsubscribe?token=${'a'.repeat(100)}`;
    const { headers } = await sendAndReceive({
      messageId: '<abc@family.example>',
      references: '<thread@family.example>',
      unsubscribeUrl,
    });
    expect(headers.get('message-id')).toBe('<abc@family.example>');
    expect(headers.get('references')).toBe('<thread@family.example>');
    // The parser collects all headers that start with 'List-'.
    expect(headers.get('list')).toEqual({
      unsubscribe: { url: unsubscribeUrl },
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    });
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect((await sendAndReceive({})).headers.has('list')).toBe(false);
  });

  test('has one sender, even if the name looks like several', async () => {
    const strange = createMail({ smtpUrl: server.url, from: 'Lopez, Ana @ home <family@example.com>' });
    const message = await sendAndReceive({}, strange);
    expect(message.headers.get('from')).toMatchObject({
      value: [{ name: 'Lopez, Ana @ home', address: 'family@example.com' }],
    });
    expect(message.envelope.from).toBe('family@example.com');
    const bare = createMail({ smtpUrl: server.url, from: 'family@example.com' });
    expect((await sendAndReceive({}, bare)).envelope.from).toBe('family@example.com');
  });
});

test.each([
  'ana@example.com, eve@evil.example',
  'ana@example.com;eve@evil.example',
  'ana@example.com\r\nRCPT TO:<eve@evil.example>',
  'ana@example.com>\r\nBcc: eve@evil.example',
  'Ana <ana@example.com>',
  '"ana@example.com, eve"@evil.example',
  '',
])('nothing is sent to the address %j', async (to) => {
  const before = server.letters().length;
  await expect(mail.send({ to, subject: 'Hello', text: 'Hello' })).rejects.toThrow(
    'The message was not sent (not exactly one address)',
  );
  expect(server.letters()).toHaveLength(before);
});

test('without configuration isConfigured is false and sending fails', async () => {
  const none = createMail(undefined);
  expect(none.isConfigured).toBe(false);
  await expect(none.send({ to: 'ana@example.com', subject: 'x', text: 'x' })).rejects.toThrow('not configured');
});

describe('a failure reveals only its code', () => {
  /** Sends a message and returns the failure's code, after checking that the failure reveals nothing private. */
  async function failureOf(smtpUrl: string, timeouts?: Parameters<typeof createMail>[1]) {
    const failure = await createMail({ smtpUrl, from }, timeouts)
      .send({ to: 'ana@example.com', subject: 'Secret', text: 'Secret' })
      .then(
        () => undefined,
        (error: MailFailure) => error,
      );
    const everything = JSON.stringify([failure, failure?.message, failure?.stack, failure?.cause]);
    expect(everything).not.toMatch(/ana@|Secret|pa55word|somebody/);
    return failure?.code;
  }
  async function strictServer(options: SMTPServerOptions) {
    const strict = await startMailServer(options);
    onTestFinished(strict.close);
    return strict;
  }

  test('when the server refuses the recipient', async () => {
    const { url } = await strictServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`No mailbox ${address}`), { responseCode: 550 })),
    });
    expect(await failureOf(url)).toBe('EENVELOPE 550');
  });

  test('when the server refuses the password', async () => {
    const { url } = await strictServer({
      authOptional: false,
      onAuth: ({ username }, _session, done) => done(new Error(`Not you, ${username}`)),
    });
    expect(await failureOf(url.replace('//', '//somebody:pa55word@'))).toBe('EAUTH 535');
  });

  test('when the server is down', async () => {
    const gone = await startMailServer();
    await gone.close();
    expect(await failureOf(gone.url)).toBe('ESOCKET');
  });

  test.each([
    ['before its greeting', []],
    ['after its greeting', ['220 hello\r\n']],
    ['in the middle', ['220 hello\r\n', '250 fine\r\n', '250 fine\r\n']],
  ])('when the server stops responding %s', async (_when, says) => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => {
      sockets.add(socket.on('error', () => {}));
      const [greeting, ...answers] = says;
      if (greeting) socket.write(greeting);
      socket.on('data', () => socket.write(answers.shift() ?? ''));
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const quick = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
    expect(await failureOf(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, quick)).toBe('ETIMEDOUT');
  });
});

describe('the password for the mail server', () => {
  test('may contain any characters', async () => {
    const seen: unknown[] = [];
    const strict = await startMailServer({
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        seen.push([username, password]);
        done(null, { user: username });
      },
    });
    onTestFinished(strict.close);
    const secret = 'p@ss:w/rd?&=%';
    const smtpUrl = strict.url.replace('//', `//ana%40example.com:${encodeURIComponent(secret)}@`);
    await createMail({ smtpUrl, from }).send({ to: 'ben@example.com', subject: 'Hello', text: 'Hello' });
    expect(seen).toEqual([['ana@example.com', secret]]);
  });

  test.each([
    ['smtp://ana:secret@mail.example:587', true],
    ['smtp://ana:secret@192.168.0.2', true],
    ['smtp://ana:secret@localhost:2525', false],
    ['smtp://ana:secret@127.0.0.1', false],
    ['smtp://ana:secret@[::1]:2525', false],
    ['smtp://mail.example', false],
  ])('requires an encrypted connection: %s %s', (smtpUrl, isMust) => {
    expect(requiresTls(smtpUrl)).toBe(isMust);
  });

  test('is not sent if encryption is required and the server does not support it', async () => {
    const seen: unknown[] = [];
    const plain = await startMailServer({ onAuth: (auth) => seen.push(auth) });
    onTestFinished(plain.close);
    const smtpUrl = `${plain.url.replace('//', '//ana:secret@')}?requireTLS=true`;
    const message = { to: 'ben@example.com', subject: 'Hello', text: 'Hello' };
    await expect(createMail({ smtpUrl, from }).send(message)).rejects.toThrow('The message was not sent');
    expect([seen, plain.letters()]).toEqual([[], []]);
  });
});

test.each([
  ['EENVELOPE 550', { state: 'failed', reason: 'The mail server answered 550' }],
  ['EMESSAGE 554', { state: 'failed', reason: 'The mail server answered 554' }],
  ['EENVELOPE 450', { state: 'later', reason: 'The mail server answered 450' }],
  // A wrong password is for the operator to fix, and says nothing about the recipient.
  ['EAUTH 535', { state: 'later', reason: 'The mail server answered 535' }],
  ['ESOCKET', { state: 'later', reason: "The mail server didn't answer" }],
  ['ETIMEDOUT', { state: 'later', reason: "The mail server didn't answer" }],
  ['unknown', { state: 'later', reason: "The mail server didn't answer" }],
])('the failure %s means %j', (code, outcome) => {
  expect(mailOutcome(new MailFailure(code))).toEqual(outcome);
});

test.each([
  ['an invalid address', mail, 'ana@example.com, eve@evil.example', "The email address isn't valid"],
  ['no mail server', createMail(undefined), 'ana@example.com', 'This server sends no email'],
])('%s fails for good', async (_what, by, to, reason) => {
  const outcome = await by.send({ to, subject: 'Hello', text: 'Hello' }).catch(mailOutcome);
  expect(outcome).toEqual({ state: 'failed', reason });
});
