import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone-field.ts';

test.each(['Europe/Madrid', 'America/Argentina/Buenos_Aires', 'Pacific/Kiritimati', 'UTC'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
);

test.each(['Mars/Phobos', '+02:00', 'Madrid', "'; drop table families; --", ' Europe/Madrid', ''])(
  '%j is not a time zone',
  (name) => expect(isTimeZone(name)).toBe(false),
);
