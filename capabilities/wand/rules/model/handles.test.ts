import { expect, test } from 'vitest';
import { createHandles } from './handles.ts';

const mia = '7c8e5a54-0f3c-4a86-9f57-3d1c6f1a1d11';
const leo = '0b0f7c58-2f0e-4c7e-8a57-6f2b2f0a9c22';

test('an id always gets the same handle, and the handle is turned back into the id', () => {
  const { hide, reveal } = createHandles();
  expect(hide(JSON.stringify([{ id: mia }, { id: leo, path: `/recipes/${mia.toUpperCase()}` }]))).toBe(
    '[{"id":"ref-1"},{"id":"ref-2","path":"/recipes/ref-1"}]',
  );
  const given = {
    id: 'ref-2',
    items: ['ref-1', 'milk'],
    values: { notes: 'see /recipes/ref-1', count: 2, time: null },
  };
  expect(reveal(given)).toEqual({
    id: leo,
    items: [mia, 'milk'],
    values: { notes: `see /recipes/${mia}`, count: 2, time: null },
  });
});

test('unknown handles and other texts stay as they are', () => {
  const { reveal } = createHandles();
  expect(reveal({ id: 'ref-7', title: 'ref-1' })).toEqual({ id: 'ref-7', title: 'ref-1' });
  expect(reveal('Dentist')).toBe('Dentist');
});
