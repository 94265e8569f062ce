import * as z from 'zod/mini';
import { fieldKinds } from '#core/field-descriptions.ts';

/** What a card shows and lets her change. */

const Option = z.object({ value: z.string(), label: z.string() });
export type Option = z.output<typeof Option>;

export const CardValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

/** One value of a card. The card knows nothing of contracts: what it shows and offers is all here. */
export const CardField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(fieldKinds),
  value: CardValue,
  /** For 'choice' and 'many'. */
  options: z.array(Option),
  isRequired: z.boolean(),
  /** What stands there now, as one reads it, where the card would change it. */
  was: z.nullable(z.string()),
  /** What the card itself said before a later answer changed it; empty where it said nothing. */
  before: z.optional(z.string()),
});
export type CardField = z.output<typeof CardField>;

export const statuses = ['open', 'approved', 'dismissed', 'undone'] as const;
export const actions = ['add', 'change', 'remove', 'do'] as const;
const text = z.nullable(z.string());

/** A write that waits for her, and later what became of it. */
export const Proposal = z.object({
  id: z.uuid(),
  turnId: z.nullable(z.uuid()),
  /** The later turn that changed it, and shows it anew. */
  shownIn: z.nullable(z.uuid()),
  /** Of its values as they are shown: an approval of others is refused. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  tool: z.string(),
  action: z.enum(actions),
  /** 'New appointment' */
  heading: z.string(),
  /** 'Dentist' */
  subject: z.string(),
  fields: z.array(CardField),
  /** What it comes to, a line each: the meals that planning a week would choose. */
  details: z.array(z.string()),
  /** Somebody else's words may have made it: only its own button, or words that name it, approve it. */
  decidedAlone: z.boolean(),
  quote: text,
  note: text,
  status: z.enum(statuses),
  /** Where it lives now, and which record it is. */
  resultPath: text,
  resultId: text,
  decidedAt: z.nullable(z.iso.datetime()),
  /** Who it was, for the journal of the family. */
  by: text,
});
export type Proposal = z.output<typeof Proposal>;
