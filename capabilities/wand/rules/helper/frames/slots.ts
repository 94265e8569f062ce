import type { Values } from '../../tools/tool.ts';
import { takeVerbs } from './clauses.ts';
import { asValues, type Draft, takeMeanings, takeTable, takeWhen, takeWords } from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { takePeople } from './people-said.ts';

/**
 * Frames as tables: which words fill which field of a card. Each slot gets the words that the ones before it didn't
 * use.
 */

interface FieldSlot {
  field: string;
  take(draft: Draft, values: Values): Values[string] | undefined;
  /** The question if there is no value; undefined if the field may stay empty. */
  ask?: string | ((values: Values) => string | undefined);
}

/** Fills several fields at once, or none. */
interface OpenSlot {
  take(draft: Draft, values: Values): Record<string, Values[string] | undefined> | undefined;
}

type Slot = FieldSlot | OpenSlot;

const using = (use: (draft: Draft) => void): OpenSlot => ({
  take(draft) {
    use(draft);
    return undefined;
  },
});

/** Words that introduce a request and have no value of their own: meanings of the lexicon, then single words. */
export const lead = (meanings: string, words = '') =>
  using((draft) => {
    takeMeanings(draft, meanings);
    takeWords(draft, words);
  });

/** Verbs that introduce a request, but not nouns that look the same. */
export const verbs = (meaning: string) => using((draft) => takeVerbs(draft, meaning));

/** The words of a table of the lexicon. */
export const table = (name: string) => using((draft) => takeTable(draft, name));

/** People who are mentioned besides the one that the card is about. */
export const anybody = using((draft) => takePeople(draft));

export const slotFrame = (tool: string, slots: readonly Slot[], more: Pick<Frame, 'cues' | 'needs'> = {}): Frame => ({
  tool,
  ...more,
  fill(draft) {
    let values: Values = {};
    for (const slot of slots) {
      const taken = 'field' in slot ? { [slot.field]: slot.take(draft, values) } : slot.take(draft, values);
      values = { ...values, ...asValues(taken ?? {}) };
    }
    for (const slot of slots) {
      if (!('field' in slot) || values[slot.field] !== undefined) continue;
      const question = typeof slot.ask === 'function' ? slot.ask(values) : slot.ask;
      if (question) return missing(slot.field, question, values);
    }
    return card(values);
  },
});

/** The date or time after a word with this meaning: 'back by Friday', 'let me know by 5'. */
export function takeWhenBehind(draft: Draft, meaning: string) {
  const behind = draft.found.meanings.find((one) => one.meaning === meaning);
  if (!behind) return {};
  return takeWhen(draft, behind.first > 0 ? [{ first: 0, next: behind.first }] : []);
}
