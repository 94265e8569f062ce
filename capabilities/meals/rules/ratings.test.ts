import { describe, expect, test } from 'vitest';
import type { Rating } from '../rating-contract.ts';
import { type GivenRating, likedWords, ratingsAt, refusalWords, tasteOf, tasteWords } from './ratings.ts';

const said = (rating: Rating, date: string, name: string | null = null): GivenRating => ({
  memberId: name && `id of ${name}`,
  memberName: name,
  date,
  rating,
});
const day = (number: number) => `2026-11-0${number}`;

describe("a 'not again'", () => {
  test('wins over what others liked', () => {
    const { refusals } = tasteOf([
      said('liked', day(1)),
      said('not again', day(1), 'Leo'),
      said('liked', day(2), 'Mia'),
    ]);
    expect(refusals).toEqual([said('not again', day(1), 'Leo')]);
  });

  test.each(['liked', 'all right'] as const)("is reversed by a later '%s' of the same person", (later) => {
    expect(tasteOf([said(later, day(3), 'Leo'), said('not again', day(2), 'Leo')]).refusals).toEqual([]);
  });

  test("is not reversed by an earlier rating, or by someone else's", () => {
    const ratings = [said('not again', day(2), 'Leo'), said('liked', day(1), 'Leo'), said('liked', day(3))];
    expect(tasteOf(ratings).refusals).toHaveLength(1);
  });

  test('ends the likes of the one who said it, and of nobody else', () => {
    const ratings = [said('liked', day(1)), said('not again', day(2)), said('liked', day(1), 'Mia')];
    expect(tasteOf(ratings).likes).toEqual([said('liked', day(1), 'Mia')]);
  });

  test('counts only where that person eats', () => {
    const refusals = [said('not again', day(1), 'Leo')];
    expect(ratingsAt(refusals, ['id of Leo', 'id of Mia'])).toEqual(refusals);
    expect(ratingsAt(refusals, ['id of Mia'])).toEqual([]);
    expect(ratingsAt([said('not again', day(1))], [])).toHaveLength(1);
  });
});

test('likes before a date are left out', () => {
  const ratings = [said('liked', day(1)), said('liked', day(5))];
  expect(tasteOf(ratings, day(2)).likes).toEqual([said('liked', day(5))]);
});

describe('in words', () => {
  test.each([
    ['You liked it', [said('liked', day(1))]],
    ['You liked it twice', [said('liked', day(1)), said('liked', day(2))]],
    ['You liked it 3 times', [said('liked', day(1)), said('liked', day(2)), said('liked', day(3), 'Mia')]],
    ['You liked it', [said('liked', day(1)), said('liked', day(1), 'Mia')]],
    ['Mia liked it twice', [said('liked', day(1), 'Mia'), said('liked', day(2), 'Mia')]],
    ['Mia and Leo liked it', [said('liked', day(1), 'Mia'), said('liked', day(2), 'Leo')]],
    [undefined, []],
  ])('%s', (words, likes) => {
    expect(likedWords(likes)).toBe(words);
  });

  test.each([
    ['You said not again', [said('not again', day(1)), said('not again', day(1), 'Leo')]],
    ['Not again, says Leo', [said('not again', day(1), 'Leo')]],
    ['Not again, say Leo and Mia', [said('not again', day(1), 'Leo'), said('not again', day(2), 'Mia')]],
    [undefined, []],
  ])('%s', (words, refusals) => {
    expect(refusalWords(refusals)).toBe(words);
  });

  test('one line says the most important thing', () => {
    expect(tasteWords([said('liked', day(1)), said('not again', day(1), 'Leo')])).toBe('Not again, says Leo');
    expect(tasteWords([said('liked', day(1)), said('all right', day(2))])).toBe('You liked it');
    expect(tasteWords([said('all right', day(2))])).toBe('It was OK last time');
    expect(tasteWords([])).toBeUndefined();
  });
});
