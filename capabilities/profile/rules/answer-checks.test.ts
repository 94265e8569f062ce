import { expect, test } from 'vitest';
import { isPartnerReachable, isTimeZone } from './answer-checks.ts';

test.each(['Europe/Madrid', 'America/Argentina/Buenos_Aires', 'Pacific/Kiritimati', 'UTC'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
);

test.each(['Mars/Phobos', '+02:00', 'Madrid', "'; drop table families; --", ' Europe/Madrid', ''])(
  '%j is not a time zone',
  (name) => expect(isTimeZone(name)).toBe(false),
);

test("the partner's email is checked only if the box is checked, and may be empty", () => {
  expect(isPartnerReachable({ invitePartner: true, partnerEmail: ' david@example.com ' })).toBe(true);
  expect(isPartnerReachable({ invitePartner: true, partnerEmail: 'not yet' })).toBe(false);
  expect(isPartnerReachable({ invitePartner: false, partnerEmail: 'not yet' })).toBe(true);
  expect(isPartnerReachable({ invitePartner: true, partnerEmail: ' ' })).toBe(true);
  expect(isPartnerReachable({ invitePartner: true })).toBe(true);
});
