import type { Wishlist } from '../contract.ts';

export const partyFields = ['partyDate', 'partyTime', 'partyLocation', 'partyNotes'] as const;
export type PartyField = (typeof partyFields)[number];
type Party = Pick<Wishlist, PartyField>;

/** What she has typed and not saved yet: the text of a field, or null where she cleared it. */
export type PartyEdits = { [Name in PartyField]?: string | null };

/** What saving sends: trimmed, and only what differs. An emptied field is left out; a cleared one is sent as empty. */
export function partyChange(stored: Party, edits: PartyEdits): PartyEdits {
  const said = partyFields
    .map((field) => [field, edits[field] === null ? null : edits[field]?.trim() || undefined] as const)
    .filter(([field, value]) => value !== undefined && value !== stored[field]);
  return Object.fromEntries(said);
}

/** Whether saving would leave the stored answer as it is although the field shows none. */
export const keepsStored = (stored: Party, edits: PartyEdits, field: PartyField) =>
  edits[field]?.trim() === '' && stored[field] !== null;
