import { expect, test } from 'vitest';
import { greetingOf, whatGoes } from './what-goes.ts';

test('where a model is set up, it is named with all that it gets; where none is, nothing leaves', () => {
  expect(greetingOf('openai')).toBe(
    'I think with OpenAI. It gets what you write, your latest messages here, your household’s names, ages, allergies and diets, and whatever I look up to answer you.',
  );
  expect(whatGoes('gemini')).toMatchObject({
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
  expect(greetingOf('builtin')).toContain('what you say stays on this server');
  expect(whatGoes('builtin')).toBeUndefined();
});
