import * as z from 'zod/mini';
import { fieldKinds } from '#core/field-descriptions.ts';

/** The card of a proposal: the fields it shows and lets the user edit. */

const Option = z.object({ value: z.string(), label: z.string() });
export type Option = z.output<typeof Option>;

export const CardValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

/** One field of a card, with all that the screen needs to show and edit it: the card itself knows no contracts. */
export const CardField = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(fieldKinds),
  value: CardValue,
  /** The choices of a 'choice' or 'many' field. */
  options: z.array(Option),
  /** The label of an empty 'choice', if it isn't 'None'. */
  emptyLabel: z.optional(z.string()),
  isRequired: z.boolean(),
  /** The stored value as display text, if the card would change it: '$95.00'. */
  was: z.nullable(z.string()),
  /** The card's own value before a later answer changed it, as display text; '' if the field was empty. */
  before: z.optional(z.string()),
});
export type CardField = z.output<typeof CardField>;

export const statuses = ['open', 'approved', 'dismissed', 'undone'] as const;
/** 'book' writes nothing: its card lets the user book with a place. */
export const actions = ['add', 'change', 'remove', 'do', 'book'] as const;
const text = z.nullable(z.string());

/** A write that waits for approval, and later its outcome. */
export const Proposal = z.object({
  id: z.uuid(),
  turnId: z.nullable(z.uuid()),
  /** The later turn that changed the card, and now shows it. */
  shownIn: z.nullable(z.uuid()),
  /** Hash of the values shown. An approval with another version is refused. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  tool: z.string(),
  action: z.enum(actions),
  /** 'New appointment' */
  heading: z.string(),
  /** 'Dentist' */
  subject: z.string(),
  fields: z.array(CardField),
  /** Lines with more facts or a preview of the result, such as the meals that 'Plan the week' would choose. */
  details: z.array(z.string()),
  /** Text written by someone else may have caused it, so only its own button, or words that name it, approve it. */
  decidedAlone: z.boolean(),
  /** The sentence of the message or note that it comes from. */
  quote: text,
  /** A hint for the decision: 'Moved from Thursday'. */
  note: text,
  status: z.enum(statuses),
  /** The screen that shows the written record, and the record's id. */
  resultPath: text,
  resultId: text,
  decidedAt: z.nullable(z.iso.datetime()),
  /** Name of the person who approved it; set in the journal only. */
  by: text,
});
export type Proposal = z.output<typeof Proposal>;
