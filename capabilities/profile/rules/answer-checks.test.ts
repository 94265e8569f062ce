import { expect, test } from 'vitest';
import { isPartnerReachable } from './answer-checks.ts';

test("the partner's email is checked only if the box is checked, and may be empty", () => {
  expect(isPartnerReachable({ invitePartner: true, partnerEmail: ' david@example.com ' })).toBe(true);
  expect(isPartnerReachable({ invitePartner: true, partnerEmail: 'not yet' })).toBe(false);
  expect(isPartnerReachable({ invitePartner: false, partnerEmail: 'not yet' })).toBe(true);
  expect(isPartnerReachable({ invitePartner: true, partnerEmail: ' ' })).toBe(true);
  expect(isPartnerReachable({ invitePartner: true })).toBe(true);
});
