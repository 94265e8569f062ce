import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giftCategories, priceBands } from '../../catalogue/gift-categories.ts';
import { giftIdeas } from '../../catalogue/gift-ideas.ts';
import { retailers } from '../../catalogue/retailers.ts';
import { isSameIdea } from '../same-idea.ts';
import { builtInGifts } from './built-in-gifts.ts';
import type { ChildFacts } from './gift-generator.ts';
import { checkedGifts, giftFacts, type ModelGifts } from './model-gifts.ts';

const mia: ChildFacts = {
  childId: '7c8e5a54-0f3c-4a86-9f57-3d1c6f1a1d11',
  year: 2027,
  turns: 7,
  interests: ['dinosaurs'],
  favoriteColors: [],
  clothingSize: null,
  shoeSize: null,
  allergies: ['peanuts'],
  dietaryRestrictions: [],
};
const noHistory = { never: [], seen: [] };
const sled: ModelGifts['ideas'][number] = {
  title: 'Wooden sled',
  description: 'For the first snow.',
  category: 'Outdoors & Sports',
  priceBand: '$30-60',
  youngestAge: 5,
  oldestAge: 12,
  foodsAndMaterials: ['wood'],
};
const titles = (ideas: ModelGifts['ideas'], history: { never: string[]; seen: string[] } = noHistory) =>
  checkedGifts({ ideas }, mia, history).map(({ title }) => title);

test('valid ideas come first, with a shop and link from our list, and the catalogue fills up to twelve', () => {
  const [first, ...others] = checkedGifts({ ideas: [sled] }, mia, noHistory);
  expect(first).toMatchObject({ title: 'Wooden sled', estimatedPrice: '$30-60', ageAppropriate: true });
  const shops = Object.values(retailers);
  expect(shops.find(({ name }) => name === first?.retailer)?.searchAddress).toBe(
    first?.productUrl.replace('wooden%20sled', ''),
  );
  expect(others).toHaveLength(11);
  expect(checkedGifts({ ideas: [] }, mia, noHistory)).toEqual(builtInGifts(mia, noHistory));
});

test.each<[string, Partial<typeof sled>]>([
  ['another age', { oldestAge: 6 }],
  ['an allergen in it', { foodsAndMaterials: ['peanut butter'] }],
  ['an allergen in its title only', { title: 'Peanut brittle sled' }],
  ['a web address', { description: 'Buy it at https://evil.example' }],
  ['no title', { title: ' \u0000 ' }],
])('an idea with %s is left out', (_case, invalid) => {
  expect(titles([{ ...sled, ...invalid }]).filter((title) => /sled/i.test(title))).toEqual([]);
});

test('ideas that were given, removed or seen, and duplicates, are left out', () => {
  expect(titles([sled], { never: ['A wooden sled'], seen: [] })).not.toContain('Wooden sled');
  expect(titles([sled], { never: [], seen: ['Wooden sled'] })).not.toContain('Wooden sled');
  expect(titles([sled, { ...sled, title: 'wooden SLED!' }]).filter((title) => /sled/i.test(title))).toHaveLength(1);
});

test('for any output of a model, the ideas are distinct, not given or removed before, and link to our shops', () => {
  const anyTitle = fc.oneof(fc.constantFrom(...giftIdeas.map(({ title }) => title)), fc.string());
  const anyIdea = fc.record({
    title: anyTitle,
    description: fc.string(),
    category: fc.constantFrom(...giftCategories),
    priceBand: fc.constantFrom(...priceBands),
    youngestAge: fc.integer({ min: -1, max: 20 }),
    oldestAge: fc.integer({ min: -1, max: 20 }),
    foodsAndMaterials: fc.array(fc.string(), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(anyIdea, { maxLength: 20 }), fc.array(anyTitle, { maxLength: 20 }), (ideas, never) => {
      const list = checkedGifts({ ideas }, mia, { never, seen: [] });
      expect(list.length).toBeLessThanOrEqual(12);
      for (const [index, { title, productUrl }] of list.entries()) {
        expect(never.filter((other) => isSameIdea(other, title))).toEqual([]);
        expect(list.slice(index + 1).filter((other) => isSameIdea(other.title, title))).toEqual([]);
        expect(Object.values(retailers).some(({ searchAddress }) => productUrl.startsWith(searchAddress))).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);

test('the model gets only the age, the interests, the favorite colors and earlier ideas', () => {
  const child = {
    ...mia,
    clothingSize: '122',
    shoeSize: '30',
    dietaryRestrictions: ['vegan'],
    favoriteColors: ['teal'],
  };
  const facts = giftFacts(child, { never: ['A bike from Grandma Ruth'], seen: ['Wooden sled'] });
  expect(JSON.parse(facts)).toEqual({
    turns: 7,
    interests: ['dinosaurs'],
    favoriteColors: ['teal'],
    seen: ['Wooden sled'],
  });
});

test('only the first 40 ideas of a model are read', () => {
  const ideas = Array.from({ length: 50 }, (_, at) => ({
    ...sled,
    title: `Sled ${'abcdefghij'[at % 10]}${at}`,
    oldestAge: at < 40 ? 6 : 12,
  }));
  expect(titles(ideas).filter((title) => /sled/i.test(title))).toEqual([]);
});
