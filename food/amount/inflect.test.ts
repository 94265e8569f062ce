import { expect, test } from 'vitest';
import { parseLine } from '../server/reader.ts';
import { listedName } from './inflect.ts';
import { merge } from './merge.ts';

const nameOf = (...lines: string[]) => {
  const [need] = merge(lines.map((line) => ({ parsed: parseLine(line), source: line })));
  return need && listedName(need);
};

test('a name is in the plural if more than one piece is needed', () => {
  expect(nameOf('1 onion', '1 onion', '1 onion')).toBe('onions');
  expect(nameOf('1 red bell pepper', '1/2 red bell pepper')).toBe('red bell peppers');
  expect(nameOf('2 mangoes')).toBe('mangoes');
  expect(nameOf('1 carrot', '2 cups carrot')).toBe('carrots');
  expect(nameOf('1 Tomato', '1 Tomato')).toBe('Tomatoes');
});

test('other names stay as the recipes say them', () => {
  expect(nameOf('1 onion')).toBe('onion');
  expect(nameOf('1/2 onion')).toBe('onion');
  expect(nameOf('2 cups milk')).toBe('milk');
  expect(nameOf('2 zucchini')).toBe('zucchini');
});
