import { expect, test } from 'vitest';
import { findItems } from './find-items.ts';
import { type Line, linesOf } from './lines.ts';

const longest = 60_000;
const odd = [
  'a\n',
  'a\n\n',
  '(',
  'word, ',
  'Nov 20, ',
  'Word. ',
  'some words that are wrapped by a mail program,\nand ',
].map((unit) => unit.repeat(longest / unit.length));

test('what is read at once is bounded, whatever a note looks like, and stands where it is said to stand', () => {
  for (const note of odd) {
    const lines = linesOf(note);
    expect(lines.length).toBeLessThanOrEqual(2000);
    const isRight = ({ text, start }: Line) =>
      text.length <= 1500 && note.slice(start, start + text.length).replaceAll('\n', ' ') === text;
    expect(lines.filter((line) => !isRight(line))).toEqual([]);
  }
});

test('a note that is one long line is read to its end', () => {
  const note = `${'We had a lovely week and read a lot. '.repeat(300)}The winter fair is on December 5 at 10am.`;
  expect(findItems(note, { today: '2026-11-16' })).toMatchObject([
    { title: 'Winter fair', date: '2026-12-05', time: '10:00', quote: 'The winter fair is on December 5 at 10am.' },
  ]);
});
