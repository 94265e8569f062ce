import { expect, test } from 'vitest';
import { type Home, hill, prairie, sample } from '#testing/wand-homes.ts';
import { isPlainWord } from '../rank/intents.ts';
import { withoutSlips } from './spelling.ts';

test.each<[Home, string, string]>([
  [sample, 'apointment for Mia on thrusday', 'appointment for Mia on thursday'],
  [sample, 'remmind me tommorow', 'remind me tomorrow'],
  [prairie, 'mamogram moved', 'mammogram moved'],
  [hill, 'gymnastcs with Edie', 'gymnastics with Edie'],
  [hill, 'Bronah has physio', 'bronagh has physio'],
  [sample, 'on my shoping list', 'on my shopping list'],
])('slips in names, days and what is kept are mended: %#', (home, text, mended) => {
  expect(withoutSlips(text, home.family, isPlainWord)).toBe(mended);
});

test.each<[string, string]>([
  ['words that people use', 'add flour and thyme'],
  ['nouns like a form of a verb', 'wash the crates for the recorder'],
  ['short words', 'a pan of pyes'],
  ['names within a sentence', 'dinner with Carla and Thurston'],
  ['words with other letters', 'tuning the lease of the sheep'],
  ['what is in the kitchen', 'plaice and scones at the bench'],
  ['what is like two words', 'the juny show'],
])('%s stay as they are', (_, text) => {
  for (const { family } of [sample, prairie, hill]) expect(withoutSlips(text, family, isPlainWord)).toBe(text);
});

test('a singular is no slip of the plural', () => {
  expect(withoutSlips('pack a towel', prairie.family, () => false)).toBe('pack a towel');
});
