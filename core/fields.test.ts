import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  oneOf,
  optionalCount,
  optionalDate,
  optionalDollars,
  optionalEmail,
  optionalFlag,
  optionalOneOf,
  optionalText,
  optionalTime,
  optionalWebAddress,
  requiredDate,
  requiredEmail,
  requiredText,
  requiredTime,
  requiredWebAddress,
} from './fields.ts';
import { optionalList, optionalTextList, optionalUniqueWords } from './list-fields.ts';

const parse = (shape: z.ZodMiniType, value: unknown) => {
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
    ['a\u0000b', "Name contains a character we can't save"],
    ['a\ud800b', "Name contains a character we can't save"],
    [' Mia ', 'Mia'],
    ['Zoë 🦕', 'Zoë 🦕'],
  ])('%j becomes %j', (value, expected) => expect(parse(name, value)).toBe(expected));
});

describe('optional text', () => {
  const notes = optionalText('Notes', 10);
  test('is cleared by null and blank, unchanged if absent, and otherwise kept as typed', () => {
    expect(parse(notes, null)).toBe(null);
    expect(parse(notes, '  ')).toBe(null);
    expect(parse(notes, undefined)).toBe(undefined);
    expect(parse(notes, ' a\n b ')).toBe(' a\n b ');
    expect(parse(notes, {})).toBe('Notes must be text');
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
    expect(parse(requiredDate('Birthdate'), value)).toBe(expected),
  );

  test.each([
    [null, null],
    ['', null],
    [undefined, undefined],
    ['2026-05-31', '2026-05-31'],
    ['soon', 'Birthdate must be a date like 2026-05-31'],
    [5, 'Birthdate must be a date like 2026-05-31'],
  ])('an optional date turns %j into %j', (value, expected) =>
    expect(parse(optionalDate('Birthdate'), value)).toBe(expected),
  );
});

test('an invalid choice gets an error that lists the allowed words', () => {
  const pet = oneOf('Pet type', ['dog', 'cat']);
  expect(parse(pet, 'dog')).toBe('dog');
  expect(parse(pet, '')).toBe('Pet type is required');
  expect(parse(pet, 'dragon')).toBe('Pet type must be one of dog, cat');
});

test('an optional choice is cleared by null and an empty string', () => {
  const pet = optionalOneOf('Pet type', ['dog', 'cat']);
  expect(parse(pet, 'dog')).toBe('dog');
  expect(parse(pet, undefined)).toBeUndefined();
  expect(parse(pet, null)).toBeNull();
  expect(parse(pet, '')).toBeNull();
  expect(parse(pet, 'dragon')).toBe('Pet type must be one of dog, cat');
});

test('a text list is trimmed, loses its empty items, and is cleared by null', () => {
  const allergies = optionalTextList('Allergies', 2);
  expect(parse(allergies, [' peanuts ', '', 'eggs'])).toBe('Allergies has too many entries (at most 2)');
  expect(parse(allergies, [' peanuts ', ''])).toEqual(['peanuts']);
  expect(parse(allergies, null)).toEqual([]);
  expect(parse(allergies, 'peanuts')).toBe('Allergies must be a list of texts');
  expect(parse(allergies, [1])).toBe('Allergies must be text');
});

test('a word list drops duplicates and uses the spelling of the catalogue', () => {
  const diets = optionalUniqueWords('Diets', { known: ['Vegan', 'Gluten-Free'], max: 3 });
  expect(parse(diets, [' vegan', 'Vegan', ''])).toEqual(['Vegan']);
  expect(parse(diets, ['gluten free', 'no pork'])).toEqual(['Gluten-Free', 'no pork']);
  expect(parse(diets, null)).toEqual([]);
  expect(parse(diets, ['a', 'b', 'c', 'd'])).toBe('Diets has too many entries (at most 3)');
});

test('a list of objects is cleared by null, and its errors name what it contains', () => {
  const schedule = optionalList('Schedule', z.object({ time: requiredText('Time') }), 'times', 2);
  expect(parse(schedule, [{ time: '15:30' }])).toEqual([{ time: '15:30' }]);
  expect(parse(schedule, null)).toEqual([]);
  expect(parse(schedule, undefined)).toBe(undefined);
  expect(parse(schedule, 'soon')).toBe('Schedule must be a list of times');
  expect(parse(schedule, [{}])).toBe('Time is required');
  expect(parse(schedule, [{ time: '1' }, { time: '2' }, { time: '3' }])).toBe(
    'Schedule has too many entries (at most 2)',
  );
});

describe('times', () => {
  const error = 'Time must be a time like 16:30';
  test.each([
    ['00:00', '00:00'],
    [' 16:30 ', '16:30'],
    ['23:59', '23:59'],
    ['24:00', error],
    ['16:60', error],
    ['9:30', error],
    ['16:30:00', error],
    ['4 pm', error],
    [16, 'Time must be text'],
  ])('%j becomes %j, required or not', (value, expected) => {
    expect(parse(requiredTime('Time'), value)).toBe(expected);
    expect(parse(optionalTime('Time'), value)).toBe(expected);
  });

  test('an optional time is cleared by null and blank; a required one is rejected', () => {
    expect([null, '', ' ', undefined].map((value) => parse(optionalTime('Time'), value))).toEqual([
      null,
      null,
      null,
      undefined,
    ]);
    for (const value of [null, '', ' ', undefined]) expect(parse(requiredTime('Time'), value)).toBe('Time is required');
  });
});

describe('addresses', () => {
  test.each([
    [requiredEmail('Email'), ' ana@example.com ', 'ana@example.com'],
    [requiredEmail('Email'), '', 'Email is required'],
    [requiredEmail('Email'), 'ana', 'Email must be an address like name@example.com'],
    [optionalEmail('Email'), ' ana@example.com ', 'ana@example.com'],
    [optionalEmail('Email'), ' ', null],
    [optionalEmail('Email'), null, null],
    [optionalEmail('Email'), undefined, undefined],
    [optionalEmail('Email'), 'a@b.example, c@d.example', 'Email must be an address like name@example.com'],
    [optionalWebAddress('Link'), ' https://example.com/a ', 'https://example.com/a'],
    [optionalWebAddress('Link'), '', null],
    [optionalWebAddress('Link'), 'javascript:alert(1)', 'Link must be an address that starts with http:// or https://'],
    [optionalWebAddress('Link'), 7, 'Link must be text'],
    [requiredWebAddress('URL', 'Please enter a valid URL'), ' https://example.com/a ', 'https://example.com/a'],
    [requiredWebAddress('URL', 'Please enter a valid URL'), '', 'Please enter a valid URL'],
    [requiredWebAddress('URL', 'Please enter a valid URL'), 'example.com', 'Please enter a valid URL'],
    [requiredWebAddress('URL', 'Please enter a valid URL'), 'data:text/html,hi', 'Please enter a valid URL'],
    [requiredWebAddress('URL', 'Please enter a valid URL'), 'https://me:pw@example.com', 'Please enter a valid URL'],
    [requiredWebAddress('URL', 'Please enter a valid URL'), undefined, 'URL is required'],
  ])('case %#', (shape, value, expected) => expect(parse(shape, value)).toBe(expected));
});

describe('counts and flags', () => {
  const error = 'Kids must be a whole number from 0 to 99';
  test.each([
    [0, 0],
    [99, 99],
    [null, null],
    ['', null],
    [undefined, undefined],
    [100, error],
    [-1, error],
    [1.5, error],
    ['2', error],
    [Number.NaN, error],
  ])('a count of %j becomes %j', (value, expected) => expect(parse(optionalCount('Kids'), value)).toBe(expected));

  test.each([
    ['29.99', 2999],
    [' ', null],
    [null, null],
    [undefined, undefined],
    ['-5', 'Cost must be an amount like 29.99'],
    ['100.01', 'Cost must be at most $100.00'],
  ])('an amount of %j becomes %j', (typed, expected) =>
    expect(parse(optionalDollars('Cost', 10_000), typed)).toBe(expected),
  );

  test('a flag is true, false or absent', () => {
    expect(parse(optionalFlag('Invite'), true)).toBe(true);
    expect(parse(optionalFlag('Invite'), undefined)).toBe(undefined);
    expect(parse(optionalFlag('Invite'), 'yes')).toBe('Invite must be true or false');
  });
});
