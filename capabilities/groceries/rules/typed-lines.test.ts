import { expect, test } from 'vitest';
import { linesOf } from './typed-lines.ts';

test('every line is a thing to buy, without the marks of the list it was copied from', () => {
  expect(linesOf('- 2 l milk\r\n\n• bread\n[x] eggs\n* [ ] 1.5 kg flour\n  \n3 onions')).toEqual([
    '2 l milk',
    'bread',
    'eggs',
    '1.5 kg flour',
    '3 onions',
  ]);
  expect(linesOf(' \n ')).toEqual([]);
});
