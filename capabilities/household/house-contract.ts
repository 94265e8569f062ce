import * as z from 'zod/mini';
import { collection, endpoint } from '#core/endpoint.ts';
import { optionalCount, optionalText, recordFields, requiredText } from '#core/fields.ts';

/** What a sitter needs to know: emergency contacts, and notes about the house. */

const text = z.nullable(z.string());

const EmergencyContact = z.object({
  ...recordFields,
  name: z.string(),
  phone: z.string(),
  relation: text,
  /** The contact with position 0 is called first. */
  position: z.int(),
});
export type EmergencyContact = z.output<typeof EmergencyContact>;

const contactFields = {
  name: requiredText('Name'),
  phone: requiredText('Phone', 50),
  relation: optionalText('Who they are'),
};
export const NewEmergencyContact = z.object(contactFields);
export type NewEmergencyContact = z.input<typeof NewEmergencyContact>;

export const maxContacts = 20;

const resources = ['house'];

export const emergencyContactsApi = collection('/api/emergency-contacts', {
  one: 'an emergency contact',
  many: 'the emergency contacts, in the order to call them',
  resources,
  item: EmergencyContact,
  added: NewEmergencyContact,
  /** A new position moves the others. */
  changed: z.partial(z.object({ ...contactFields, position: optionalCount('Position', maxContacts) })),
});

const HouseNotes = z.object({
  firstAid: text,
  notes: text,
  /** Null means the country's emergency number, if the time zone tells the country. */
  emergencyNumber: text,
});
export type HouseNotes = z.output<typeof HouseNotes>;

export const HouseNotesChange = z.object({
  firstAid: optionalText('Where the first-aid things are', 500),
  notes: optionalText('House notes', 5_000),
  emergencyNumber: optionalText('Emergency number', 50),
});

export const houseNotesApi = {
  show: endpoint('GET', '/api/house-notes', {
    summary: 'Where the first-aid things are, notes about the house, and the emergency number',
    resources,
    answer: HouseNotes,
  }),
  change: endpoint('PATCH', '/api/house-notes', {
    summary: 'Change where the first-aid things are, the notes about the house, or the emergency number',
    resources,
    body: HouseNotesChange,
    answer: HouseNotes,
  }),
};
