import type * as z from 'zod/mini';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import {
  type emergencyContactsApi,
  type HouseNotes,
  type HouseNotesChange,
  maxContacts,
  type NewEmergencyContact,
} from '../house-contract.ts';
import { emergencyContacts, houseNotes } from './tables.ts';

const contactRows = (scope: Scope) => familyRows(scope, emergencyContacts);
const noteRows = (scope: Scope) => familyRows(scope, houseNotes);

export const contactsInOrder = (scope: Scope) => contactRows(scope).list({ orderBy: emergencyContacts.position });

export async function addContact(scope: Scope, contact: z.output<typeof NewEmergencyContact>) {
  const contacts = await contactsInOrder(scope);
  if (contacts.length >= maxContacts) throw new Refusal(409, `You can save up to ${maxContacts} emergency contacts`);
  return contactRows(scope).add({ ...contact, position: (contacts.at(-1)?.position ?? -1) + 1 });
}

type ContactChange = z.output<(typeof emergencyContactsApi)['change']['body']>;

export async function changeContact(scope: Scope, id: string, { position, ...change }: ContactChange) {
  const changed = await contactRows(scope).change(id, change);
  if (typeof position !== 'number') return changed;
  const others = (await contactsInOrder(scope)).filter((contact) => contact.id !== id);
  const ordered = others.toSpliced(position, 0, changed);
  for (const [place, contact] of ordered.entries())
    if (contact.position !== place) await contactRows(scope).change(contact.id, { position: place });
  return contactRows(scope).get(id);
}

export const removeContact = (scope: Scope, id: string) => contactRows(scope).remove(id);

const noNotes: HouseNotes = { firstAid: null, notes: null, emergencyNumber: null };

export async function houseNotesOf(scope: Scope): Promise<HouseNotes> {
  const [stored] = await noteRows(scope).list();
  return stored ?? noNotes;
}

/** Leaves fields that were not sent unchanged. Two concurrent first saves still create only one row. */
export async function saveHouseNotes(scope: Scope, change: z.output<typeof HouseNotesChange>) {
  const [added] = await noteRows(scope).addMissing([{}]);
  const [stored] = added ? [added] : await noteRows(scope).list();
  return noteRows(scope).change((stored as NonNullable<typeof stored>).id, change);
}
