import * as z from 'zod/mini';
import { Preferences } from '#capabilities/preferences/contract.ts';
import { aiProviders } from '#core/ai-providers.ts';
import { endpoint } from '#core/endpoint.ts';

/** For the operator, who knows the admin password: signups, and the configuration of the AI provider. */

/** The keys whose configuration can be checked; any other name is a 404. */
export const keyOf = { gemini: 'GEMINI_API_KEY', openai: 'OPENAI_API_KEY' } as const;

export const OnboardingResponse = z.pick(Preferences, {
  id: true,
  name: true,
  momCategory: true,
  techSavvyLevel: true,
  familyAdults: true,
  familyKids: true,
  familyPets: true,
  biggestStressTrigger: true,
  stressTriggerOther: true,
  favoriteHoliday: true,
  favoriteStoresForSelf: true,
  favoriteStoresForKids: true,
  favoriteInfluencers: true,
  deliveryServicePreference: true,
  wishForApp: true,
  onboardingCompleted: true,
  aiProvider: true,
  createdAt: true,
});
export type OnboardingResponse = z.output<typeof OnboardingResponse>;

const Password = z.string('Password is required').check(
  z.refine((text) => text.trim() !== '', { error: 'Password is required', abort: true }),
  z.maxLength(1000, 'Password is too long'),
);

const openToEveryone = { resources: [], access: 'everyone' } as const;

/** All but `verify` take the password as `Authorization: Bearer`. */
export const adminApi = {
  verify: endpoint('POST', '/api/admin/verify', {
    ...openToEveryone,
    summary: 'Check the admin password',
    body: z.object({ password: Password }),
    answer: z.object({ ok: z.literal(true) }),
    status: 200,
  }),
  users: endpoint('GET', '/api/admin/users', {
    ...openToEveryone,
    summary: 'Onboarding answers of all people',
    answer: z.array(OnboardingResponse),
  }),
  analytics: endpoint('GET', '/api/admin/analytics', {
    ...openToEveryone,
    summary: 'Number of users',
    answer: z.object({ activeUsers: z.int(), totalSignups: z.int() }),
  }),
  settings: endpoint('GET', '/api/admin/settings', {
    ...openToEveryone,
    summary: 'The active AI provider',
    answer: z.object({
      /** The provider in use. */
      provider: z.enum(aiProviders),
      /** The provider set by AI_PROVIDER, if it lacks its key or address and another one is used instead. */
      unavailable: z.nullable(z.enum(aiProviders)),
    }),
  }),
};

export const keyApi = {
  check: endpoint('GET', '/api/check-key/:keyName', {
    summary: 'Whether a key is configured',
    resources: [],
    answer: z.object({ configured: z.boolean() }),
  }),
};
