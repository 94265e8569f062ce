import { date, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { familyTable, foreignKeyTo, users } from '#server/database/tenants.ts';
import { pictureColumns } from '#server/pictures/stored-picture.ts';
import { type Child, memberTypes } from '../contract.ts';

const textList = () => text().array().notNull().default([]);

/** One record per person or pet; a child's profile is part of it. */
export const householdMembers = familyTable(
  'household_members',
  {
    memberType: text({ enum: memberTypes }).notNull(),
    name: text().notNull(),
    birthdate: date({ mode: 'string' }),
    gender: text(),
    relationship: text(),
    petType: text(),
    breed: text(),
    dietaryRestrictions: textList(),
    allergies: textList(),
    healthNotes: text(),
    clothingSize: text(),
    shoeSize: text(),
    notes: text(),
    phone: text(),
    photoVersion: text(),
    preferences: textList(),
    favoriteColors: textList(),
    schedule: jsonb().$type<Child['schedule']>().notNull().default([]),
    /** The family member who signs in as this adult. Leaving the family or an erasure clears it. */
    linkedUserId: foreignKeyTo(() => users.id, 'set null'),
  },
  { uniqueBy: ['linkedUserId'] },
);

export const memberPhotos = familyTable(
  'member_photos',
  { memberId: foreignKeyTo(() => householdMembers.id, 'cascade').notNull(), ...pictureColumns },
  { uniqueBy: ['memberId'] },
);

/**
 * The column for the adult who takes care of a record. When the adult is deleted, the record stays and belongs to
 * everybody.
 */
export const assignee = () => foreignKeyTo(() => householdMembers.id, 'set null');

/** Emergency contacts, in the order to call them. */
export const emergencyContacts = familyTable('emergency_contacts', {
  name: text().notNull(),
  phone: text().notNull(),
  relation: text(),
  /** The contact with position 0 is called first. */
  position: integer().notNull(),
});

/** What a sitter needs to know about the house. One row per family. */
export const houseNotes = familyTable(
  'house_notes',
  { firstAid: text(), notes: text(), emergencyNumber: text() },
  { uniqueBy: [] },
);
