import * as z from 'zod/mini';
import { assigneeId, optionalAssigneeId } from '#capabilities/household/assignee-contract.ts';
import { collection } from '#core/endpoint.ts';
import {
  optionalDate,
  optionalText,
  optionalTime,
  optionalWebAddress,
  recordFields,
  requiredDate,
  requiredText,
} from '#core/fields.ts';
import { optionalTextList } from '#core/list-fields.ts';

/** Birthdays of family and friends. Those of the children are not stored, because their profiles have the birthdate. */

export const relationships = ['family', 'friend'] as const;
export type Relationship = (typeof relationships)[number];

const text = z.nullable(z.string());

export const Birthday = z.object({
  ...recordFields,
  name: z.string(),
  date: z.string(),
  relationship: z.enum(relationships),
  wishlistLink: text,
  notes: text,
  giftIdeas: z.array(z.string()),
  partyDate: text,
  partyTime: text,
  partyLocation: text,
  /** The adult who takes care of the gift. */
  assigneeId,
});
export type Birthday = z.output<typeof Birthday>;

export const NewBirthday = z.object({
  name: requiredText('Name'),
  date: requiredDate('Date'),
  relationship: z.enum(relationships, 'Relationship must be family or friend'),
  wishlistLink: optionalWebAddress('Wishlist link'),
  notes: optionalText('Notes', 10_000),
  giftIdeas: optionalTextList('Gift ideas', 100, 500),
  partyDate: optionalDate('Party date'),
  partyTime: optionalTime('Party time'),
  partyLocation: optionalText('Party location', 500),
  assigneeId: optionalAssigneeId,
});
export type NewBirthday = z.input<typeof NewBirthday>;

export const birthdaysApi = collection('/api/birthdays', {
  one: 'a birthday',
  many: 'the birthdays of family and friends',
  resources: ['birthdays'],
  // Deleting an adult clears them as assignee.
  shows: ['birthdays', 'household'],
  item: Birthday,
  added: NewBirthday,
  changed: z.partial(NewBirthday),
});
