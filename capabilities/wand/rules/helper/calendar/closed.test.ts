import { describe, expect, it } from 'vitest';
import { withClosing } from './closed.ts';

describe('days on which school is closed', () => {
  it.each([
    [
      "school's closed thurs and fri next week for thanksgiving",
      'school is closed for thanksgiving thurs and fri next week',
    ],
    ['no school dec 24 and 25 for christmas break', 'no school for christmas break dec 24 and 25'],
    ["daycare's closed on Friday", 'daycare is closed on Friday'],
    ["school's bake sale is on Friday", "school's bake sale is on Friday"],
    ['the pool is closed on Friday for repairs', 'the pool is closed on Friday for repairs'],
  ])('%s', (said, plain) => {
    expect(withClosing(said)).toBe(plain);
  });
});
