import { expect, test } from 'vitest';
import { fileProblem } from './readable-file.ts';

test('text, email, calendar and HTML files up to 2 MB are accepted', () => {
  for (const name of ['note.txt', 'Fair.EML', 'school.ics', 'flyer.html', 'flyer.htm'])
    expect(fileProblem({ name, size: 2_000_000 })).toBeUndefined();
});

test('every other file gets a message that says what to do', () => {
  expect(fileProblem({ name: 'flyer.pdf', size: 5 })).toContain('copy the text');
  expect(fileProblem({ name: 'txt', size: 5 })).toContain('.txt, .eml, .ics and .html');
  expect(fileProblem({ name: 'long.txt', size: 2_000_001 })).toContain('larger than 2 MB');
  expect(fileProblem({ name: 'none.txt', size: 0 })).toBe('That file is empty.');
});
