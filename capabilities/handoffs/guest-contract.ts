import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalDate, optionalText, optionalTime } from '#core/fields.ts';

/** What somebody without an account sees and says by a link. It shows that one thing and nothing else of the family. */

export const guestAnswers = ['yes', 'no', 'how about'] as const;

const text = z.nullable(z.string());

/** What everyone who is asked has to know, with an account or without. */
export const thingFields = {
  title: z.string(),
  /** When it is; `date` is the actual date of an occurrence that was moved. */
  date: text,
  time: text,
  location: text,
  whatToBring: text,
  phone: text,
  /** What a proposal may change. */
  movable: z.array(z.enum(['date', 'time'])),
};

const GuestHandoff = z.object({
  ...thingFields,
  /** 'open' can be answered; the others only say how it stands. */
  state: z.enum(['open', 'yes', 'no', 'how about', 'done', 'late', 'off']),
  /** How it stands, in one sentence. */
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

/** Both: 404 for an unknown token, 410 with a sentence for one that expired or was withdrawn. */
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
