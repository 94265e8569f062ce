import { expect, test } from 'vitest';
import { affectedChildren } from './affected-children.ts';

test('either spelling says which children are affected', () => {
  expect(affectedChildren({ affectedChildren: ['Mia'] })).toEqual(['Mia']);
  expect(affectedChildren({ affectsChildren: ['Leo'] })).toEqual(['Leo']);
  expect(affectedChildren({ affectedChildren: [], affectsChildren: ['Leo'] })).toEqual(['Leo']);
  expect(affectedChildren({})).toEqual([]);
});

test('of a whole record sent back, the spelling that was changed counts', () => {
  const before = ['Mia'];
  expect(affectedChildren({ affectedChildren: ['Mia'], affectsChildren: ['Mia', 'Leo'] }, before)).toEqual([
    'Mia',
    'Leo',
  ]);
  expect(affectedChildren({ affectedChildren: [], affectsChildren: ['Mia'] }, before)).toEqual([]);
  expect(affectedChildren({}, before)).toEqual(['Mia']);
});
