import * as z from 'zod/mini';

/** What a card shows and lets her change. */

export const fieldKinds = ['text', 'long', 'date', 'time', 'choice', 'many', 'list', 'count', 'money', 'flag'] as const;

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
