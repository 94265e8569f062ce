import { expect, test } from 'vitest';
import { isWebAddress } from '#core/web-address.ts';
import { isSameIdea } from '../rules/same-idea.ts';
import { giftCategories, priceBands } from './gift-categories.ts';
import { GiftIdea, giftIdeas } from './gift-ideas.ts';
import { interests } from './interests.ts';
import { retailers } from './retailers.ts';

const minimum = 5;
const countWhere = (matches: (idea: (typeof giftIdeas)[number]) => boolean) => giftIdeas.filter(matches).length;

test('every idea matches the schema', () => {
  const issues = giftIdeas.flatMap((idea) => GiftIdea.safeParse(idea).error?.issues ?? []);
  expect(issues).toEqual([]);
});

test('there are at least 260 ideas, and no two of them are nearly the same', () => {
  expect(giftIdeas.length).toBeGreaterThanOrEqual(260);
  const pairs = giftIdeas.flatMap(({ title }, index) =>
    giftIdeas
      .slice(index + 1)
      .flatMap((other) => (isSameIdea(title, other.title) ? [`${title} = ${other.title}`] : [])),
  );
  expect(pairs).toEqual([]);
  expect(new Set(giftIdeas.map(({ description }) => description)).size).toBe(giftIdeas.length);
});

test('every age, interest, price band and category has at least five', () => {
  const ages = Array.from({ length: 18 }, (_, age) => age);
  expect(ages.filter((age) => countWhere(({ ages: [from, to] }) => from <= age && age <= to) < minimum)).toEqual([]);
  expect(interests.filter((key) => countWhere((idea) => idea.interests.includes(key)) < minimum)).toEqual([]);
  expect(priceBands.filter((band) => countWhere((idea) => idea.priceBand === band) < minimum)).toEqual([]);
  expect(giftCategories.filter((category) => countWhere((idea) => idea.category === category) < minimum)).toEqual([]);
});

test('every age range is valid, and every shop has a web address', () => {
  expect(giftIdeas.filter(({ ages: [from, to] }) => from < 0 || from > to || to > 17)).toEqual([]);
  expect(Object.values(retailers).filter(({ searchAddress }) => !isWebAddress(`${searchAddress}kite`))).toEqual([]);
});
