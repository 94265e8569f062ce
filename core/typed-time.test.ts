import { expect, test } from 'vitest';
import { formatTypedTime } from './typed-time.ts';

test.each([
  ['08:15', '8:15 AM'],
  ['15:30', '3:30 PM'],
  ['00:05', '12:05 AM'],
  ['12:30', '12:30 PM'],
  ['3:30pm', '3:30 PM'],
  ['3 p.m.', '3:00 PM'],
  ['12 AM', '12:00 AM'],
  ['3:30', '3:30'],
  ['13 pm', '13 pm'],
  ['25:00', '25:00'],
  ['08:15-09:00', '08:15-09:00'],
  ['After school', 'After school'],
])('%s is shown as %s', (typed, shown) => expect(formatTypedTime(typed)).toBe(shown));
