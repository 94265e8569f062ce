import { expect, test } from 'vitest';
import { rowFor, rowsOf } from './rows.ts';

const ana = { id: 'a', name: 'Ana', memberType: 'adult' } as const;
const mia = { id: 'm', name: 'Mia', memberType: 'child' } as const;
const rex = { id: 'r', name: 'Rex', memberType: 'pet' } as const;
const everybody = [ana, mia, rex];
const swimmers = { id: 'g', name: 'Swimmers', memberIds: ['m', 'r', 'gone'] };

const family = { assignedTo: 'family', name: 'Family', memberIds: ['a', 'm'] };
const adults = { assignedTo: 'adults', name: 'Adults', memberIds: ['a'] };
const kids = { assignedTo: 'kids', name: 'Kids', memberIds: ['m'] };
const group = { assignedTo: 'g', name: 'Swimmers', memberIds: ['m'] };
const her = { assignedTo: 'a', name: 'Ana', memberIds: ['a'] };

test.each([
  ['individual', everybody, [her, { assignedTo: 'm', name: 'Mia', memberIds: ['m'] }]],
  ['parents-children', everybody, [adults, kids]],
  ['custom', everybody, [group]],
  ['family', everybody, [family]],
  ['individual', [rex], [{ ...family, memberIds: [] }]],
  ['parents-children', [ana], [{ ...family, memberIds: ['a'] }]],
] as const)('grouping %s gives the rows of %j', (familyGrouping, household, rows) => {
  expect(rowsOf({ familyGrouping, customGroups: [swimmers] }, household)).toEqual(rows);
});

test('without groups of her own there is one row for the family', () => {
  expect(rowsOf({ familyGrouping: 'custom', customGroups: [] }, everybody)).toEqual([family]);
});

test('people and groups have a row whatever the grouping, but pets and strangers have none', () => {
  const found = (assignedTo: string) => rowFor(assignedTo, { customGroups: [swimmers] }, everybody);
  expect(['family', 'adults', 'kids', 'a', 'g'].map(found)).toEqual([family, adults, kids, her, group]);
  expect(['r', 'gone', ''].map(found)).toEqual([undefined, undefined, undefined]);
});
