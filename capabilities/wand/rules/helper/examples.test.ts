import { expect, test } from 'vitest';
import { sampleHousehold } from '#testing/wand-sample-look.ts';
import { examples, notUnderstood } from './examples.ts';

test('examples fit the family, and begin with what was probably asked for', async () => {
  expect(examples(sampleHousehold)).toBe(
    '- dentist for Mia on Friday at 3\n- add milk and eggs to the list\n- remind me to sign the permission slip tomorrow\n- what is on this week?',
  );
  expect(examples([])).toMatch(/^- my daughter Ella was born on May 3, 2021\n- dentist on Friday at 3\n/);
  const likely = async () => new Map([['change_trip', 0.9]]);
  const context = { household: [], likely } as unknown as Parameters<typeof notUnderstood>[1];
  expect(await notUnderstood('tahoe blah', context)).toMatch(
    /^I did not understand that\.[^\n]*\n- my daughter[^\n]*\n- trip to Boston from June 3 to June 7\n- dentist on Friday at 3\n/,
  );
});
