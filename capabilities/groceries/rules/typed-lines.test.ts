import { expect, test } from 'vitest';
import { splitItems } from './typed-lines.ts';

test('each line is an item, without bullets and checkboxes', () => {
  expect(splitItems('- 2 l milk\r\n\n• bread\n[x] eggs\n* [ ] 1.5 kg flour\n  \n3 onions')).toEqual([
    '2 l milk',
    'bread',
    'eggs',
    '1.5 kg flour',
    '3 onions',
  ]);
  expect(splitItems(' \n ')).toEqual([]);
});
