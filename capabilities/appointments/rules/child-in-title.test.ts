import { expect, test } from 'vitest';
import { childInTitle } from './child-in-title.ts';

const [mia, leo, zoe] = [{ name: 'Mia' }, { name: 'Leo James' }, { name: ' Zoë ' }];

test.each([
  ['Dentist Mia', mia],
  ["mia's dentist", mia],
  ['Leo: swim class', leo],
  ['Haircut (Zoë)', zoe],
  ['Dentist', undefined],
  ['Miami trip', undefined],
  ['James', undefined],
  ['Dentist for Mia and Leo', undefined],
  ['', undefined],
])("'%s'", (title, child) => {
  expect(childInTitle(title, [mia, leo, zoe])).toBe(child);
});

test('two children with the same first name', () => {
  expect(childInTitle('Dentist Leo', [leo, { name: 'Leo Paul' }])).toBeUndefined();
});
