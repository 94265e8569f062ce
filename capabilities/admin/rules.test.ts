import { expect, test } from 'vitest';
import type { OnboardingResponse } from './contract.ts';
import { biggestStress, familySize, providerStatus, substitutionNote } from './rules.ts';

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
])('a family of %s adults, %s kids and %s pets is shown as %s', (familyAdults, familyKids, familyPets, expected) => {
  expect(familySize(response({ familyAdults, familyKids, familyPets })).replaceAll('\u00a0', ' ')).toBe(expected);
});

test.each([
  ['Meal planning', null, 'Meal planning'],
  ['Meal planning', 'left over from before', 'Meal planning'],
  ['Other', 'Laundry', 'Laundry'],
  ['Other', null, 'Other'],
  [null, null, '—'],
])('the stress trigger %s with the text %s is shown as %s', (biggestStressTrigger, stressTriggerOther, expected) => {
  expect(biggestStress(response({ biggestStressTrigger, stressTriggerOther }))).toBe(expected);
});

test('the status names the provider, and the built-in helper counts as active without a key', () => {
  expect(providerStatus('gemini', true)).toBe('Gemini is configured and active');
  expect(providerStatus('gemini', false)).toBe('Gemini is not configured');
  expect(providerStatus('openai', true)).toBe('OpenAI is configured and active');
  expect(providerStatus('compatible', true)).toBe('Compatible AI server is configured and active');
  const builtin = 'The built-in helper is active. It needs no key and no network.';
  expect([providerStatus('builtin', true), providerStatus('builtin', false)]).toEqual([builtin, builtin]);
});

test('the substitutionNote note appears only if the chosen provider is unavailable', () => {
  expect(substitutionNote('gemini', null)).toBeNull();
  expect(substitutionNote('gemini', 'openai')).toBe(
    'Another provider is set (OpenAI), but OPENAI_API_KEY is missing, so the default, Gemini, is used.',
  );
  expect(substitutionNote('builtin', 'gemini')).toBe(
    'Another provider is set (Gemini), but GEMINI_API_KEY is missing, so the built-in helper is used.',
  );
  expect(substitutionNote('openai', 'compatible')).toBe(
    'Another provider is set (Compatible AI server), but AI_BASE_URL is missing, so OpenAI is used.',
  );
});
