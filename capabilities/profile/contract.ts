import * as z from 'zod/mini';
import { onboardingListLimit, Preferences, PreferencesChange, written } from '#capabilities/preferences/contract.ts';
import { endpoint } from '#core/endpoint.ts';
import { optionalFlag, optionalText } from '#core/fields.ts';
import { optionalWords } from '#core/list-fields.ts';
import { isPartnerReachable, isTimeZone, unknownTimeZone } from './rules/answer-checks.ts';

/** The request body at the end of the onboarding. */
export const OnboardingAnswers = z
  .object({
    ...PreferencesChange.shape,
    favoriteStoresForSelf: optionalWords('Favorite stores for yourself', { max: onboardingListLimit }),
    favoriteStoresForKids: optionalWords('Favorite stores for kids', { max: onboardingListLimit }),
    invitePartner: optionalFlag('Invite partner'),
    partnerEmail: optionalText('Partner e-mail', 254),
    onboardingCompleted: optionalFlag('Onboarding completed'),
    /** The browser's time zone, such as 'Europe/Madrid'. */
    timeZone: optionalText('Time zone').check(z.refine((zone) => !zone || isTimeZone(zone), unknownTimeZone)),
  })
  .check(
    z.refine(isPartnerReachable, {
      path: ['partnerEmail'],
      error: 'Partner e-mail must be an address like name@example.com',
      // Runs even if other fields are invalid, so that all errors are reported together.
      when: ({ value }) => value instanceof Object,
    }),
  );
export type OnboardingAnswers = z.input<typeof OnboardingAnswers>;

/** The saved preferences and the partner invitation, whose link is only returned here. */
const WithInvitation = z.extend(Preferences, {
  invitation: z.nullable(z.object({ link: z.string(), email: z.nullable(z.string()), isMailed: z.boolean() })),
});

export const onboardingApi = {
  complete: endpoint('POST', '/api/preferences', {
    summary: 'Save the answers at the end of the onboarding',
    resources: [...written, 'family'],
    body: OnboardingAnswers,
    answer: WithInvitation,
    status: 200,
  }),
};
