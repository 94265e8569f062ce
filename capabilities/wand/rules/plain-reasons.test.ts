import { expect, test } from 'vitest';
import { isReason } from './plain-reasons.ts';

test.each(['he can make it', 'i need to check with david first', 'david says hell do it', 'wrong one'])(
  '%j is only a reason',
  (part) => {
    expect(isReason(part)).toBe(true);
  },
);

test.each(['i need eggs', 'cross them off', 'shes free on friday', 'do tacos', 'we want the other one'])(
  '%j is more than a reason',
  (part) => {
    expect(isReason(part)).toBe(false);
  },
);
