import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const meta = (charset: string) => `<meta charset="${charset}">`;

test.each([
  ['the header', latin('crème'), 'text/html; charset=ISO-8859-1', 'crème'],
  ['the header, in quotes', latin('crème'), 'text/html; Charset="latin1"', 'crème'],
  ['the byte order mark, over the header', Buffer.from('\ufeffcrème'), 'text/html; charset=latin1', 'crème'],
  ['the byte order mark of UTF-16', Buffer.from('\ufeffcrème', 'utf16le'), 'text/html', 'crème'],
  ['the page itself', latin(`${meta('windows-1252')}crème`), 'text/html', `${meta('windows-1252')}crème`],
  ['a default, for valid UTF-8', Buffer.from('crème'), 'text/html', 'crème'],
  ['a default, for other bytes', latin('crème “fraîche”'.replace(/[“”]/g, '"')), 'text/html', 'crème "fraîche"'],
  ['a default, for an unknown charset', Buffer.from('crème'), 'text/html; charset=klingon', 'crème'],
  [
    'a default, for a page that wrongly claims UTF-16',
    Buffer.from(`${meta('utf-16')}crème`),
    '',
    `${meta('utf-16')}crème`,
  ],
  ['a default, for an empty body', Buffer.alloc(0), '', ''],
])('the encoding is chosen by %s', (_who, body, contentType, text) => {
  expect(decodeText(body, contentType)).toBe(text);
});
