import { expect, test } from 'vitest';
import { type Home, hill, prairie, sample } from '#testing/wand-homes.ts';
import { foundIn } from './found.ts';

const namesIn = (text: string, { family }: Home) =>
  foundIn(text, family).mentions.map(({ who }) => who.map(({ name }) => name));
const meaningsIn = (text: string, { family }: Home) => foundIn(text, family).meanings.map(({ meaning }) => meaning);

test('people are found by name and by what they are', () => {
  expect(namesIn('Mia and Leo have swim', sample).flat()).toEqual(['Mia', 'Leo']);
  expect(namesIn("Brynn's cello and Moose", prairie).flat()).toEqual(['Brynn', 'Moose']);
  expect(namesIn('my husband picks her up', sample).flat()).toEqual(['David']);
  expect(namesIn('the kids', hill).flat()).toEqual(['Wilf', 'Edie', 'Orla']);
});

test('words find the records whose title or place holds them, in another form, too', () => {
  const titles = (text: string, { family }: Home) =>
    foundIn(text, family).words.flatMap(({ things }) => things.map(({ title }) => title));
  expect(titles('the swimming', sample)).toContain('Swim class');
  expect(titles('two haircuts', sample)).toEqual(['Haircut', 'Haircut']);
  expect(titles('mammograms', prairie)).toEqual(['Mammogram']);
  expect(titles('juggling', hill)).toEqual([]);
});

test('days and hours have a part in the sentence', () => {
  const { when } = foundIn('move swim from friday at 3 to Thursday at 4', sample.family);
  expect(when.map(({ kind, role }) => [kind, role])).toEqual([
    ['day', 'start'],
    ['time', 'plain'],
    ['day', 'to'],
    ['time', 'plain'],
  ]);
});

test('a meaning may have its words apart', () => {
  expect(meaningsIn('take the coffee off the list', prairie)).toContain('remove');
  expect(meaningsIn('take the bus', prairie)).not.toContain('remove');
  const meant = foundIn('take the coffee off the list', prairie.family).meanings.find(
    ({ meaning }) => meaning === 'remove',
  );
  expect(meant?.at).toEqual([0, 3]);
});

test('who talks is found in small words', () => {
  expect(foundIn('book Snips for me', hill.family).self?.who.name).toBe('Hattie');
  expect(foundIn('book Snips for Edie', hill.family).self).toBeUndefined();
});
