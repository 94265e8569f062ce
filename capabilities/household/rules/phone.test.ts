import { expect, test } from 'vitest';
import { dialableNumber } from './phone.ts';

test.each([
  ['(555) 010-0142', '5550100142'],
  ['+1 555.010.0142', '+15550100142'],
  ['911', '911'],
  ['911 or 112', undefined],
  ['ask Rosa', undefined],
  ['', undefined],
])('%s dials %s', (phone, number) => expect(dialableNumber(phone)).toBe(number));
