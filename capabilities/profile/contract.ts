import * as z from 'zod/mini';
import { adultRelationships } from '#capabilities/household/contract.ts';
import {
  onboardingListLimit,
  Preferences,
  PreferencesChange,
  writtenResources,
} from '#capabilities/preferences/contract.ts';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalDate, optionalFlag, optionalText, text } from '#core/fields.ts';
import { optionalList, optionalUniqueWords } from '#core/list-fields.ts';
import { optionalTimeZone } from '#core/time-zone-field.ts';
import { isPartnerReachable } from './rules/answer-checks.ts';

/** The onboarding has fields for this many kids; more can be added to the household later. */
export const maxNamedKids = 12;

const whoAreYou = 'Please pick who you are';

const NamedKid = z.object({
  name: text("Kid's name", 200).check(z.trim(), z.minLength(1, "What's their name? We'll keep the birthday with it")),
  birthdate: optionalDate('Birthdate'),
});

/** The request body at the end of the onboarding. */
export const OnboardingAnswers = z
  .object({
    ...PreferencesChange.shape,
    favoriteStoresForSelf: optionalUniqueWords('Favorite stores for yourself', { max: onboardingListLimit }),
    favoriteStoresForKids: optionalUniqueWords('Favorite stores for kids', { max: onboardingListLimit }),
    invitePartner: optionalFlag('Invite partner'),
    partnerEmail: optionalText('Partner email', 254),
    onboardingCompleted: optionalFlag('Onboarding completed'),
    /** Each becomes a child of the household, unless the household already has a child of this name. */
    kids: optionalList('Kids', NamedKid, 'kids with a name', maxNamedKids),
    /** The adult of the household that the person is: a new one, or for an invited person also an existing one. */
    adult: z.optional(
      z.union(
        [z.object({ id: z.uuid(whoAreYou) }), z.object({ relationship: oneOf('Relationship', adultRelationships) })],
        whoAreYou,
      ),
    ),
    /** The browser's time zone, such as 'Europe/Madrid'. */
    timeZone: optionalTimeZone,
  })
  .check(
    z.refine(isPartnerReachable, {
      path: ['partnerEmail'],
      error: 'Partner email must be an address like name@example.com',
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
    resources: [...writtenResources, 'family', 'household'],
    body: OnboardingAnswers,
    answer: WithInvitation,
    status: 200,
  }),
};
