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
import { optionalList, optionalTextList, optionalWords } from './list-fields.ts';

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

test('a choice that may be left out is cleared by null and an empty text', () => {
  const pet = optionalOneOf('Pet type', ['dog', 'cat']);
  expect(outcome(pet, 'dog')).toBe('dog');
  expect(outcome(pet, undefined)).toBeUndefined();
  expect(outcome(pet, null)).toBeNull();
  expect(outcome(pet, '')).toBeNull();
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

test('a list of words has each once, in the spelling of the catalogue', () => {
  const diets = optionalWords('Diets', { known: ['Vegan', 'Gluten-Free'], max: 3 });
  expect(outcome(diets, [' vegan', 'Vegan', ''])).toEqual(['Vegan']);
  expect(outcome(diets, ['gluten free', 'no pork'])).toEqual(['Gluten-Free', 'no pork']);
  expect(outcome(diets, null)).toEqual([]);
  expect(outcome(diets, ['a', 'b', 'c', 'd'])).toBe('Diets has too many entries (at most 3)');
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

describe('times', () => {
  const wrong = 'Time must be a time like 16:30';
  test.each([
    ['00:00', '00:00'],
    [' 16:30 ', '16:30'],
    ['23:59', '23:59'],
    ['24:00', wrong],
    ['16:60', wrong],
    ['9:30', wrong],
    ['16:30:00', wrong],
    ['4 pm', wrong],
    [16, 'Time must be text'],
  ])('%j becomes %j, required or not', (value, expected) => {
    expect(outcome(requiredTime('Time'), value)).toBe(expected);
    expect(outcome(optionalTime('Time'), value)).toBe(expected);
  });

  test('one that may be left out is cleared by null and an empty text; one that may not says so', () => {
    expect([null, '', ' ', undefined].map((value) => outcome(optionalTime('Time'), value))).toEqual([
      null,
      null,
      null,
      undefined,
    ]);
    for (const value of [null, '', ' ', undefined])
      expect(outcome(requiredTime('Time'), value)).toBe('Time is required');
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
  ])('%#: %j becomes %j', (shape, value, expected) => expect(outcome(shape, value)).toBe(expected));
});

describe('counts and flags', () => {
  const wrong = 'Kids must be a whole number from 0 to 99';
  test.each([
    [0, 0],
    [99, 99],
    [null, null],
    ['', null],
    [undefined, undefined],
    [100, wrong],
    [-1, wrong],
    [1.5, wrong],
    ['2', wrong],
    [Number.NaN, wrong],
  ])('a count of %j becomes %j', (value, expected) => expect(outcome(optionalCount('Kids'), value)).toBe(expected));

  test.each([
    ['29.99', 2999],
    [' ', null],
    [null, null],
    [undefined, undefined],
    ['-5', 'Cost must be an amount like 29.99'],
    ['100.01', 'Cost must be at most $100.00'],
  ])('%j dollars become %j', (typed, expected) =>
    expect(outcome(optionalDollars('Cost', 10_000), typed)).toBe(expected),
  );

  test('a flag is true, false or left out', () => {
    expect(outcome(optionalFlag('Invite'), true)).toBe(true);
    expect(outcome(optionalFlag('Invite'), undefined)).toBe(undefined);
    expect(outcome(optionalFlag('Invite'), 'yes')).toBe('Invite must be true or false');
  });
});
