import { expect, test } from 'vitest';
import { shortenTypeErrors } from './type-errors.mjs';

const missing = (
  line,
) => `capabilities/chores/server/routes.ts(${line},5): error TS2322: Type '{ id: string; }[]' is not assignable.
  Type '{ id: string; }' is not assignable to type '{ id: string; room: string | null; }'.
    Property 'room' is missing in type '{ id: string; }' but required in type '{ id: string; room: string | null; }'.
`;
const other = `core/dates.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.
`;

test('a column that several routes miss is reported in one line, and other errors stay', () => {
  expect(shortenTypeErrors(missing(15) + other + missing(17))).toBe(
    `capabilities/chores/server/tables.ts has no column 'room', which contract.ts promises: add it, or compute it.\n${other}`,
  );
  const both = missing(15).replace(
    /Property.*/,
    "Type '{}' is missing the following properties from type '{ … }': room, day",
  );
  expect(shortenTypeErrors(both).split('\n')).toEqual([
    expect.stringContaining("tables.ts has no column 'room'"),
    expect.stringContaining("tables.ts has no column 'day'"),
    '',
  ]);
  expect(shortenTypeErrors('')).toBe('');
});

test('a property that is missing elsewhere, such as in a form, stays in the words of the compiler', () => {
  const inForm = missing(3).replace('server/routes.ts', 'web/chore-form.tsx');
  expect(shortenTypeErrors(inForm)).toBe(inForm);
});
