import { expect, test } from 'vitest';
import { fileFault } from './readable-file.ts';

test('texts, mails, calendars and pages up to 2 MB are read', () => {
  for (const name of ['note.txt', 'Fair.EML', 'school.ics', 'flyer.html', 'flyer.htm'])
    expect(fileFault({ name, size: 2_000_000 })).toBeUndefined();
});

test('for every other file there is a sentence that helps', () => {
  expect(fileFault({ name: 'flyer.pdf', size: 5 })).toContain('copy the text');
  expect(fileFault({ name: 'txt', size: 5 })).toContain('.txt, .eml, .ics and .html');
  expect(fileFault({ name: 'long.txt', size: 2_000_001 })).toContain('larger than 2 MB');
  expect(fileFault({ name: 'none.txt', size: 0 })).toBe('That file is empty.');
});
