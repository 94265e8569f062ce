import { expect, test } from 'vitest';
import { inFamilyOrder, isTheirsOrOpen, nobodyLabel } from './people.ts';

test('children are sorted from eldest to youngest, adults and pets keep the order of entry', () => {
  const member = (memberType: 'adult' | 'child' | 'pet', name: string, birthdate: string | null) => ({
    memberType,
    name,
    birthdate,
  });
  const members = [
    member('pet', 'Rex', '2020-01-01'),
    member('child', 'Noa', '2026-01-10'),
    member('adult', 'Ben', '1990-01-01'),
    member('child', 'Mia', '2019-03-04'),
    member('adult', 'Ana', '1980-01-01'),
    member('pet', 'Bubbles', null),
  ];
  expect(inFamilyOrder(members).map(({ name }) => name)).toEqual(['Ben', 'Ana', 'Mia', 'Noa', 'Rex', 'Bubbles']);
});

test('an adult sees their own records and those without an assignee', () => {
  const records = [{ assigneeId: 'ana' }, { assigneeId: 'david' }, { assigneeId: null }];
  expect(records.filter(isTheirsOrOpen('ana'))).toEqual([{ assigneeId: 'ana' }, { assigneeId: null }]);
  expect(records.filter(isTheirsOrOpen(null))).toEqual(records);
});

test.each([
  [1, 'Any of us'],
  [2, 'Either of us'],
  [3, 'Any of us'],
])('of %i adults, nobody in particular is: %s', (adults, expected) => expect(nobodyLabel(adults)).toBe(expected));
