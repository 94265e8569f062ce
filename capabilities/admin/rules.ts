import { otherTrigger } from '#capabilities/preferences/rules/choices.ts';
import type { AiProvider } from '#core/ai-providers.ts';
import { keyOf, type OnboardingResponse } from './contract.ts';

/** Shown for an unanswered question. */
export const noAnswer = '—';

// A no-break space keeps the number and the word on one line.
const countWithUnit = (count: number | null, one: string, many: string) =>
  `${count ?? noAnswer}\u00a0${count === 1 ? one : many}`;

/** '2 adults, 1 kid, 0 pets' */
export function familySize({ familyAdults, familyKids, familyPets }: OnboardingResponse) {
  if (familyAdults === null && familyKids === null && familyPets === null) return noAnswer;
  return [
    countWithUnit(familyAdults, 'adult', 'adults'),
    countWithUnit(familyKids, 'kid', 'kids'),
    countWithUnit(familyPets, 'pet', 'pets'),
  ].join(', ');
}

/** The chosen stress trigger, or the person's own text if they chose 'Other'. */
export const biggestStress = ({ biggestStressTrigger, stressTriggerOther }: OnboardingResponse) =>
  (biggestStressTrigger === otherTrigger && stressTriggerOther) || biggestStressTrigger || noAnswer;

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

/** The environment variable that each provider requires. */
const requiredVariable: Record<AiProvider, string> = { ...keyOf, compatible: 'AI_BASE_URL', builtin: '' };

const substituteNames: Record<AiProvider, string> = {
  gemini: 'the default, Gemini,',
  openai: 'OpenAI',
  compatible: 'the compatible AI server',
  builtin: 'the built-in helper',
};

/** Explains why a different provider than the configured one is used; null if it isn't. */
export const substitutionNote = (provider: AiProvider, unavailable: AiProvider | null) =>
  unavailable &&
  `Another provider is set (${providerNames[unavailable]}), but ${requiredVariable[unavailable]} is missing, so ${substituteNames[provider]} is used.`;
