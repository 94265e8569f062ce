import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalDate, optionalFlag, optionalId, optionalText, optionalTime } from '#core/fields.ts';
import { Handoff, handedTypes, undoId, word } from './contract.ts';

/** Asking someone to take care of something. */

export const NewHandoff = z
  .object({
    type: oneOf('Type', handedTypes),
    /** The record's id; omitted for a day's cooking. */
    recordId: optionalId("There's no such record"),
    /** The date of one occurrence of a series; required for a day's cooking. */
    day: optionalDate('Day'),
    /** The taker, if it is an adult of the household who signs in. */
    takerId: optionalId('Choose an adult of your household'),
    /** The taker's name, if it is someone without an account, who gets a link. */
    guestName: optionalText('Name', 60),
    /** Deadline in the family's time zone. By default in a day, and early enough before the event. */
    answerByDate: optionalDate('Answer by'),
    answerByTime: optionalTime('Answer by'),
    word,
    /** Whether the guest's page names the child's allergies. */
    showsAllergies: optionalFlag('Show allergies'),
    undoId,
  })
  .check(
    z.refine(({ takerId, guestName }) => Boolean(takerId) !== Boolean(guestName), {
      path: ['takerId'],
      error: 'Choose who should do it',
    }),
    z.refine(({ type, recordId, day }) => (type === 'cooking' ? !recordId && Boolean(day) : Boolean(recordId)), {
      path: ['recordId'],
      error: 'Choose what to hand over',
    }),
  );
export type NewHandoff = z.input<typeof NewHandoff>;

const asked = {
  resources: ['handoffs', 'notices'],
  /** The token of a guest's link, `/for/:token`, is returned only here: only its hash is stored. */
  answer: z.extend(Handoff, { token: z.nullable(z.string()) }),
};

export const askApi = {
  ask: endpoint('POST', '/api/handoffs', {
    summary: 'Ask someone to take care of something. Its assignee changes only when they say yes',
    body: NewHandoff,
    ...asked,
  }),
  newLink: endpoint('POST', '/api/handoffs/:id/link', {
    summary: "Make a new link for a guest; the former one doesn't work any more",
    ...asked,
  }),
};
