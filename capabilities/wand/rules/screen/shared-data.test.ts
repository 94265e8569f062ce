import { expect, test } from 'vitest';
import { privacyOf, sharedDataFor } from './shared-data.ts';

test('a configured model is named with all the data it gets; the built-in helper sends nothing', () => {
  expect(privacyOf('openai')).toBe(
    'I think with OpenAI. It gets what you write, your latest messages here, your household’s names, ages, allergies and diets, and whatever I look up to answer you.',
  );
  expect(sharedDataFor('gemini')).toMatchObject({
    name: 'Google Gemini',
    lines: [
      {
        use: 'Magic Wand',
        what: 'what you write, your latest messages there, your household’s names, ages, allergies and diets, and whatever it looks up to answer you.',
      },
      { use: 'Notes and files' },
      { use: 'Gift ideas' },
      { use: 'Recipes' },
    ],
  });
  expect(privacyOf('builtin')).toContain('What you say stays private to your family');
  expect(sharedDataFor('builtin')).toBeUndefined();
});
