import * as z from 'zod/mini';
import { calendarResources } from '#capabilities/calendar/contract.ts';
import { mealPlanResources } from '#capabilities/meals/contract.ts';
import { collection, endpoint } from '#core/endpoint.ts';
import { optionalDate, optionalFlag, optionalText, optionalTime, recordFields, requiredText } from '#core/fields.ts';
import { optionalList } from '#core/list-fields.ts';
import { Gap, SheetPage } from './page-contract.ts';
import { dayRules } from './rules/days.ts';

/**
 * The sitter sheet: what a sitter needs to know, on one page. A sheet stores only choices. Its page is computed when it
 * is opened, so that a new allergy is on it.
 */

const text = z.nullable(z.string());
const texts = z.array(z.string());
const WallTime = z.object({ date: z.string(), time: z.string() });

const SitterSheet = z.object({
  ...recordFields,
  childIds: z.array(z.uuid()),
  /** The names to show in the list: 'Mia and Leo'. */
  childNames: texts,
  fromDay: z.string(),
  untilDay: z.string(),
  /** Whether only dinner is on the sheet, and no other meals. */
  isEveningOnly: z.boolean(),
  /** The children whose health notes are on the sheet. */
  shownHealthNotes: z.array(z.uuid()),
  whatToDo: z.array(z.object({ childId: z.uuid(), text: z.string() })),
  remarks: text,
  /** Times in the family's time zone. */
  link: z.nullable(z.object({ isOpen: z.boolean(), ends: WallTime, /** First time. */ opened: z.nullable(WallTime) })),
});
export type SitterSheet = z.output<typeof SitterSheet>;

const maxChildren = 20;

const childId = z.uuid("Child isn't valid");

export const NewSitterSheet = z
  .object({
    /** 422 if one of them is not a child of the household. If empty, the sheet is about all children. */
    childIds: optionalList('Children', childId, 'children', maxChildren),
    /** Without a day it is for tonight. */
    fromDay: optionalDate('From'),
    untilDay: optionalDate('Until'),
    isEveningOnly: optionalFlag('Only the evening'),
    shownHealthNotes: optionalList('Health notes', childId, 'children', maxChildren),
    whatToDo: optionalList(
      'What to do',
      z.object({ childId, text: requiredText('What to do', 1_000) }),
      'notes about children',
      maxChildren,
    ),
    remarks: optionalText('Anything else', 5_000),
  })
  .check(
    z.refine(({ childIds }) => childIds?.length !== 0, { error: 'Choose at least one child', path: ['childIds'] }),
    ...dayRules.map(({ isMet, error }) => z.refine<Parameters<typeof isMet>[0]>(isMet, { error, path: ['untilDay'] })),
  );
export type NewSitterSheet = z.input<typeof NewSitterSheet>;

/** The end of a new link. Without a day: 10 o'clock on the morning after the sheet's last day. */
export const LinkEnd = z.object({ day: optionalDate('Works until'), time: optionalTime('Time') });

const resources = ['sitter'];
const shows = [...new Set([...resources, ...calendarResources, ...mealPlanResources, 'house', 'family'])];

export const sitterApi = {
  ...collection('/api/sitter-sheets', {
    one: 'a sheet for whoever watches the children',
    many: 'the sitter sheets, newest first',
    resources,
    shows: [...resources, 'household', 'family'],
    item: SitterSheet,
    added: NewSitterSheet,
    changed: NewSitterSheet,
  }),
  show: endpoint('GET', '/api/sitter-sheets/:id', {
    summary: 'A sitter sheet: her choices, the page, and what is missing on it',
    resources: shows,
    answer: z.object({
      sheet: SitterSheet,
      page: SheetPage,
      missing: z.array(Gap),
      /** When a link created now would end by itself. */
      defaultLinkEnd: WallTime,
    }),
  }),
  preview: endpoint('POST', '/api/sitter-sheets/preview', {
    summary: 'The page that a sheet with these choices would show, and what is missing on it; saves nothing',
    resources: [],
    body: NewSitterSheet,
    answer: z.object({ page: SheetPage, missing: z.array(Gap) }),
    status: 200,
  }),
  makeLink: endpoint('POST', '/api/sitter-sheets/:id/link', {
    summary: 'Make the link that shows a sitter sheet to someone without an account; it ends a former one',
    resources,
    body: LinkEnd,
    /** The link is returned only here, because only the hash of its token is stored. */
    answer: z.object({ link: z.string(), expiresAt: z.iso.datetime() }),
  }),
  endLink: endpoint('DELETE', '/api/sitter-sheets/:id/link', { summary: 'End the link of a sitter sheet', resources }),
};
