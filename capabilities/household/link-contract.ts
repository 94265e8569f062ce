import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { optionalId } from '#core/fields.ts';

/**
 * Which person an adult of the household is. The `family` capability serves it, because it knows the people who sign
 * in.
 */
export const linksApi = {
  people: endpoint('GET', '/api/household-people', {
    summary: 'The people of the family who can be linked with adults of the household',
    resources: ['family', 'account'],
    answer: z.object({
      people: z.array(z.object({ id: z.uuid(), name: z.string(), isYou: z.boolean() })),
      /** An owner may link everyone, others only themselves. */
      mayLinkOthers: z.boolean(),
    }),
  }),
  link: endpoint('POST', '/api/household-members/:id/link', {
    summary: 'Link an adult of the household with a person of the family, or with nobody',
    resources: ['household'],
    /** Without a person, the adult is unlinked. If the person was linked with another adult, that link is removed. */
    body: z.object({ userId: optionalId("Person isn't valid") }),
    status: 204,
  }),
};
