import { expect, test } from 'vitest';
import type { Reading } from '../reader.ts';
import { holdsTold } from './held-words.ts';

const card = (tool: string, values: Extract<Reading, { kind: 'propose' }>['values']): Reading => ({
  kind: 'propose',
  tool,
  values,
  quote: '',
});

test.each([
  ['a remark is no task', card('add_task', { title: 'Buy volleyball' }), true],
  ['what somebody likes is always told', card('change_child', { preferences: ['Volleyball'] }), false],
])('%s', (_, reading, expected) => {
  expect(holdsTold([reading], ["she's all about volleyball"], 'Mia is over painting', new Map())).toBe(expected);
});
