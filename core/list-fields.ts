import * as z from 'zod/mini';
import { withDescription } from './field-descriptions.ts';
import { text } from './fields.ts';
import { uniqueWords } from './unique-words.ts';

/** Field schemas for lists, for write shapes. */

const limitedList = <Item extends z.ZodMiniType>(label: string, item: Item, kind: string, max: number) =>
  z.nullable(
    z
      .array(item, { error: `${label} must be a list of ${kind}` })
      .check(z.refine((list) => list.length <= max, `${label} has too many entries (at most ${max})`)),
  );

/** An optional list; null and [] clear it. `kind` is the plural noun for error messages, such as 'times'. */
export const optionalList = <Item extends z.ZodMiniType>(label: string, item: Item, kind: string, max = 100) =>
  z.optional(
    z.pipe(
      limitedList(label, item, kind, max),
      z.transform((list) => list ?? []),
    ),
  );

/** An optional list of short texts. They are trimmed, and empty ones are dropped. */
export const optionalTextList = (label: string, max = 100, maxLength = 200) =>
  withDescription(
    z.optional(z.pipe(limitedList(label, text(label, maxLength), 'texts', max), z.transform(trimItems))),
    {
      label,
      kind: 'list',
    },
  );

const trimItems = (list: string[] | null) => (list ?? []).map((item) => item.trim()).filter((item) => item !== '');

interface UniqueWordsOptions {
  /** Known words; their spelling replaces what the user typed. */
  known?: readonly string[];
  max?: number;
}

/** An optional list of unique words, such as diets. Spelling variants ('vegan', 'Vegan') count as one word. */
export const optionalUniqueWords = (label: string, { known, max = 100 }: UniqueWordsOptions = {}) =>
  withDescription(
    z.optional(
      z.pipe(
        limitedList(label, text(label, 200), 'texts', max),
        z.transform((list) => uniqueWords(trimItems(list), known)),
      ),
    ),
    { label, kind: 'list', ...(known && { options: known }) },
  );
