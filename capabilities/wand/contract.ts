import * as z from 'zod/mini';
import { entryTypes } from '#capabilities/calendar/contract.ts';
import { aiProviders } from '#core/ai-providers.ts';
import { type AnswerOf, endpoint } from '#core/endpoint.ts';
import { requiredText } from '#core/fields.ts';
import { CardValue, Proposal } from './card-contract.ts';

export type { Proposal } from './card-contract.ts';

/** Magic Wand: the assistant answers a message with proposed writes (cards); nothing is saved before an approval. */

export const outcomes = ['answered', 'failed', 'stopped'] as const;
const text = z.nullable(z.string());

/** A line of an answer about one day. Screens group these lines by day; the answer also contains them as text. */
export const DayLine = z.object({
  line: z.string(),
  date: z.string(),
  /** '3:30 PM', 'in 2 days' or ''. */
  when: z.string(),
  title: z.string(),
  /** Null if it isn't on the calendar, like a meal. */
  type: z.nullable(z.enum(entryTypes)),
  /** Where the record has its details; older answers have none. */
  path: z.optional(z.string()),
});
export type DayLine = z.output<typeof DayLine>;

export const Turn = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  message: z.string(),
  fileName: text,
  answer: text,
  outcome: z.nullable(z.enum(outcomes)),
  dayLines: z.array(DayLine),
  proposals: z.array(Proposal),
});
export type Turn = z.output<typeof Turn>;

/**
 * One chunk of a streamed answer. `content` is the specified form; clients ignore the kinds they don't know.
 * A proposal that has changed is sent again.
 */
export const Piece = z.union([
  z.object({ content: z.string() }),
  z.object({ proposal: Proposal }),
  z.object({ dayLines: z.array(DayLine) }),
  z.object({ turnId: z.uuid() }),
  /** Discards everything streamed so far; the `content` that follows replaces it. */
  z.object({ failed: z.literal(true) }),
  /** Resources that a plain 'yes' or 'undo' has changed, for this browser to refetch. */
  z.object({ changed: z.array(z.string()) }),
]);
export type Piece = z.output<typeof Piece>;

const NamedThing = z.object({
  id: z.uuid(),
  /** A `line` is an item of a grocery list that is still to be shopped. */
  kind: z.enum(['appointment', 'event', 'birthday', 'task', 'trip', 'subscription', 'recipe', 'line']),
  title: z.string(),
  people: z.array(z.string()),
  /** The location or destination, or ''. */
  beside: z.string(),
});
export type NamedThing = z.output<typeof NamedThing>;

export const maxMessageLength = 20_000;
const maxFileCharacters = 2_000_000;
const maxFileBytes = 3_000_000;
const maxProposals = 60;

const resources = ['wand'];
const Values = z.record(z.string(), CardValue, 'Values must be an object');
const id = z.uuid("We can't find that proposal");
const nonEmptyBatch = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .array(item, 'Choose at least one proposal')
    .check(z.minLength(1, 'Choose at least one proposal'), z.maxLength(maxProposals, "That's too many at once"));

export const wandApi = {
  conversation: endpoint('GET', '/api/wand/conversation', {
    summary: 'The conversation so far, and the provider that answers',
    resources,
    answer: z.object({ turns: z.array(Turn), provider: z.enum(aiProviders) }),
  }),
  provider: endpoint('GET', '/api/wand/provider', {
    summary: 'The provider that answers, which is also where messages are sent',
    resources: [],
    answer: z.object({ provider: z.enum(aiProviders) }),
  }),
  clear: endpoint('DELETE', '/api/wand/conversation', {
    summary: 'Clear the conversation; approved proposals stay in effect and in the journal',
    resources,
  }),
  chat: endpoint('POST', '/api/wand/chat', {
    summary: 'Send a message; the answer is streamed, with proposals for everything it would write',
    resources: [],
    body: z.object({ message: requiredText('Message', maxMessageLength) }),
    answer: Piece,
    answersStream: true,
    status: 200,
  }),
  capture: endpoint('POST', '/api/wand/capture', {
    summary: 'Read an email, a web page, a text or a calendar file, and propose the events, tasks and birthdays in it',
    resources: [],
    body: z.object({ name: requiredText('File name', 300), text: requiredText('File', maxFileCharacters) }),
    answer: Piece,
    answersStream: true,
    status: 200,
    maxBytes: maxFileBytes,
  }),
  change: endpoint('PATCH', '/api/wand/proposals/:id', {
    summary: 'Change the values of an open proposal',
    resources,
    body: z.object({ values: Values }),
    answer: Proposal,
  }),
  approve: endpoint('POST', '/api/wand/approve', {
    summary:
      'Approve one or more proposals with the values on their cards. If a version is stale, the answer is 409 and nothing is written',
    resources,
    body: z.object({
      proposals: nonEmptyBatch(z.object({ id, version: z.optional(z.string()), values: z.optional(Values) })),
    }),
    answer: z.object({
      proposals: z.array(Proposal),
      /** The proposals that could not be done, each with the reason. */
      refused: z.array(z.object({ id: z.uuid(), sentence: z.string() })),
      /** The changed resources, for this browser to refetch. */
      changed: z.array(z.string()),
    }),
    status: 200,
  }),
  dismiss: endpoint('POST', '/api/wand/dismiss', {
    summary: 'Dismiss proposals; nothing is written',
    resources,
    body: z.object({ ids: nonEmptyBatch(id) }),
    answer: z.object({ proposals: z.array(Proposal) }),
    status: 200,
  }),
  undo: endpoint('POST', '/api/wand/proposals/:id/undo', {
    summary: 'Restore exactly what an approved proposal changed, unless it has changed since',
    resources,
    answer: z.object({ proposal: Proposal, changed: z.array(z.string()) }),
    status: 200,
  }),
  names: endpoint('GET', '/api/wand/names', {
    summary: 'Names and kinds of all records of the family',
    resources,
    answer: z.array(NamedThing),
  }),
  journal: endpoint('GET', '/api/wand/journal', {
    summary: 'Everything the assistant has done for the family, latest first',
    resources,
    answer: z.array(Proposal),
  }),
};
export type Conversation = AnswerOf<typeof wandApi.conversation>;
