import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

const mail = [
  'Date: Sun, 15 Nov 2026 20:14:05 -0500',
  'From: "Karen Alvarez" <karen@school.example>',
  'Subject: =?UTF-8?Q?Winter_Fair_=E2=80=93?=',
  ' =?ISO-8859-1?B?IGNhZuk=?=',
  'Content-Type: multipart/mixed; boundary="outer"',
  '',
  'not part of it',
  '--outer',
  'Content-Type: multipart/alternative;',
  ' boundary=inner',
  '',
  '--inner',
  'Content-Type: text/plain; charset=windows-1252',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'The fair is on=',
  ' Dec 5 =96 don=92t miss it',
  '--inner',
  'Content-Type: text/html',
  '',
  '<p>The fair</p>',
  '--inner--',
  '--outer',
  'Content-Type: application/octet-stream; name="fair.ics"',
  'Content-Transfer-Encoding: base64',
  '',
  base64('BEGIN:VCALENDAR\r\nEND:VCALENDAR'),
  '--outer--',
].join('\r\n');

test('a mail is read with its headers, its plain text and the calendars that came with it', () => {
  expect(readFile({ name: 'fair.eml', text: mail })).toEqual({
    text: 'The fair is on Dec 5 – don’t miss it',
    written: '2026-11-15',
    subject: 'Winter Fair – café',
    sender: 'Karen Alvarez',
    calendars: ['BEGIN:VCALENDAR\r\nEND:VCALENDAR'],
  });
  expect(readFile({ name: '', text: mail }).sender).toBe('Karen Alvarez');
});

test('without plain text the page in it is read', () => {
  const html = `From: a@b.example\nSubject: Hi\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${base64('<p>Zoo on Dec 3 – bring lunch</p>')}`;
  expect(readFile({ name: 'mail.eml', text: html }).text).toBe('Zoo on Dec 3 – bring lunch');
});

test('a page is read as one sees it', () => {
  const page = `<html><head><title>News</title><style>p{}</style></head><body><h1>Dates</h1><script>alert(1)</script>
    <table><tr><td><p>Nov&nbsp;19</p></td><td>Open <b>house</b></td></tr></table>
    <ul><li>One</li><li>Two &amp; three</li></ul><p>First<br>second</p><footer>2026</footer></body></html>`;
  expect(readFile({ name: 'news.html', text: page }).text).toBe(
    'Dates\n\nNov 19\tOpen house\n\n- One\n\n- Two & three\n\nFirst\nsecond',
  );
});

test('a calendar is known by its name or its first words', () => {
  expect(readFile({ name: 'a.txt', text: 'BEGIN:VCALENDAR\n' }).calendars).toEqual(['BEGIN:VCALENDAR\n']);
  expect(readFile({ name: 'a.ics', text: 'nonsense' })).toEqual({ text: '', calendars: ['nonsense'] });
});

test('nonsense of any kind is read without a fault', () => {
  const endings = fc.constantFrom('a.txt', 'a.eml', 'a.html', 'a.ics', '');
  const pieces = fc.constantFrom(
    '--x\n',
    'Content-Type: multipart/mixed; boundary=x\n',
    '\n\n',
    '<td>',
    '</p>',
    '=?UTF-8?B?%%?=',
    '=E2',
    'From: a\n',
    'é',
  );
  fc.assert(
    fc.property(endings, fc.array(fc.oneof(pieces, fc.string())), (name, some) => {
      expect(typeof readFile({ name, text: some.join('') }).text).toBe('string');
    }),
  );
});
