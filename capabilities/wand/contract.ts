import * as z from 'zod/mini';
import { aiProviders } from '#core/ai-providers.ts';
import { type AnswerOf, endpoint } from '#core/endpoint.ts';
import { requiredText } from '#core/fields.ts';
import { CardValue, Proposal } from './card-contract.ts';

export type { Proposal } from './card-contract.ts';

/** Magic Wand: she says it, the assistant proposes it as cards, and nothing is written before she approves. */

export const outcomes = ['answered', 'failed', 'stopped'] as const;
const text = z.nullable(z.string());

export const Turn = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  message: z.string(),
  fileName: text,
  answer: text,
  outcome: z.nullable(z.enum(outcomes)),
  proposals: z.array(Proposal),
});
export type Turn = z.output<typeof Turn>;

/**
 * A piece of an answer. Words are the specified form; everything else travels beside them, and who does not know it ignores it.
 * A proposal that was told before is told again when it has changed.
 */
export const Piece = z.union([
  z.object({ content: z.string() }),
  z.object({ proposal: Proposal }),
  z.object({ turnId: z.uuid() }),
  /** What was said so far is void: the words that follow stand in its place. */
  z.object({ failed: z.literal(true) }),
  /** What a plain 'yes' or 'undo' has changed, for this browser to fetch again. */
  z.object({ changed: z.array(z.string()) }),
]);
export type Piece = z.output<typeof Piece>;

const NamedThing = z.object({
  id: z.uuid(),
  /** A `line` is one of a grocery list that is still to be bought. */
  kind: z.enum(['appointment', 'event', 'birthday', 'task', 'trip', 'subscription', 'recipe', 'line']),
  title: z.string(),
  people: z.array(z.string()),
  beside: z.string(),
});
export type NamedThing = z.output<typeof NamedThing>;

export const maxMessageLength = 20_000;
const maxFileCharacters = 2_000_000;
const maxFileBytes = 3_000_000;
const mostProposals = 60;

const resources = ['wand'];
const Values = z.record(z.string(), CardValue, 'Values must be an object');
const id = z.uuid('That proposal is not there');
const atOnce = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .array(item, 'Choose at least one proposal')
    .check(z.minLength(1, 'Choose at least one proposal'), z.maxLength(mostProposals, 'That are too many at once'));

export const wandApi = {
  conversation: endpoint('GET', '/api/wand/conversation', {
    summary: 'What was said so far, and who answers',
    resources,
    answer: z.object({ turns: z.array(Turn), provider: z.enum(aiProviders) }),
  }),
  provider: endpoint('GET', '/api/wand/provider', {
    summary: 'Who answers, and so where what is said goes',
    resources: [],
    answer: z.object({ provider: z.enum(aiProviders) }),
  }),
  clear: endpoint('DELETE', '/api/wand/conversation', {
    summary: 'Forget the conversation; what was done stays, and stays in the journal',
    resources,
  }),
  chat: endpoint('POST', '/api/wand/chat', {
    summary: 'Say something; the answer comes piece by piece, with proposals for what it would write',
    resources: [],
    body: z.object({ message: requiredText('Message', maxMessageLength) }),
    answer: Piece,
    answersStream: true,
    status: 200,
  }),
  capture: endpoint('POST', '/api/wand/capture', {
    summary: 'Read a mail, a page, a text or a calendar file, and propose the events, tasks and birthdays in it',
    resources: [],
    body: z.object({ name: requiredText('File name', 300), text: requiredText('File', maxFileCharacters) }),
    answer: Piece,
    answersStream: true,
    status: 200,
    maxBytes: maxFileBytes,
  }),
  change: endpoint('PATCH', '/api/wand/proposals/:id', {
    summary: 'Change the values of a proposal that is still open',
    resources,
    body: z.object({ values: Values }),
    answer: Proposal,
  }),
  approve: endpoint('POST', '/api/wand/approve', {
    summary:
      'Do what was proposed, one or several at once, with the values as they stand on the cards. A version that is not that of the card any more is 409, and nothing is done',
    resources,
    body: z.object({
      proposals: atOnce(z.object({ id, version: z.optional(z.string()), values: z.optional(Values) })),
    }),
    answer: z.object({
      proposals: z.array(Proposal),
      /** Those that could not be done, and why. */
      refused: z.array(z.object({ id: z.uuid(), sentence: z.string() })),
      /** What has changed by it, for this browser to fetch again. */
      changed: z.array(z.string()),
    }),
    status: 200,
  }),
  dismiss: endpoint('POST', '/api/wand/dismiss', {
    summary: 'Put proposals aside; nothing is written',
    resources,
    body: z.object({ ids: atOnce(id) }),
    answer: z.object({ proposals: z.array(Proposal) }),
    status: 200,
  }),
  undo: endpoint('POST', '/api/wand/proposals/:id/undo', {
    summary: 'Put back exactly what was there before an approved proposal, unless it has changed since',
    resources,
    answer: z.object({ proposal: Proposal, changed: z.array(z.string()) }),
    status: 200,
  }),
  names: endpoint('GET', '/api/wand/names', {
    summary: 'What everything is called that the family keeps, and what it is',
    resources,
    answer: z.array(NamedThing),
  }),
  journal: endpoint('GET', '/api/wand/journal', {
    summary: 'What the assistant has done for the family, the latest first',
    resources,
    answer: z.array(Proposal),
  }),
};
export type Conversation = AnswerOf<typeof wandApi.conversation>;
