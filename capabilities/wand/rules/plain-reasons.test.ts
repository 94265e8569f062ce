import { expect, test } from 'vitest';
import { isReason } from './plain-reasons.ts';

test.each(['he can make it', 'i need to check with david first', 'david says hell do it', 'wrong one'])(
  '%j only tells why',
  (part) => {
    expect(isReason(part)).toBe(true);
  },
);

test.each(['i need eggs', 'cross them off', 'shes free on friday', 'do tacos', 'we want the other one'])(
  '%j asks for more',
  (part) => {
    expect(isReason(part)).toBe(false);
  },
);
