import * as z from 'zod/mini';
import { described } from './field-descriptions.ts';
import { text } from './fields.ts';
import { unitedWords } from './united-words.ts';

/** The fields of our contracts that hold several values. */

const upTo = <Item extends z.ZodMiniType>(label: string, item: Item, kind: string, max: number) =>
  z.nullable(
    z
      .array(item, { error: `${label} must be a list of ${kind}` })
      .check(z.refine((list) => list.length <= max, `${label} has too many entries (at most ${max})`)),
  );

/** A list that may be left out; null and [] clear it. `kind` says what it is a list of. */
export const optionalList = <Item extends z.ZodMiniType>(label: string, item: Item, kind: string, max = 100) =>
  z.optional(
    z.pipe(
      upTo(label, item, kind, max),
      z.transform((list) => list ?? []),
    ),
  );

/** The same for short texts. They are trimmed, and empty ones dropped. */
export const optionalTextList = (label: string, max = 100, maxLength = 200) =>
  described(z.optional(z.pipe(upTo(label, text(label, maxLength), 'texts', max), z.transform(tidied))), {
    label,
    kind: 'list',
  });

const tidied = (list: string[] | null) => (list ?? []).map((piece) => piece.trim()).filter((piece) => piece !== '');

interface Words {
  /** A catalogue, whose spelling stands before hers. */
  known?: readonly string[];
  max?: number;
}

/** A list of which each word says something once, like diets or stores: the same word in other letters is not kept twice. */
export const optionalWords = (label: string, { known, max = 100 }: Words = {}) =>
  described(
    z.optional(
      z.pipe(
        upTo(label, text(label, 200), 'texts', max),
        z.transform((list) => unitedWords(tidied(list), known)),
      ),
    ),
    { label, kind: 'list', ...(known && { options: known }) },
  );
