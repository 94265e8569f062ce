import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalDate, optionalText, optionalTime } from '#core/fields.ts';

/**
 * The page that a guest opens by a link, and the guest's answer. It shows that one thing and nothing else about the
 * family.
 */

export const guestAnswers = ['yes', 'no', 'how about'] as const;

const text = z.nullable(z.string());

/** The information for everyone who is asked, with or without an account. */
export const thingFields = {
  title: z.string(),
  /** Date and time; `date` is the actual date of an occurrence that was moved. */
  date: text,
  time: text,
  location: text,
  whatToBring: text,
  phone: text,
  /** What a proposal can change. */
  movable: z.array(z.enum(['date', 'time'])),
};

const GuestHandoff = z.object({
  ...thingFields,
  /** 'open' can be answered; the other states can only be read. */
  state: z.enum(['open', 'yes', 'no', 'how about', 'done', 'late', 'off']),
  /** The state in one sentence. */
  sentence: z.string(),
  guestName: z.string(),
  giverName: z.string(),
  /** First names; allergies only if the giver chose to show them. */
  children: z.array(z.object({ name: z.string(), allergies: z.array(z.string()) })),
  word: text,
  answerBy: z.iso.datetime(),
  timeZone: z.string(),
});
export type GuestHandoff = z.output<typeof GuestHandoff>;

/** Both endpoints answer 404 for an unknown token, and 410 with a sentence for an expired or withdrawn one. */
export const guestApi = {
  show: endpoint('GET', '/api/for/:token', {
    summary: 'What a guest is asked to do. Opening it changes nothing',
    resources: [],
    access: 'everyone',
    answer: GuestHandoff,
  }),
  answer: endpoint('POST', '/api/for/:token/answer', {
    summary: "A guest's answer, which can be given once",
    resources: [],
    access: 'everyone',
    body: z.object({
      answer: oneOf('Answer', guestAnswers),
      date: optionalDate('Date'),
      time: optionalTime('Time'),
      word: optionalText('Message', 500),
    }),
    answer: GuestHandoff,
    status: 200,
  }),
};
