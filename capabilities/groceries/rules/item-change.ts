import { type FoodKnowledge, type StoredLine, textsOf } from './shown-item.ts';

/** Values sent for an item; missing fields stay unchanged. */
export interface ItemInput {
  name?: string | null | undefined;
  quantity?: string | null | undefined;
  category?: string | null | undefined;
  note?: string | null | undefined;
  checked?: boolean | undefined;
  isAtHome?: boolean | undefined;
}

type OwnTexts = Pick<StoredLine, 'ownName' | 'ownQuantity' | 'ownCategory'>;
type ItemChange = Partial<OwnTexts & Pick<StoredLine, 'note' | 'checked' | 'tickedQuantity' | 'isWanted'>>;

const fields = [
  ['name', 'ownName'],
  ['quantity', 'ownQuantity'],
  ['category', 'ownCategory'],
] as const;

/**
 * Only values that differ from the shown ones become overrides, because clients send whole items back. An empty value,
 * or the plan's value, resets the field to the plan.
 */
export function itemChange(line: StoredLine, input: ItemInput, knowledge: FoodKnowledge): ItemChange {
  const { plan, shown } = textsOf(line, knowledge);
  const change: ItemChange = {};
  for (const [field, overrideField] of fields) {
    if (input[field] === undefined) continue;
    const value = input[field]?.trim() ?? null;
    if (value !== shown[field]) change[overrideField] = value === plan[field] ? null : value;
  }
  if (input.note !== undefined) change.note = input.note;
  if (input.isAtHome !== undefined) change.isWanted = !input.isAtHome;
  if (input.checked !== undefined && input.checked !== line.checked) {
    change.checked = input.checked;
    change.tickedQuantity = input.checked && line.need ? plan.quantity : null;
  }
  return change;
}

const normalized = (text: string) => text.trim().toLowerCase();

export const isSameName = (one: string, other: string) => normalized(one) === normalized(other);

/** Whether an item sent without an id matches this one. */
export const matchesSentItem = (
  shown: { name: string; category: string },
  sent: { name: string; category?: string | null | undefined },
) => isSameName(shown.name, sent.name) && (!sent.category || isSameName(shown.category, sent.category));
