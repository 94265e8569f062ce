import { expect, test } from 'vitest';
import { hill, prairie, sample, talkIn } from '#testing/wand-homes.ts';
import type { Part } from '../read.ts';
import { readingsAs, readingsOf } from '../read.ts';
import { intentsOf } from './intents.ts';
import { formatEntry, likelihoodsWith, parseWeights, softmax, weightUnit } from './likelihood.ts';
import { namesPlainly } from './plain-names.ts';
import { added, featuresFrom, scoreOf } from './scores.ts';
import { trustFeatures, trustFrom, trustIn } from './trust.ts';

test('a score is the sum of what each feature weighs', () => {
  const features = featuresFrom({ 'left words': 2, missing: 1, choices: 0 });
  expect([...features.keys()]).toEqual(['left words', 'missing']);
  expect(scoreOf(features, { 'left words': -1.5, missing: -0.5, choices: 9 })).toBe(-3.5);
  expect(added(features, new Map([['missing', 2]]))).toEqual(
    new Map([
      ['left words', 2],
      ['missing', 3],
    ]),
  );
});

test('weights come back from their text, and likelihoods add up to one', () => {
  const text = [
    formatEntry('word milk', [
      [0, 4],
      [70, -8],
    ]),
    formatEntry('word move', [[1, 31]]),
  ].join('\n');
  expect(parseWeights(text)).toEqual(
    new Map([
      ['word milk', Float32Array.of(0, 4 * weightUnit, 70, -8 * weightUnit)],
      ['word move', Float32Array.of(1, 31 * weightUnit)],
    ]),
  );
  const likely = likelihoodsWith(parseWeights(text), ['add', 'move'], ['word move']);
  expect(likely.get('move')).toBeGreaterThan(0.99);
  expect([...softmax(Float64Array.of(1, 2, 900))].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
});

test('the likelihoods of a sentence add up to one, in any household', () => {
  for (const { family } of [sample, prairie, hill])
    for (const text of ['add milk', '', 'when is the dentist?', '🙃'])
      expect([...intentsOf(text, family).values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
});

test('a reading that leaves words over is worse and less trusted than one that takes them', () => {
  const partOf = (text: string): Part => ({ text, reading: readingsAs('remove_appointment', text, sample.family)[0] });
  const [whole, odd] = [partOf('cancel the eye exam'), partOf('cancel the eye exam purple monkey dishwasher')];
  expect(whole.reading?.score).toBeGreaterThan(odd.reading?.score ?? 0);
  const trustIn = (part: Part) => trustFrom(trustFeatures(part, [{ parts: [part], terms: [], score: 0 }]));
  expect(trustIn(whole)).toBeGreaterThan(trustIn(odd));
  expect(trustIn(whole)).toBeLessThanOrEqual(1);
});

test('records and verbs that no card has speak against a reading', () => {
  const featureOf = (tool: string, text: string, name: string) =>
    readingsAs(tool, text, sample.family)[0]?.features.get(name);
  expect(featureOf('remove_appointment', 'cancel the eye exam and delete Lake Tahoe', 'lost records')).toBe(1);
  expect(featureOf('remove_appointment', 'cancel the eye exam', 'lost records')).toBeUndefined();
  expect(featureOf('add_groceries', 'cancel milk', 'verb in text')).toBe(1);
  expect(featureOf('add_event', 'fitting for Mia on Friday at 4', 'fault of one person')).toBe(1);
  expect(featureOf('add_event', 'concert on Friday at 4', 'fault of one person')).toBeUndefined();
});

test('what somebody else does is beside a request', () => {
  const featuresOf = (text: string) => readingsAs('remove_trip', text, sample.family)[0]?.features;
  const beside = featuresOf('grandma is away on Friday and cannot move it, delete the Lake Tahoe trip');
  expect(beside?.get('left verbs')).toBe(1);
  expect(beside?.get('aside when')).toBe(1);
  expect(beside?.has('lost days')).toBe(false);
});

test('the name of a record alone asks for nothing', () => {
  const [task] = prairie.family.things.filter(({ kind }) => kind === 'task');
  const toolsFor = (text: string) => readingsOf(text, prairie.family, intentsOf).map(({ tool }) => tool);
  expect(toolsFor(`${task?.title}`)).not.toContain('dismiss_task');
  expect(toolsFor(`${task?.title} is finished`)).toContain('dismiss_task');
});

test('readings are sorted, the best first', () => {
  for (const text of ['move the mammogram to March 11', 'add eggs', 'Eli loves chess']) {
    const scores = readingsOf(text, prairie.family, intentsOf).map(({ score }) => score);
    expect(scores.length).toBeGreaterThan(0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  }
});

test('a name is said in one go and has no verb of its own', () => {
  const isPlain = (tool: string, text: string, name: object) => {
    const [reading] = readingsAs(tool, text, sample.family);
    return reading && namesPlainly({ ...reading, filled: { cards: [{ ...name }] } });
  };
  const pieces = 'bake a cake by Friday so make me a note';
  expect(isPlain('add_task', pieces, { title: 'Bake a cake' })).toBe(true);
  expect(isPlain('add_task', pieces, { title: 'Bake a cake make' })).toBe(false);
  const told = 'the first payment goes out on Friday, add lunch on Monday at noon with Sara';
  expect(isPlain('add_appointment', told, { title: 'Goes out' })).toBe(false);
  expect(isPlain('add_appointment', told, { title: 'Lunch with Sara' })).toBe(true);
});

test('who orders something of a record asks for nothing else of it by telling', async () => {
  const { cards } = await talkIn(sample, 'We bought the milk but Leo spilled it. Remove milk from the list');
  expect(cards.map(({ tool }) => tool)).toEqual(['remove_groceries']);
});

test('where all else is on the card, talk around it lowers no trust', () => {
  const partOf = (text: string): Part => ({ text, reading: readingsAs('add_appointment', text, sample.family)[0] });
  const trust = (part: Part) => trustIn(part, [{ parts: [part], terms: [], score: 0 }]);
  const [plain, told] = [
    partOf('put in the dentist for Mia on Monday at 9'),
    partOf('put in the dentist for Mia on Monday at 9, she cried the whole way home last time'),
  ];
  expect(told.reading?.features.has('talk words')).toBe(true);
  expect(trust(told)).toBeCloseTo(trust(plain), 1);
});
