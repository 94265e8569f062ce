import * as z from 'zod/mini';
import { Preferences, PreferencesChange, onboardingListLimit, written } from '#capabilities/preferences/contract.ts';
import { endpoint } from '#core/endpoint.ts';
import { optionalFlag, optionalText } from '#core/fields.ts';
import { optionalWords } from '#core/list-fields.ts';
import { isPartnerReachable, isTimeZone, unknownTimeZone } from './rules/answer-checks.ts';

/** What the onboarding sends when it is complete. */
export const OnboardingAnswers = z
  .object({
    ...PreferencesChange.shape,
    favoriteStoresForSelf: optionalWords('Favorite stores for yourself', { max: onboardingListLimit }),
    favoriteStoresForKids: optionalWords('Favorite stores for kids', { max: onboardingListLimit }),
    invitePartner: optionalFlag('Invite partner'),
    partnerEmail: optionalText('Partner e-mail', 254),
    onboardingCompleted: optionalFlag('Onboarding completed'),
    /** Where she lives, as her browser says: 'Europe/Madrid'. */
    timeZone: optionalText('Time zone').check(z.refine((zone) => !zone || isTimeZone(zone), unknownTimeZone)),
  })
  .check(
    z.refine(isPartnerReachable, {
      path: ['partnerEmail'],
      error: 'Partner e-mail must be an address like name@example.com',
      // Told together with the faults of other fields, not after them.
      when: ({ value }) => value instanceof Object,
    }),
  );
export type OnboardingAnswers = z.input<typeof OnboardingAnswers>;

/** The invitation that her answers asked for, with the link that is shown this once. */
const WithInvitation = z.extend(Preferences, {
  invitation: z.nullable(z.object({ link: z.string(), email: z.nullable(z.string()), isMailed: z.boolean() })),
});

export const onboardingApi = {
  complete: endpoint('POST', '/api/preferences', {
    summary: 'Save her answers, as the onboarding does at its end',
    resources: [...written, 'family'],
    body: OnboardingAnswers,
    answer: WithInvitation,
    status: 200,
  }),
};
