import { changedFields } from '#core/changed-fields.ts';
import type { Wishlist } from '../contract.ts';

export const partyFields = ['partyDate', 'partyTime', 'partyLocation', 'partyNotes'] as const;
export type PartyField = (typeof partyFields)[number];
type Party = Pick<Wishlist, PartyField>;

/** What she has typed and not saved yet. */
export type PartyEdits = { [Name in PartyField]?: string };

export type PartyChange = Partial<Party>;

/** What saving sends: trimmed, and only what differs. What she emptied is sent as empty. */
export function partyChange(stored: Party, edits: PartyEdits): PartyChange {
  const typed = Object.entries(edits).map(([field, text]) => [field, text.trim() || null] as const);
  return changedFields(stored, Object.fromEntries(typed));
}
