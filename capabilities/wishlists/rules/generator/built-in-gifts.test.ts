import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWebAddress } from '#core/web-address.ts';
import { concernsOf, dietFindings } from '#food/diets.ts';
import { giftIdeas } from '../../catalogue/gift-ideas.ts';
import { isSameIdea } from '../same-idea.ts';
import { builtInGifts } from './built-in-gifts.ts';
import type { ChildFacts } from './gift-generator.ts';
import { interestsIn } from './known-interests.ts';

const child: ChildFacts = {
  childId: '7c8e5a54-0f3c-4a86-9f57-3d1c6f1a1d11',
  year: 2027,
  turns: 7,
  interests: [],
  favoriteColors: [],
  clothingSize: null,
  shoeSize: null,
  allergies: [],
  dietaryRestrictions: [],
};
const noHistory = { never: [], seen: [] };
const titles = (facts: Partial<ChildFacts>, history = noHistory as { never: string[]; seen: string[] }) =>
  builtInGifts({ ...child, ...facts }, history).map(({ title }) => title);
const ideaOf = (title: string) => giftIdeas.find((idea) => idea.title === title);

const someOf = (words: readonly string[]) =>
  fc.uniqueArray(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 6 });
const size = fc.option(fc.constantFrom('122', '6X', 'M'), { nil: null });
const anyChild = fc.record<ChildFacts>({
  childId: fc.uuid(),
  year: fc.integer({ min: 2026, max: 2040 }),
  turns: fc.integer({ min: 0, max: 17 }),
  interests: someOf(['dinos', 'Soccer', 'Minecraft', 'horses', 'axolotls', 'curling', 'baking with grandma']),
  favoriteColors: someOf(['teal', 'gold']),
  clothingSize: size,
  shoeSize: size,
  allergies: someOf(['peanuts', 'Gluten', 'dairy', 'eggs', 'wool', 'latex', 'nuts']),
  dietaryRestrictions: someOf(['Vegan', 'halal', 'Vegetarian']),
});
const anyTitles = fc.array(fc.oneof(fc.constantFrom(...giftIdeas.map(({ title }) => title)), fc.string()), {
  maxLength: 60,
});

test('ideas fit the age, contain no allergen, were never given or removed, and are distinct, for any child', () => {
  fc.assert(
    fc.property(anyChild, anyTitles, anyTitles, (facts, never, seen) => {
      const ideas = builtInGifts(facts, { never, seen });
      expect(builtInGifts(facts, { never, seen })).toEqual(ideas);
      expect(ideas.length).toBeLessThanOrEqual(12);
      for (const [index, { title, productUrl }] of ideas.entries()) {
        expect(isWebAddress(productUrl)).toBe(true);
        expect(never.filter((other) => isSameIdea(other, title))).toEqual([]);
        expect(ideas.slice(index + 1).filter((other) => isSameIdea(other.title, title))).toEqual([]);
        const { ages = [0, 17], contains = [] } = ideaOf(title) ?? {};
        expect(ages[0] <= facts.turns && facts.turns <= ages[1]).toBe(true);
        const person = { ...facts, id: '1', name: 'Mia' };
        expect(
          concernsOf(
            [person],
            contains.map((line) => ({ line, ...dietFindings(line) })),
          ),
        ).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('every age gets twelve ideas of many categories and prices, even without further facts', () => {
  for (let turns = 0; turns <= 19; turns++) {
    const ideas = builtInGifts({ ...child, turns }, noHistory);
    expect(ideas).toHaveLength(12);
    expect(new Set(ideas.map(({ category }) => category)).size).toBeGreaterThanOrEqual(turns === 0 ? 4 : 8);
    expect(new Set(ideas.map(({ estimatedPrice }) => estimatedPrice)).size).toBeGreaterThanOrEqual(3);
    expect(ideas.filter(({ category }) => category === 'Clothing').length).toBeLessThanOrEqual(1);
  }
});

test("the child's interests are frequent, and ideas that require an interest go only to such children", () => {
  const horseIdeas = (list: string[]) => list.filter((title) => ideaOf(title)?.interests.includes('horses'));
  expect(horseIdeas(titles({ interests: ['Ponies!'], turns: 9 })).length).toBeGreaterThanOrEqual(3);
  const others = titles({ interests: ['space'], turns: 9 }).map(ideaOf);
  expect(others.filter((idea) => idea?.mustLove && !idea.interests.includes('space'))).toEqual([]);
});

test.each([
  ['Dinos', ['dinosaurs']],
  ['soccer & chess', ['ballSports', 'boardGames']],
  ['Minecraft', ['building', 'gaming']],
  ['T-Rex', ['dinosaurs']],
  ['curling', []],
  ['carpets', []],
])('the text %s matches the interests %j', (text, keys) => {
  expect(interestsIn(text).toSorted()).toEqual(keys);
});

test('an interest that is not in the catalogue becomes a book about it, once', () => {
  expect(titles({ interests: ['curling'] })).toContain('A book about curling');
  expect(titles({ interests: ['curling'] }, { never: [], seen: ['A book about curling'] })).not.toContain(
    'A book about curling',
  );
  expect(titles({ interests: ['curling'] }, { never: ['book about Curling'], seen: [] })).not.toContain(
    'A book about curling',
  );
});

test('clothing has the right size, colors are favorite ones, and the search includes both', () => {
  const facts = { ...child, clothingSize: '6X & up', favoriteColors: ['teal'] };
  const [clothing, ...more] = builtInGifts(facts, noHistory).filter(({ category }) => category === 'Clothing');
  expect(more).toEqual([]);
  expect(clothing?.description).toContain('In size 6X & up.');
  expect(clothing?.productUrl).toContain('size%206X%20%26%20up');
  const shoes = builtInGifts({ ...child, shoeSize: '30', turns: 5 }, noHistory);
  expect(shoes.find(({ category }) => category === 'Clothing')?.description).toContain('In shoe size 30.');
  const colorful = giftIdeas.filter(({ comesIn }) => comesIn?.includes('color')).map(({ title }) => title);
  for (const { title, description } of builtInGifts(facts, noHistory))
    expect(description.includes('Best in teal.')).toBe(colorful.includes(title));
});

test("next year's ideas are different", () => {
  const seen = titles({});
  expect(titles({ year: 2028, turns: 8 }, { never: [], seen }).filter((title) => seen.includes(title))).toEqual([]);
});
