import { expect, test } from 'vitest';
import { takerFields, takersAmong } from './takers.ts';

const ana = { id: 'ana', name: 'Ana', linkedUserId: 'u1', isYou: true };
const rosa = { id: 'rosa', name: 'Rosa', linkedUserId: null, isYou: false };
const david = { id: 'david', name: 'David', linkedUserId: 'u2', isYou: false };

test('the other adults can be asked, those who sign in first; the others answer by a link', () => {
  const takers = takersAmong([ana, rosa, david]);
  expect(takers.map(({ name }) => name)).toEqual(['David', 'Rosa']);
  expect(takers.map(takerFields)).toEqual([
    { takerId: 'david', guestName: '' },
    { takerId: null, guestName: 'Rosa' },
  ]);
  expect(takerFields(undefined)).toEqual({ takerId: null, guestName: '' });
});
