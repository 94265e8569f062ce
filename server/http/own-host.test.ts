import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { answerUnknownPaths } from './answer-errors.ts';
import { createServer } from './create-server.ts';
import { isThisMachine } from './own-host.ts';

async function serverAt(environment: Record<string, string>) {
  const app = await createServer(readConfig(environment), 'silent');
  for (const path of ['/healthz', '/readyz', '/api/children', '/']) app.all(path, async () => 'answered');
  answerUnknownPaths(app);
  return async (host: string, { headers, ...options }: InjectOptions = {}) =>
    (await app.inject({ url: '/api/children', ...options, headers: { host, ...headers } })).statusCode;
}

describe('at the address that --lan sets,', async () => {
  const statusFor = await serverAt({ PUBLIC_URL: 'http://192.168.1.5:3000' });

  test.each([
    '192.168.1.5:3000',
    '192.168.1.5',
    '192.168.1.5:8080',
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    'localhost.',
    'app.localhost',
    '127.0.0.1:3000',
    '127.1.2.3',
    '[::1]:3000',
    '[::ffff:127.0.0.1]:3000',
  ])('host %s is accepted', async (host) => {
    expect(await statusFor(host)).toBe(200);
  });

  test.each([
    'evil.example',
    'evil.example:3000',
    '192.168.1.6:3000',
    '203.0.113.9',
    '[2001:db8::1]:3000',
    'evil',
    '192.168.1.5.evil.example',
    'localhost.evil.example',
    'evil.example@localhost',
    'localhost/evil',
    'evil.example#localhost',
    ':',
  ])('host %s is refused', async (host) => {
    expect(await statusFor(host)).toBe(421);
    expect(await statusFor(host, { url: '/' })).toBe(421);
    expect(await statusFor(host, { url: '/nothing' })).toBe(421);
    expect(await statusFor(host, { method: 'POST' })).toBe(421);
    for (const url of ['/healthz', '/readyz', '/readyz?from=probe']) expect(await statusFor(host, { url })).toBe(200);
  });

  test('a refusal names the right URL', async () => {
    const app = await createServer(readConfig({ PUBLIC_URL: 'http://192.168.1.5:3000' }), 'silent');
    expect(await app.inject({ url: '/', headers: { host: 'nas.fritz.box' } })).toMatchObject({
      statusCode: 421,
      body: "This isn't the address of Mothership. Please open http://192.168.1.5:3000 instead",
    });
  });

  test('forwarded headers from an untrusted client are ignored', async () => {
    const headers = { 'x-forwarded-host': 'localhost', 'x-forwarded-for': '203.0.113.9' };
    expect(await statusFor('evil.example', { headers })).toBe(421);
    expect(await statusFor('inside', { headers: { 'x-forwarded-for': '203.0.113.9' } })).toBe(421);
  });
});

test.each([
  ['10.0.0.7', '10.0.0.7', true],
  ['10.0.0.7', '::ffff:10.0.0.7', true],
  ['fd00:0::7', 'fd00::7', true],
  ['fe80::7', 'fe80::7%eth0', true],
  ['10.0.0.8', '10.0.0.7', false],
  ['10.0.0.7', undefined, false],
  ['evil.example', '10.0.0.7', false],
])(
  'a machine with several addresses accepts the one the request arrived at: %s at %s is %s',
  (name, localAddress, isOurs) => {
    expect(isThisMachine(name, localAddress)).toBe(isOurs);
  },
);

describe('with a host name in PUBLIC_URL,', async () => {
  const statusFor = await serverAt({ PUBLIC_URL: 'https://Family.example' });
  test.each([
    ['family.example', 200],
    ['FAMILY.Example.', 200],
    ['family.example:443', 200],
    ['family.example:3001', 200],
    ['www.family.example', 421],
    ['family.example.evil.example', 421],
  ])('%s is answered with %i', async (host, status) => {
    expect(await statusFor(host)).toBe(status);
  });
});

describe('behind a trusted proxy,', async () => {
  const statusFor = await serverAt({ PUBLIC_URL: 'https://family.example', TRUST_PROXY: '127.0.0.1' });
  const statusVia = (host: string, forwarded?: string, remoteAddress = '127.0.0.1') =>
    statusFor(host, {
      remoteAddress,
      headers: { 'x-forwarded-for': '203.0.113.9', ...(forwarded && { 'x-forwarded-host': forwarded }) },
    });

  test('the forwarded host decides', async () => {
    expect(await statusVia('inside:3001', 'family.example')).toBe(200);
    expect(await statusVia('inside:3001', 'evil.example')).toBe(421);
    expect(await statusVia('family.example', 'evil.example')).toBe(421);
    expect(await statusVia('inside:3001', 'evil.example, family.example')).toBe(200);
  });

  test('without a forwarded host, a name without a dot is accepted and a web site name is refused', async () => {
    expect(await statusVia('mothership')).toBe(200);
    expect(await statusVia('inside:3001')).toBe(200);
    expect(await statusVia('evil.example')).toBe(421);
    expect(await statusVia('mothership', undefined, '203.0.113.1')).toBe(421);
    expect(await statusFor('mothership')).toBe(421);
  });
});
