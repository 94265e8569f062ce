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
    `capabilities/chores/server/tables.ts has no column 'room': add it, or compute it in the answer, because contract.ts promises it.\n${other}`,
  );
  expect(shortenTypeErrors('')).toBe('');
});

test('a property that is missing elsewhere, such as in a form, stays in the words of the compiler', () => {
  const inForm = missing(3).replace('server/routes.ts', 'web/chore-form.tsx');
  expect(shortenTypeErrors(inForm)).toBe(inForm);
});
