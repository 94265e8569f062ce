import { expect, test } from 'vitest';
import { keepingQualityOf } from './keeping.ts';

test('stews and bakes keep well, fish and fried things poorly', () => {
  const names = ['Beef Chili', 'Salmon Curry', 'Sheet-Pan Tacos', 'Chicken with Rice', 'Vegetable Lasagna', ''];
  expect(names.map(keepingQualityOf)).toEqual(['well', 'poorly', 'poorly', 'fair', 'well', 'fair']);
});
