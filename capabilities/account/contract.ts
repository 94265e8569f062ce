import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { clocks, unitSystems } from '#core/habits.ts';

/** How a family writes times and amounts. */
export const FamilyHabits = z.object({ clock: z.enum(clocks), units: z.enum(unitSystems) });

/** The signed-in user. */
export const User = z.object({
  id: z.uuid(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** True for a member of a family that belongs to someone else, who came by an invitation. */
  isInvited: z.optional(z.boolean()),
  /** The family they are in right now; the data that a browser stores belongs to it. */
  familyId: z.optional(z.string()),
  /** How their family writes times and amounts. */
  habits: z.optional(FamilyHabits),
});
export type User = z.infer<typeof User>;

/** Data from the account provider, and the page where the user can change it. */
export const Account = z.object({
  email: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  provider: z.object({ name: z.string(), accountUrl: z.string() }),
  /** Page where the user can verify their email address; null if it is verified or can't be. */
  verificationUrl: z.nullable(z.string()),
  /** The user has signed in again in this browser within the last minutes, as an erasure requires. */
  hasProvenHerself: z.boolean(),
});
export type Account = z.output<typeof Account>;

export const accountApi = {
  user: endpoint('GET', '/api/auth/user', {
    summary: 'The signed-in person',
    resources: ['account', 'family'],
    access: 'person',
    answer: User,
  }),
  details: endpoint('GET', '/api/account', {
    summary: "The person's email address, whether it is verified, and the provider that manages the account",
    resources: ['account'],
    answer: Account,
  }),
};
