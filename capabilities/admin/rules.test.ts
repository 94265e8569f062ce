import { expect, test } from 'vitest';
import type { OnboardingResponse } from './contract.ts';
import { biggestStress, familySize, providerStatus, substitution } from './rules.ts';

const response = (answers: Partial<OnboardingResponse>) =>
  ({
    familyAdults: null,
    familyKids: null,
    familyPets: null,
    biggestStressTrigger: null,
    stressTriggerOther: null,
    ...answers,
  }) as OnboardingResponse;

test.each([
  [2, 2, 3, '2 adults, 2 kids, 3 pets'],
  [1, 1, 1, '1 adult, 1 kid, 1 pet'],
  [1, 0, 0, '1 adult, 0 kids, 0 pets'],
  [2, null, null, '2 adults, — kids, — pets'],
  [null, null, null, '—'],
])('a family of %s, %s and %s is told as %s', (familyAdults, familyKids, familyPets, told) => {
  expect(familySize(response({ familyAdults, familyKids, familyPets })).replaceAll('\u00a0', ' ')).toBe(told);
});

test.each([
  ['Meal planning', null, 'Meal planning'],
  ['Meal planning', 'left over from before', 'Meal planning'],
  ['Other', 'Laundry', 'Laundry'],
  ['Other', null, 'Other'],
  [null, null, '—'],
])('a stress of %s with %s is told as %s', (biggestStressTrigger, stressTriggerOther, told) => {
  expect(biggestStress(response({ biggestStressTrigger, stressTriggerOther }))).toBe(told);
});

test('an active provider is called so, and the built-in helper is never called configured', () => {
  expect(providerStatus('gemini', true)).toBe('Gemini is configured and active');
  expect(providerStatus('gemini', false)).toBe('Gemini is not configured');
  expect(providerStatus('openai', true)).toBe('OpenAI is configured and active');
  expect(providerStatus('compatible', true)).toBe('Compatible AI server is configured and active');
  const builtin = 'The built-in helper is active. It needs no key and no network.';
  expect([providerStatus('builtin', true), providerStatus('builtin', false)]).toEqual([builtin, builtin]);
});

test('that another provider answers is said only when it is so', () => {
  expect(substitution('gemini', null)).toBeNull();
  expect(substitution('gemini', 'openai')).toBe(
    'Another provider is set (OpenAI), but OPENAI_API_KEY is missing, so the default, Gemini, is used.',
  );
  expect(substitution('builtin', 'gemini')).toBe(
    'Another provider is set (Gemini), but GEMINI_API_KEY is missing, so the built-in helper is used.',
  );
  expect(substitution('openai', 'compatible')).toBe(
    'Another provider is set (Compatible AI server), but AI_BASE_URL is missing, so OpenAI is used.',
  );
});
