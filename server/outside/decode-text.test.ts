import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const meta = (charset: string) => `<meta charset="${charset}">`;

test.each([
  ['the header', latin('crème'), 'text/html; charset=ISO-8859-1', 'crème'],
  ['the header, in quotes', latin('crème'), 'text/html; Charset="latin1"', 'crème'],
  ['the first bytes, before the header', Buffer.from('\ufeffcrème'), 'text/html; charset=latin1', 'crème'],
  ['the first bytes of UTF-16', Buffer.from('\ufeffcrème', 'utf16le'), 'text/html', 'crème'],
  ['the page', latin(`${meta('windows-1252')}crème`), 'text/html', `${meta('windows-1252')}crème`],
  ['nobody, and it is UTF-8', Buffer.from('crème'), 'text/html', 'crème'],
  ['nobody, and it is not', latin('crème “fraîche”'.replace(/[“”]/g, '"')), 'text/html', 'crème "fraîche"'],
  ['a name that nobody knows', Buffer.from('crème'), 'text/html; charset=klingon', 'crème'],
  ['a page that cannot be what it says', Buffer.from(`${meta('utf-16')}crème`), '', `${meta('utf-16')}crème`],
  ['nobody, and there is nothing', Buffer.alloc(0), '', ''],
])('the encoding is told by %s', (_who, body, contentType, text) => {
  expect(decodeText(body, contentType)).toBe(text);
});
