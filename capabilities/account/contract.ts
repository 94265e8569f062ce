import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';

/** Whoever is signed in. */
export const User = z.object({
  id: z.uuid(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type User = z.infer<typeof User>;

/** What her account provider says of her, and where she changes it. */
export const Account = z.object({
  email: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  provider: z.object({ name: z.string(), accountUrl: z.string() }),
  /** Where she can have her e-mail address verified, if that is possible and still to be done. */
  verificationUrl: z.nullable(z.string()),
  /** She has just signed in again, in this browser, and may do what cannot be undone. */
  hasProvenHerself: z.boolean(),
});
export type Account = z.output<typeof Account>;

export const accountApi = {
  user: endpoint('GET', '/api/auth/user', {
    summary: 'The person who is signed in.',
    resources: ['account'],
    access: 'person',
    answer: User,
  }),
  details: endpoint('GET', '/api/account', {
    summary: 'Her e-mail address, whether it is verified, and the provider that manages her account',
    resources: ['account'],
    answer: Account,
  }),
};
