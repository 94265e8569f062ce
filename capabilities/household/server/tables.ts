import { date, jsonb, text } from 'drizzle-orm/pg-core';
import { familyTable } from '#server/database/tenants.ts';
import { type Child, memberTypes } from '../contract.ts';

const textList = () => text().array().notNull().default([]);

/** One record per person or pet; a child's profile is part of it. */
export const householdMembers = familyTable('household_members', {
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
  preferences: textList(),
  favoriteColors: textList(),
  schedule: jsonb().$type<Child['schedule']>().notNull().default([]),
});
