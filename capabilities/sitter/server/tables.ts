import { boolean, date, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/database/columns.ts';
import { familyTable, foreignKeyTo, users } from '#server/database/tenants.ts';
import { guestLinkColumns } from '#server/guest-links.ts';
import type { SitterSheet } from '../contract.ts';

const day = () => date({ mode: 'string' }).notNull();
const ids = () => uuid().array().notNull().default([]);

/** The choices of a sitter sheet; its page is computed. */
export const sitterSheets = familyTable('sitter_sheets', {
  childIds: ids(),
  fromDay: day(),
  untilDay: day(),
  isEveningOnly: boolean().notNull().default(false),
  shownHealthNotes: ids(),
  whatToDo: jsonb().$type<SitterSheet['whatToDo']>().notNull().default([]),
  remarks: text(),
  ...guestLinkColumns(),
  linkOpenedAt: moment(),
  /** The link ends when this person leaves the family. */
  linkMadeBy: foreignKeyTo(() => users.id, 'set null'),
});
