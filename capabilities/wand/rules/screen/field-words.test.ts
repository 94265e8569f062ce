import { expect, test } from 'vitest';
import type { CardField } from '../../card-contract.ts';
import { faultOf, typedText, typedValue, valueWords, wasWords } from './field-words.ts';

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
] as const)('a %s of %j reads %s', (kind, value, words) => {
  const given = typeof value === 'object' && value !== null ? [...value] : value;
  expect(valueWords(field(kind, given, { options: kind === 'list' ? [] : people }), today)).toBe(words);
});

test('what stood there before reads the same way', () => {
  expect(wasWords(field('time', '16:00', { was: '15:30' }), today)).toBe('3:30 PM');
  expect(wasWords(field('date', '2026-11-20', { was: '2026-11-19' }), today)).toBe('Thu, Nov 19');
  expect(wasWords(field('money', 1, { was: '$12.99' }), today)).toBe('$12.99');
  expect(wasWords(field('text', 'x'), today)).toBe('');
});

test.each([
  ['text', ' Dentist ', 'Dentist'],
  ['long', '  ', null],
  ['money', '12.5', '12.5'],
  ['list', 'milk\n\n 2 eggs ', ['milk', '2 eggs']],
  ['list', '', []],
] as const)('%s typed as %j means %j', (kind, typed, value) => {
  expect(typedValue(kind, typed)).toEqual(value);
});

test('a value stands in its field as one types it', () => {
  expect(typedText(field('money', 1205))).toBe('12.05');
  expect(typedText(field('list', ['a', '2 cups flour, sifted'], { options: people }))).toBe(
    'Mia\n2 cups flour, sifted',
  );
  expect(typedText(field('date', '2026-11-19'))).toBe('2026-11-19');
  expect(typedText(field('text', null))).toBe('');
});

test('a refusal is said at the field that it speaks of', () => {
  const fields = ['Date', 'Repeat', 'Repeat until'].map((label) => field('date', null, { name: label, label }));
  expect(faultOf('Date is required', fields)).toEqual({ name: 'Date', sentence: 'Date is required' });
  expect(faultOf('Repeat until must be later', fields)?.name).toBe('Repeat until');
  expect(faultOf('Dates are hard', fields)).toBeUndefined();
});
