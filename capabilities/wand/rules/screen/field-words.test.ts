import { expect, test } from 'vitest';
import type { CardField } from '../../card-contract.ts';
import { findRefusedField, inputText, listChange, parseInput, storedValueWords, valueWords } from './field-words.ts';

const today = '2026-11-16';
const field = (kind: CardField['kind'], value: CardField['value'], more: Partial<CardField> = {}): CardField => ({
  name: 'x',
  label: 'X',
  kind,
  value,
  options: [],
  isRequired: false,
  was: null,
  ...more,
});
const people = [
  { value: 'a', label: 'Mia' },
  { value: 'b', label: 'Leo' },
];

test.each([
  ['date', '2026-11-19', 'Thu, Nov 19'],
  ['date', '2027-01-05', 'Tue, Jan 5, 2027'],
  ['date', 'soon', 'soon'],
  ['time', '15:30', '3:30 PM'],
  ['money', 9500, '$95.00'],
  ['choice', 'a', 'Mia'],
  ['many', ['a', 'b'], 'Mia, Leo'],
  ['list', ['milk', '2 eggs'], 'milk, 2 eggs'],
  ['flag', true, 'Yes'],
  ['count', 4, '4'],
  ['text', null, ''],
] as const)('a %s of %j is shown as %s', (kind, value, words) => {
  const given = typeof value === 'object' && value !== null ? [...value] : value;
  expect(valueWords(field(kind, given, { options: kind === 'list' ? [] : people }), today)).toBe(words);
});

test('the stored value is formatted the same way', () => {
  expect(storedValueWords(field('time', '16:00', { was: '15:30' }), today)).toBe('3:30 PM');
  expect(storedValueWords(field('date', '2026-11-20', { was: '2026-11-19' }), today)).toBe('Thu, Nov 19');
  expect(storedValueWords(field('money', 1, { was: '$12.99' }), today)).toBe('$12.99');
  expect(storedValueWords(field('text', 'x'), today)).toBe('');
});

test.each([
  ['text', ' Dentist ', 'Dentist'],
  ['long', '  ', null],
  ['money', '12.5', '12.5'],
  ['list', 'milk\n\n 2 eggs ', ['milk', '2 eggs']],
  ['list', '', []],
] as const)('a %s field parses the input %j as %j', (kind, typed, value) => {
  expect(parseInput(kind, typed)).toEqual(value);
});

test('the input starts with the value as it would be typed', () => {
  expect(inputText(field('money', 1205))).toBe('12.05');
  expect(inputText(field('list', ['a', '2 cups flour, sifted'], { options: people }))).toBe(
    'Mia\n2 cups flour, sifted',
  );
  expect(inputText(field('date', '2026-11-19'))).toBe('2026-11-19');
  expect(inputText(field('text', null))).toBe('');
});

test('a refusal is matched to its field', () => {
  const fields = ['Date', 'Repeat', 'Repeat until'].map((label) => field('date', null, { name: label, label }));
  expect(findRefusedField('Date is required', fields)).toEqual({ name: 'Date', sentence: 'Date is required' });
  expect(findRefusedField('Repeat until must be later', fields)?.name).toBe('Repeat until');
  expect(findRefusedField('Dates are hard', fields)).toBeUndefined();
});

test('a change of a list tells what stays, what goes and what comes', () => {
  const words = (value: string[], was: string | null) =>
    listChange(field('list', value, { was }), today)?.map(({ text, state }) => `${state} ${text}`);
  expect(words(['The evening before', '30 minutes before'], 'The evening before, 2 hours before')).toEqual([
    'kept The evening before',
    'gone 2 hours before',
    'added 30 minutes before',
  ]);
  expect(words(['Salt, coarse', 'Oil'], 'Salt, coarse')).toEqual(['kept Salt', 'kept coarse', 'added Oil']);
  // No item stays, so the old and the new list are shown as a whole.
  expect(words(['30 minutes before'], '2 hours before')).toBeUndefined();
  expect(words([], '2 hours before')).toBeUndefined();
  expect(words(['Oil'], null)).toBeUndefined();
  expect(listChange(field('text', 'x', { was: 'y' }), today)).toBeUndefined();
});
