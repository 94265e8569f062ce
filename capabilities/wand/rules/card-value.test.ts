import { expect, test } from 'vitest';
import { formatValue, parseValue } from './card-value.ts';
import type { FieldSpec, Value } from './tools/tool.ts';

type Kind = FieldSpec['kind'];
const field = (kind: Kind) => ({ label: 'Field', kind });
const options = [
  { value: 'id-1', label: 'Mia' },
  { value: 'road-trip', label: 'Road trip' },
];

test.each<[Kind, Value, Value]>([
  ['text', 31, '31'],
  ['text', ['a', 'b'], 'a, b'],
  ['long', 'As it is ', 'As it is '],
  ['date', ' 2026-11-16 ', '2026-11-16'],
  ['time', '9:05', '09:05'],
  ['time', '19:05', '19:05'],
  ['choice', 'id-1', 'id-1'],
  ['choice', ' mia', 'id-1'],
  ['choice', 'Road-Trip', 'road-trip'],
  ['many', 'Mia', ['id-1']],
  ['many', ['mia', 'id-1', 'road trip'], ['id-1', 'road-trip']],
  ['many', [], []],
  ['list', 'milk', ['milk']],
  ['list', ['MIA', 'Grandma'], ['id-1', 'Grandma']],
  ['count', '6', 6],
  ['count', 6, 6],
  ['money', 9500, 9500],
  ['money', '$95', 9500],
  ['flag', 'yes', true],
  ['flag', false, false],
  ['text', '', null],
  ['many', null, null],
])('a %s field parses %j as %j', (kind, given, value) => {
  expect(parseValue(field(kind), given, options)).toEqual(value);
});

test.each<[Kind, Value, string]>([
  ['date', '2026-02-30', 'Field must be a date like 2026-05-31'],
  ['date', 'tomorrow', 'Field must be a date like 2026-05-31'],
  ['choice', 'Leo', 'Field must be one of Mia, Road trip'],
  ['many', ['Mia', 'Leo'], 'Field must be one of Mia, Road trip'],
  ['count', 'few', 'Field must be a whole number'],
  ['count', 1.5, 'Field must be a whole number'],
  ['money', 'much', 'Field must be an amount like 29.99'],
  ['money', 9.5, 'Field must be a whole number'],
  ['flag', 'maybe', 'Field must be yes or no'],
])('a %s field refuses %j', (kind, given, sentence) => {
  expect(() => parseValue(field(kind), given, options)).toThrow(sentence);
});

test('a refusal does not list a hundred options', () => {
  const many = Array.from({ length: 100 }, (_, n) => ({ value: `${n}`, label: `Recipe ${n}` }));
  expect(() => parseValue(field('choice'), 'Tacos', many)).toThrow("Field 'Tacos' is not known");
});

test.each<[Value, Kind, string]>([
  [null, 'text', ''],
  [9500, 'money', '$95.00'],
  [4, 'count', '4'],
  [true, 'flag', 'Yes'],
  ['id-1', 'choice', 'Mia'],
  [['id-1', 'Grandma'], 'list', 'Mia, Grandma'],
  ['2026-11-16', 'date', '2026-11-16'],
])('%j of kind %s is shown as %j', (value, kind, words) => {
  expect(formatValue(value, kind, options)).toBe(words);
});
