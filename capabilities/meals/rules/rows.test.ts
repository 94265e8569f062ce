import { expect, test } from 'vitest';
import { rowFor, rowsOf } from './rows.ts';

const ana = { id: 'a', name: 'Ana', memberType: 'adult' } as const;
const mia = { id: 'm', name: 'Mia', memberType: 'child' } as const;
const rex = { id: 'r', name: 'Rex', memberType: 'pet' } as const;
const household = [ana, mia, rex];
const swimmers = { id: 'g', name: 'Swimmers', memberIds: ['m', 'r', 'gone'] };

const family = { assignedTo: 'family', name: 'Family', memberIds: ['a', 'm'] };
const adults = { assignedTo: 'adults', name: 'Adults', memberIds: ['a'] };
const kids = { assignedTo: 'kids', name: 'Kids', memberIds: ['m'] };
const group = { assignedTo: 'g', name: 'Swimmers', memberIds: ['m'] };
const anaRow = { assignedTo: 'a', name: 'Ana', memberIds: ['a'] };

test.each([
  ['individual', household, [anaRow, { assignedTo: 'm', name: 'Mia', memberIds: ['m'] }]],
  ['parents-children', household, [adults, kids]],
  ['custom', household, [group]],
  ['family', household, [family]],
  ['individual', [rex], [{ ...family, memberIds: [] }]],
  ['parents-children', [ana], [{ ...family, memberIds: ['a'] }]],
] as const)('grouping %s gives the rows of %j', (familyGrouping, household, rows) => {
  expect(rowsOf({ familyGrouping, customGroups: [swimmers] }, household)).toEqual(rows);
});

test('without custom groups there is one family row', () => {
  expect(rowsOf({ familyGrouping: 'custom', customGroups: [] }, household)).toEqual([family]);
});

test('rowFor finds people and groups in any grouping, but no pets or unknown ids', () => {
  const found = (assignedTo: string) => rowFor(assignedTo, { customGroups: [swimmers] }, household);
  expect(['family', 'adults', 'kids', 'a', 'g'].map(found)).toEqual([family, adults, kids, anaRow, group]);
  expect(['r', 'gone', ''].map(found)).toEqual([undefined, undefined, undefined]);
});
