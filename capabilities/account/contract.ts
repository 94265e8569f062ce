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

export const accountApi = {
  user: endpoint('GET', '/api/auth/user', {
    summary: 'The person who is signed in.',
    resources: ['account'],
    answer: User,
  }),
};
