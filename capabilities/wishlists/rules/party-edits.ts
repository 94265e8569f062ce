import { changedFields } from '#core/changed-fields.ts';
import type { Wishlist } from '../contract.ts';

/** A party is planned once one of these is known. */
export const partyFields = ['partyDate', 'partyTime', 'partyLocation', 'partyNotes'] as const;
export type PartyField = (typeof partyFields)[number] | 'assigneeId';
type Party = Pick<Wishlist, PartyField>;

/** Unsaved input, by field. */
export type PartyEdits = { [Name in PartyField]?: string };

export type PartyChange = Partial<Party>;

/** The request body: only changed fields, trimmed. Emptied fields are null. */
export function partyChange(stored: Party, edits: PartyEdits): PartyChange {
  const typed = Object.entries(edits).map(([field, text]) => [field, text.trim() || null] as const);
  return changedFields(stored, Object.fromEntries(typed));
}
