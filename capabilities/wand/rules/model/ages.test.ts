import { expect, test } from 'vitest';
import { withAges } from './ages.ts';

test('ages replace birthdates at any depth', () => {
  const replaced = withAges(
    {
      rows: [
        { name: 'Mia', birthdate: '2019-03-04' },
        { name: 'Nora', birthdate: '2026-02-10' },
      ],
      birthdate: null,
    },
    '2026-11-16',
  );
  expect(replaced).toEqual({
    rows: [
      { name: 'Mia', age: '7 years' },
      { name: 'Nora', age: '9 months' },
    ],
    birthdate: null,
  });
  expect(withAges([{ birthdate: '2027-01-01' }], '2026-11-16')).toEqual([{ age: 'not born yet' }]);
  expect(withAges([{ birthdate: '' }], '2026-11-16')).toEqual([{ birthdate: '' }]);
});
