import { type Knowledge, type StoredLine, wordsOf } from './shown-item.ts';

/** What she says of a line; what is left out stays. */
export interface SaidOfItem {
  name?: string | null | undefined;
  quantity?: string | null | undefined;
  category?: string | null | undefined;
  note?: string | null | undefined;
  checked?: boolean | undefined;
  isAtHome?: boolean | undefined;
}

type OwnWords = Pick<StoredLine, 'ownName' | 'ownQuantity' | 'ownCategory'>;
type ItemChange = Partial<OwnWords & Pick<StoredLine, 'note' | 'checked' | 'tickedQuantity' | 'isWanted'>>;

const fields = [
  ['name', 'ownName'],
  ['quantity', 'ownQuantity'],
  ['category', 'ownCategory'],
] as const;

/**
 * Only what differs from what she saw becomes her own word, because clients send whole lines back. Nothing, or the words of the
 * plan, gives the line back to the plan; a line added by hand has no other name than hers.
 */
export function itemChange(line: StoredLine, said: SaidOfItem, knowledge: Knowledge): ItemChange {
  const { plan, shown } = wordsOf(line, knowledge);
  const change: ItemChange = {};
  for (const [field, own] of fields) {
    if (said[field] === undefined) continue;
    const word = said[field]?.trim() ?? null;
    if (word !== shown[field]) change[own] = word === plan[field] ? null : word;
  }
  if (said.note !== undefined) change.note = said.note;
  if (said.isAtHome !== undefined) change.isWanted = !said.isAtHome;
  if (said.checked !== undefined && said.checked !== line.checked) {
    change.checked = said.checked;
    change.tickedQuantity = said.checked && line.need ? plan.quantity : null;
  }
  return change;
}

const bare = (text: string) => text.trim().toLowerCase();

export const isSameName = (one: string, other: string) => bare(one) === bare(other);

/** Whether a client that knows no ids means this line. */
export const isMeant = (
  shown: { name: string; category: string },
  sent: { name: string; category?: string | null | undefined },
) => isSameName(shown.name, sent.name) && (!sent.category || isSameName(shown.category, sent.category));
