import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  oneOf,
  optionalDate,
  optionalList,
  optionalText,
  optionalTextList,
  requiredDate,
  requiredText,
} from './fields.ts';

const outcome = (shape: z.ZodMiniType, value: unknown) => {
  const parsed = shape.safeParse(value);
  return parsed.success ? parsed.data : parsed.error.issues.map((issue) => issue.message).join('. ');
};

describe('required text', () => {
  const name = requiredText('Name', 10);
  test.each([
    [undefined, 'Name is required'],
    [null, 'Name is required'],
    ['', 'Name is required'],
    ['   ', 'Name is required'],
    [7, 'Name must be text'],
    ['a'.repeat(11), 'Name is too long (at most 10 characters)'],
    ['a\u0000b', 'Name contains a character that cannot be stored'],
    ['a\ud800b', 'Name contains a character that cannot be stored'],
    [' Mia ', 'Mia'],
    ['Zoë 🦕', 'Zoë 🦕'],
  ])('%j becomes %j', (value, expected) => expect(outcome(name, value)).toBe(expected));
});

describe('optional text', () => {
  const notes = optionalText('Notes', 10);
  test('null and blank clear it, absent leaves it alone, everything else stays as typed', () => {
    expect(outcome(notes, null)).toBe(null);
    expect(outcome(notes, '  ')).toBe(null);
    expect(outcome(notes, undefined)).toBe(undefined);
    expect(outcome(notes, ' a\n b ')).toBe(' a\n b ');
    expect(outcome(notes, {})).toBe('Notes must be text');
  });
});

describe('dates', () => {
  test.each([
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', 'Birthdate must be a date like 2026-05-31'],
    ['2026-13-01', 'Birthdate must be a date like 2026-05-31'],
    ['0000-01-01', 'Birthdate must be a date like 2026-05-31'],
    ['9999-01-01', 'Birthdate must be a date like 2026-05-31'],
    ['2026-05-31T00:00:00Z', 'Birthdate must be a date like 2026-05-31'],
    ['', 'Birthdate is required'],
    [undefined, 'Birthdate is required'],
    [20260531, 'Birthdate must be a date like 2026-05-31'],
  ])('a required date turns %j into %j', (value, expected) =>
    expect(outcome(requiredDate('Birthdate'), value)).toBe(expected),
  );

  test.each([
    [null, null],
    ['', null],
    [undefined, undefined],
    ['2026-05-31', '2026-05-31'],
    ['soon', 'Birthdate must be a date like 2026-05-31'],
    [5, 'Birthdate must be a date like 2026-05-31'],
  ])('an optional date turns %j into %j', (value, expected) =>
    expect(outcome(optionalDate('Birthdate'), value)).toBe(expected),
  );
});

test('a choice names the allowed words', () => {
  const pet = oneOf('Pet type', ['dog', 'cat']);
  expect(outcome(pet, 'dog')).toBe('dog');
  expect(outcome(pet, '')).toBe('Pet type is required');
  expect(outcome(pet, 'dragon')).toBe('Pet type must be one of dog, cat');
});

test('a list is trimmed, loses its empty pieces, and null clears it', () => {
  const allergies = optionalTextList('Allergies', 2);
  expect(outcome(allergies, [' peanuts ', '', 'eggs'])).toBe('Allergies has too many entries (at most 2)');
  expect(outcome(allergies, [' peanuts ', ''])).toEqual(['peanuts']);
  expect(outcome(allergies, null)).toEqual([]);
  expect(outcome(allergies, 'peanuts')).toBe('Allergies must be a list of texts');
  expect(outcome(allergies, [1])).toBe('Allergies must be text');
});

test('a list of anything else can be cleared as well, and says what it is a list of', () => {
  const pairs = optionalList('Schedule', z.object({ time: requiredText('Time') }), 'times', 2);
  expect(outcome(pairs, [{ time: '15:30' }])).toEqual([{ time: '15:30' }]);
  expect(outcome(pairs, null)).toEqual([]);
  expect(outcome(pairs, undefined)).toBe(undefined);
  expect(outcome(pairs, 'soon')).toBe('Schedule must be a list of times');
  expect(outcome(pairs, [{}])).toBe('Time is required');
  expect(outcome(pairs, [{ time: '1' }, { time: '2' }, { time: '3' }])).toBe(
    'Schedule has too many entries (at most 2)',
  );
});
