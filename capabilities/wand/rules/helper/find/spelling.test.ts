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
])('slips in names, days and what is kept are mended: %#', (home, text, mended) => {
  expect(withoutSlips(text, home.family, isPlainWord)).toBe(mended);
});

test.each<[string, string]>([
  ['words that people use', 'add flour and thyme'],
  ['nouns like a form of a verb', 'wash the crates for the recorder'],
  ['short words', 'a pan of pyes'],
  ['names within a sentence', 'dinner with Carla and Thurston'],
  ['what is like two words', 'the juny show'],
])('%s stay as they are', (_, text) => {
  expect(withoutSlips(text, sample.family, isPlainWord)).toBe(text);
});
