import { expect, test } from 'vitest';
import { placesApi } from '#capabilities/places/contract.ts';
import { sampleDay, sampleHousehold, sampleLook } from '#testing/wand-sample-look.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Family } from '../family.ts';
import { answerTo } from './answer.ts';

const none = { email: null, website: null, location: null };
const kept = [
  { ...none, name: 'Penryn Dental', category: 'Dental', phone: '01326 555 020' },
  { ...none, name: 'Dr. Lee', category: 'Medical - Pediatrician', phone: null, location: '12 Park Street' },
  { ...none, name: 'Barber Joe', category: 'Personal Care', phone: null },
];

test.each([
  ["what's the dentist's number?", 'Penryn Dental: 01326 555 020.'],
  ['phone number of dr lee', 'Dr. Lee: 12 Park Street.'],
  ['how can i reach barber joe', "I don't have contact details for Barber Joe yet."],
])('contact details of places are told: %j', async (said, answer) => {
  const look = (endpoint: unknown, ...more: unknown[]) =>
    endpoint === placesApi.list ? kept : (sampleLook as (...all: unknown[]) => unknown)(endpoint, ...more);
  const asked = { ...sampleDay, look } as unknown as BrainRequest;
  expect(await answerTo(said, asked, { household: sampleHousehold } as unknown as Family)).toBe(answer);
});
