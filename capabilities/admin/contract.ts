import * as z from 'zod/mini';
import { Preferences } from '#capabilities/preferences/contract.ts';
import { aiProviders } from '#core/ai-providers.ts';
import { endpoint } from '#core/endpoint.ts';

/** For the operator, who knows the admin password: who came, and whether the assistant is configured. */

/** The keys that may be asked about; any other is not there. */
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

const open = { resources: [], access: 'everyone' } as const;

/** All but `verify` take the password as `Authorization: Bearer`. */
export const adminApi = {
  verify: endpoint('POST', '/api/admin/verify', {
    ...open,
    summary: 'Whether this is the admin password',
    body: z.object({ password: Password }),
    answer: z.object({ ok: z.literal(true) }),
    status: 200,
  }),
  users: endpoint('GET', '/api/admin/users', {
    ...open,
    summary: 'What people answered at their onboarding',
    answer: z.array(OnboardingResponse),
  }),
  analytics: endpoint('GET', '/api/admin/analytics', {
    ...open,
    summary: 'How many people there are',
    answer: z.object({ activeUsers: z.int(), totalSignups: z.int() }),
  }),
  settings: endpoint('GET', '/api/admin/settings', {
    ...open,
    summary: 'Which AI provider answers',
    answer: z.object({
      /** Who answers now. */
      provider: z.enum(aiProviders),
      /** What AI_PROVIDER asks for, if that could not be followed. */
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
