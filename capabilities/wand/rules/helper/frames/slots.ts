import type { Values } from '../../tools/tool.ts';
import { takeVerbs } from './clauses.ts';
import { asValues, type Draft, takeMeanings, takeTable, takeWhen, takeWords } from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { takePeople } from './people-said.ts';

/** Frames as tables: which field of a card takes what of the words. Each slot sees what the ones before it left. */

interface FieldSlot {
  field: string;
  take(draft: Draft, values: Values): Values[string] | undefined;
  /** Asked where nothing was said; undefined where it needn't be known. */
  ask?: string | ((values: Values) => string | undefined);
}

/** Takes words for several fields at once, or for none. */
interface OpenSlot {
  take(draft: Draft, values: Values): Record<string, Values[string] | undefined> | undefined;
}

type Slot = FieldSlot | OpenSlot;

/** Words that lead to a card and say nothing in it: meanings of the lexicon, then single words. */
export const lead = (meanings: string, words = ''): OpenSlot => ({
  take(draft) {
    takeMeanings(draft, meanings);
    takeWords(draft, words);
    return undefined;
  },
});

/** Verbs that lead to it, and not the nouns that look like them. */
export const verbs = (meaning: string): OpenSlot => ({
  take(draft) {
    takeVerbs(draft, meaning);
    return undefined;
  },
});

/** The words of a table of the lexicon. */
export const table = (name: string): OpenSlot => ({
  take(draft) {
    takeTable(draft, name);
    return undefined;
  },
});

/** People who are named beside what the card is about. */
export const anybody: OpenSlot = {
  take(draft) {
    takePeople(draft);
    return undefined;
  },
};

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

/** When, as far as the words behind a meaning say it: 'back by Friday', 'let me know by 5'. */
export function takeWhenBehind(draft: Draft, meaning: string) {
  const behind = draft.found.meanings.find((one) => one.meaning === meaning);
  if (!behind) return {};
  return takeWhen(draft, behind.first > 0 ? [{ first: 0, next: behind.first }] : []);
}
