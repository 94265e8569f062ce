import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';

/** The page of a sitter sheet, as the family and a guest see it. */

const text = z.nullable(z.string());
const texts = z.array(z.string());

/** Texts are ready to be shown, because a guest's browser doesn't know the family's habits. */
export const SheetPage = z.object({
  fromDay: z.string(),
  untilDay: z.string(),
  children: z.array(
    z.object({
      name: z.string(),
      age: z.string(),
      allergies: texts,
      diet: texts,
      /** What to do about the allergies. */
      whatToDo: text,
      /** Null unless the sheet shows them. */
      healthNotes: text,
      /** The phone number as typed. */
      routine: z.array(z.object({ time: z.string(), activity: z.string() })),
    }),
  ),
  days: z.array(
    z.object({
      date: z.string(),
      meals: z.array(
        z.object({
          mealType: z.string(),
          title: z.string(),
          isLeftover: z.boolean(),
          /** Who eats it; empty if all children of the sheet do. */
          children: texts,
          /** Ingredients, found by name, that someone must not eat. Finding none doesn't mean that there are none. */
          found: texts,
          /** False if we don't know what is in it. */
          isSearched: z.boolean(),
        }),
      ),
      entries: z.array(
        z.object({ time: z.string(), title: z.string(), location: text, /** Names. */ children: texts }),
      ),
    }),
  ),
  remarks: text,
  firstAid: text,
  houseNotes: text,
  /** The people to call, in this order. */
  people: z.array(z.object({ name: z.string(), about: text, phone: z.string() })),
  /** The emergency numbers: one for all services, or one for each. Empty if we don't know. */
  emergency: z.array(z.object({ service: text, phone: z.string() })),
});
export type SheetPage = z.output<typeof SheetPage>;

/** A gap: something that a sitter would look for on the sheet and not find. */
export const Gap = z.object({
  /** As in a list of what is missing: "Mia's birthdate". */
  what: z.string(),
  /** What it is good for, in a few words. */
  why: z.string(),
  /** The page where it can be added. Null if it is written on the sheet itself. */
  path: text,
});
export type Gap = z.output<typeof Gap>;

/** 404 for an unknown token, 410 with a sentence for a link that ended. */
export const guestSheetApi = endpoint('GET', '/api/sitter-sheet/:token', {
  summary: 'The sitter sheet of a guest link',
  resources: [],
  access: 'everyone',
  answer: SheetPage,
});
