import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { howToReader } from './how-to.ts';

test.each([
  ['how do i add a kid', 'my daughter Ella was born on May 3, 2021'],
  ['how can I delete an appointment?', 'cancel the dentist'],
  ['how do we change a reminder', 'move the permission slip to Friday'],
])("'%s' is answered with how it is said", async (question, saying) => {
  expect(await readingOf(question, howToReader)).toContain(`‘${saying}’`);
});

test('what is not known here is left', async () => {
  expect(await readingOf('how do i make pancakes fluffy', howToReader)).toBe('-');
});
