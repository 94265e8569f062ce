import { expect, test } from 'vitest';
import { type Home, hill, prairie, sample } from '#testing/wand-homes.ts';
import { saidInFull } from './alike.ts';

test.each<[Home, string, string, string]>([
  [sample, 'leo wears 27', 'mia 31', 'mia wears 31'],
  [hill, 'Wilf wears 9', 'Edie 10', 'Edie wears 10'],
  [sample, 'when is the dentist for Mia', 'and for Leo?', 'when is the dentist for Leo'],
  [sample, 'dentist for Leo on monday at 3', 'at 5', 'dentist for Leo on monday at 5'],
  [
    prairie,
    'dermatologist for Brynn on thursday at 3',
    'and Eli on friday at 4',
    'dermatologist for Eli on friday at 4',
  ],
  [hill, 'cancel the eye test', 'the physio too', 'cancel the physio'],
  [sample, "cancel mia's haircut", "and leo's", "cancel leo's haircut"],
  [sample, 'dentist for Leo on monday', 'tuesday at 5', 'dentist for Leo tuesday at 5'],
])('its pieces take the places of those of their kind: %#', (home, former, text, full) => {
  expect(saidInFull(text, former, home.family)).toBe(full);
});

test.each<[Home, string, string]>([
  [sample, 'dentist for Leo on monday', 'add milk to the list'],
  [sample, 'dentist for Leo', ''],
  [prairie, 'pause Peacock', 'remind me to mail the letter'],
  [hill, 'hello', 'thank you so much for that'],
])('what stands for itself leans on nothing: %#', (home, former, text) => {
  expect(saidInFull(text, former, home.family)).toBeUndefined();
});
