import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each([
  'ana@example.com',
  'ana.lopez+kids@mail.example.co.uk',
  "o'brien@example.com",
  'josé@exämple.com',
  'a@localhost',
])('%s is accepted', (text) => expect(isEmailAddress(text)).toBe(true));

test.each([
  '',
  'ana',
  '@example.com',
  'ana@',
  'ana@example.com, eve@evil.example',
  'ana@example.com;eve@evil.example',
  'ana@example.com\r\nBcc: eve@evil.example',
  'ana@example.com\nRCPT TO:<eve@evil.example>',
  '"Ana" <ana@example.com>',
  '<ana@example.com>',
  '"eve@evil.example"@example.com',
  'ana@[127.0.0.1]',
  'ana@@example.com',
  'ana @example.com',
  'ana@example..com',
  `${'a'.repeat(250)}@example.com`,
])('%j is rejected', (text) => expect(isEmailAddress(text)).toBe(false));
