import { expect, test } from 'vitest';
import { isWebAddress } from './web-address.ts';

test.each([
  'https://www.care.com/',
  'http://localhost:3000',
  'HTTPS://EXAMPLE.COM/a?b=c#d',
  'https://example.com/@ana/recipes',
  'http://[::1]:8080/x',
  'https://exämple.com/straße',
])('%s is a web address', (text) => {
  expect(isWebAddress(text)).toBe(true);
});

test.each([
  '',
  'example.com',
  '//example.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
  'mailto:ana@example.com',
  'https:example.com',
  'https:/example.com',
  'https://',
  'http://exa mple.com',
  ' https://example.com',
  'https://example.com\n',
  'https://exam\tple.com',
  'https:\\\\example.com',
  'https://example.com\\@evil.example',
  'https://bank.example@evil.example',
  'https://user:secret@example.com/',
  'https://@example.com/',
  'http://[',
])('%j is not a web address', (text) => {
  expect(isWebAddress(text)).toBe(false);
});
