import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

test('every variable is optional', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: expect.stringMatching(/\/data$/),
    databaseUrl: undefined,
    oidc: undefined,
    mail: undefined,
    trustProxy: false,
    fetchAllowOrigins: [],
    pushOrigins: [],
    webhookAddresses: [],
    isSending: true,
    places: {
      supportEmail: 'support@mothership.example',
      supportPhone: '1-800-555-0142',
      supportAddress: '100 Example Plaza, San Francisco, CA 94105',
      sitterUrl: 'https://www.care.com/',
    },
  });
});

test('the public URL uses the port and drops a trailing slash', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readConfig({ PORT: '80' }).publicUrl).toBe('http://localhost');
  expect(readConfig({ PUBLIC_URL: 'https://family.example/' }).publicUrl).toBe('https://family.example');
});

test('a blank variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('lists are split and trimmed', () => {
  const config = readConfig({
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8',
    FETCH_ALLOW_ORIGINS: 'http://wiki.home:8080 , https://a.example/',
    PUSH_ORIGINS: 'https://push.example/, http://127.0.0.1:8081',
    WEBHOOK_ADDRESSES: 'http://ntfy.home:80, http://ha.home:8123/api/webhook/',
  });
  expect(config).toMatchObject({
    trustProxy: ['127.0.0.1', '10.0.0.0/8'],
    fetchAllowOrigins: ['http://wiki.home:8080', 'https://a.example'],
    pushOrigins: ['https://push.example', 'http://127.0.0.1:8081'],
    webhookAddresses: ['http://ntfy.home/', 'http://ha.home:8123/api/webhook/'],
  });
});

test('the account page of an external provider defaults to the issuer URL', () => {
  const provider = { OIDC_ISSUER_URL: 'https://id.example/realm', OIDC_CLIENT_ID: 'mothership' };
  expect(readConfig(provider).oidc).toMatchObject({
    issuer: 'https://id.example/realm',
    accountUrl: 'https://id.example/realm',
  });
  expect(readConfig({ ...provider, OIDC_ACCOUNT_URL: 'https://id.example/me' }).oidc).toMatchObject({
    accountUrl: 'https://id.example/me',
  });
});

test('mail is sent from the support address unless MAIL_FROM is set, with or without a name', () => {
  const SMTP_URL = 'smtp://ana%40example.com:pass%3Aword@mail.example:587';
  expect(readConfig({ SMTP_URL }).mail).toEqual({
    smtpUrl: SMTP_URL,
    from: 'Mothership <support@mothership.example>',
  });
  expect(readConfig({ SMTP_URL, SUPPORT_EMAIL: 'help@example.com' }).mail?.from).toBe('Mothership <help@example.com>');
  for (const MAIL_FROM of ['family@example.com', 'Lopez, Ana <family@example.com>'])
    expect(readConfig({ SMTP_URL, MAIL_FROM }).mail?.from).toBe(MAIL_FROM);
  expect(readConfig({ MAIL_FROM: 'family@example.com' }).mail).toBeUndefined();
});

test('SENDING=off also turns off mail, so that links are shown for copying', () => {
  const SMTP_URL = 'smtp://mail.example';
  expect(readConfig({ SMTP_URL, SENDING: 'on' })).toMatchObject({ isSending: true, mail: { smtpUrl: SMTP_URL } });
  expect(readConfig({ SMTP_URL, SENDING: 'off' })).toMatchObject({ isSending: false, mail: undefined });
});

describe('an invalid value throws one readable line per variable', () => {
  test.each([
    [{ PORT: 'many' }, 'PORT must be a whole number from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535'],
    [{ PUBLIC_URL: 'family.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://'],
    [{ PUBLIC_URL: 'https://family.example/app' }, 'PUBLIC_URL must be an address without a path'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://'],
    [{ OIDC_ISSUER_URL: 'https://id.example' }, 'OIDC_CLIENT_ID must be set together with OIDC_ISSUER_URL'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address like smtp://user:password@mail.example:587'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be an address like smtp://user:password@mail.example:587'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be an address like smtp://user:password@mail.example:587'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a list of proxy addresses like 127.0.0.1, 10.0.0.0/8'],
    [{ FETCH_ALLOW_ORIGINS: 'ftp://x' }, 'FETCH_ALLOW_ORIGINS must be a list of addresses like http://wiki.home:8080'],
    [
      { PUSH_ORIGINS: 'https://push.example/send' },
      'PUSH_ORIGINS must be a list of addresses like https://push.example',
    ],
    ...[
      'ntfy.home',
      'ftp://ntfy.home/',
      'http://ana:secret@ntfy.home/',
      'http://ntfy.home/?up=1',
      'http://ntfy.home/#a',
    ].map((WEBHOOK_ADDRESSES): [Record<string, string>, string] => [
      { WEBHOOK_ADDRESSES },
      'WEBHOOK_ADDRESSES must be a list of addresses like http://ntfy.home:8080/',
    ]),
    [{ SENDING: 'no' }, 'SENDING must be on or off'],
    [{ SERVICE_WORKER: 'no' }, 'SERVICE_WORKER must be on or off'],
    [{ SITTER_URL: 'javascript:alert(1)' }, 'SITTER_URL must be an address that starts with http:// or https://'],
  ])('%j', (environment, line) => {
    expect(() => readConfig(environment)).toThrow(new ConfigurationError(line));
  });

  test.each([
    'Mothership',
    'a@example.com, b@example.com',
    'A <a@example.com> <b@example.com>',
    'A\nBcc: b <a@example.com>',
  ])('MAIL_FROM %j', (MAIL_FROM) => {
    expect(() => readConfig({ MAIL_FROM })).toThrow(
      new ConfigurationError('MAIL_FROM must be an address like family@example.com or Mothership <family@example.com>'),
    );
  });

  test('several invalid variables give several lines', () => {
    expect(() => readConfig({ PORT: 'x', SITTER_URL: 'y' })).toThrow(/^PORT .*\nSITTER_URL /);
  });
});
