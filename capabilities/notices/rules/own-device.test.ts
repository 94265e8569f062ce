import { expect, test } from 'vitest';
import { deviceOf } from './own-device.ts';

test('a subscription becomes a device with a name', () => {
  const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret', other: 'x' } };
  expect(deviceOf(subscription, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0')).toEqual({
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'key', auth: 'secret' },
    name: 'Firefox on Linux',
  });
});
