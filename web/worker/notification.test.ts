import { expect, test } from 'vitest';
import { notificationOf, ownPath } from './notification.ts';

const origin = 'https://family.example';
const message = {
  v: 1,
  id: '7',
  tag: 'dentist',
  title: 'Dentist for Mia',
  body: 'Today, 4:00 PM',
  path: '/appointments?day=2026-11-19',
  secret: 'abc',
};

test('a message is shown with its texts, and remembers its page and its secret', () => {
  expect(notificationOf(JSON.stringify(message), origin)).toEqual({
    title: 'Dentist for Mia',
    options: {
      body: 'Today, 4:00 PM',
      tag: 'dentist',
      icon: '/notification-icon.png',
      badge: '/notification-badge.png',
      data: { path: '/appointments?day=2026-11-19', secret: 'abc' },
    },
  });
});

test.each([
  ['no payload', undefined],
  ['an empty payload', ''],
  ['broken JSON', '{"v":1,'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"hello"'],
  ['another version', JSON.stringify({ ...message, v: 2 })],
  ['an empty title', JSON.stringify({ ...message, title: '' })],
  ['a title that is no text', JSON.stringify({ ...message, title: 7 })],
  ['no body', JSON.stringify({ ...message, body: undefined })],
])('%s still shows something', (_what, payload) => {
  expect(notificationOf(payload, origin)).toMatchObject({
    title: 'Mothership',
    options: { body: "Open to see what's new.", tag: 'news', data: { path: '/', secret: undefined } },
  });
});

test.each([
  ['/', '/'],
  ['/appointments?day=2026-11-19#7', '/appointments?day=2026-11-19#7'],
  ['/a/../b', '/b'],
  ['//evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['appointments', '/'],
  ['', '/'],
])('the path %j opens %j', (path, opened) => {
  expect(ownPath(path, origin)).toBe(opened);
});
