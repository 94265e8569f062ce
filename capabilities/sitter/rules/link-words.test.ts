import { expect, test } from 'vitest';
import { daysWords, endedLink, linkWords } from './link-words.ts';

test('a link that ended says what to do', () => {
  for (const sentence of Object.values(endedLink)) expect(sentence).toContain('ask for a new one');
});

test('the days of a sheet', () => {
  expect(daysWords({ fromDay: '2026-11-18', untilDay: '2026-11-18' })).toBe('Wednesday, November 18');
  expect(daysWords({ fromDay: '2026-11-20', untilDay: '2026-11-22' })).toBe('Fri, Nov 20 to Sun, Nov 22');
});

test('the state of a link', () => {
  const at = (time: string) => ({ date: '2026-11-18', time });
  const link = { isOpen: true, ends: at('23:00'), opened: null };
  expect(linkWords(null)).toBe('No link yet');
  expect(linkWords(link)).toBe('The link works until Wed, Nov 18 at 11:00 PM. Not opened yet.');
  expect(linkWords({ ...link, opened: at('19:12') })).toBe(
    'The link works until Wed, Nov 18 at 11:00 PM. Opened Wed, Nov 18 at 7:12 PM.',
  );
  expect(linkWords({ ...link, isOpen: false })).toBe('The link has ended.');
});
