import { expect, test } from 'vitest';
import { affectedChildren } from './affected-children.ts';

test('either spelling sets the affected children', () => {
  expect(affectedChildren({ affectedChildren: ['Mia'] })).toEqual(['Mia']);
  expect(affectedChildren({ affectsChildren: ['Leo'] })).toEqual(['Leo']);
  expect(affectedChildren({ affectedChildren: [], affectsChildren: ['Leo'] })).toEqual(['Leo']);
  expect(affectedChildren({})).toEqual([]);
});

test('if a whole record is sent back, the changed spelling wins', () => {
  const before = ['Mia'];
  expect(affectedChildren({ affectedChildren: ['Mia'], affectsChildren: ['Mia', 'Leo'] }, before)).toEqual([
    'Mia',
    'Leo',
  ]);
  expect(affectedChildren({ affectedChildren: [], affectsChildren: ['Mia'] }, before)).toEqual([]);
  expect(affectedChildren({}, before)).toEqual(['Mia']);
});
