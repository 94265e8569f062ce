import { otherTrigger } from '#capabilities/preferences/rules/choices.ts';
import type { AiProvider } from '#core/ai-providers.ts';
import { keyOf, type OnboardingResponse } from './contract.ts';

/** What stands where nothing was answered. */
export const dash = '—';

// A number stays on the line of its word.
const counted = (count: number | null, one: string, many: string) =>
  `${count ?? dash}\u00a0${count === 1 ? one : many}`;

/** '2 adults, 1 kid, 0 pets' */
export function familySize({ familyAdults, familyKids, familyPets }: OnboardingResponse) {
  if (familyAdults === null && familyKids === null && familyPets === null) return dash;
  return [
    counted(familyAdults, 'adult', 'adults'),
    counted(familyKids, 'kid', 'kids'),
    counted(familyPets, 'pet', 'pets'),
  ].join(', ');
}

/** Her own words, where none of the offered ones fitted. */
export const biggestStress = ({ biggestStressTrigger, stressTriggerOther }: OnboardingResponse) =>
  (biggestStressTrigger === otherTrigger && stressTriggerOther) || biggestStressTrigger || dash;

export const providerNames: Record<AiProvider, string> = {
  gemini: 'Gemini',
  openai: 'OpenAI',
  compatible: 'Compatible AI server',
  builtin: 'Built-in helper',
};

export function providerStatus(provider: AiProvider, isKeyConfigured: boolean) {
  if (provider === 'builtin') return 'The built-in helper is active. It needs no key and no network.';
  return `${providerNames[provider]} is ${isKeyConfigured ? 'configured and active' : 'not configured'}`;
}

/** The variable that each provider cannot do without. */
const neededBy: Record<AiProvider, string> = { ...keyOf, compatible: 'AI_BASE_URL', builtin: '' };

const instead: Record<AiProvider, string> = {
  gemini: 'the default, Gemini,',
  openai: 'OpenAI',
  compatible: 'the compatible AI server',
  builtin: 'the built-in helper',
};

/** Says that the configuration asks for a provider that cannot answer, only where that is so. */
export const substitution = (provider: AiProvider, unavailable: AiProvider | null) =>
  unavailable &&
  `Another provider is set (${providerNames[unavailable]}), but ${neededBy[unavailable]} is missing, so ${instead[provider]} is used.`;
