import { expect, test } from 'vitest';
import { withHours } from './hour-left.ts';

test.each([
  ['Leo piano 4 tomorrow', 'Leo piano at 4 tomorrow'],
  ['Mia soccer 5:30, Leo piano 4, Nora dance 3:45', 'Mia soccer 5:30, Leo piano at 4, Nora dance 3:45'],
  ['lunch with neha 1230, call daycare', 'lunch with neha at 1230, call daycare'],
  ['glasses 4 on the list', 'glasses 4 on the list'],
  ['dentist dec 4', 'dentist dec 4'],
  ['practice 3 times', 'practice 3 times'],
])("a number behind what has an hour is one: '%s'", (message, expected) => {
  expect(withHours(message)).toBe(expected);
});
