import * as z from 'zod/mini';
import { appointmentTypes, optionalLength } from '#capabilities/appointments/contract.ts';
import { collection } from '#core/endpoint.ts';
import {
  optionalEmail,
  optionalId,
  optionalOneOf,
  optionalText,
  optionalWebAddress,
  recordFields,
  requiredText,
} from '#core/fields.ts';
import { ways } from './rules/ways.ts';

/** The people and places that a family books with, such as the dentist. */

const text = z.nullable(z.string());

const Place = z.object({
  ...recordFields,
  name: z.string(),
  /** The type of the appointments there. */
  category: z.nullable(z.enum(appointmentTypes)),
  /** The household member who goes there, if it is only one. */
  memberId: z.nullable(z.uuid()),
  phone: text,
  email: text,
  website: text,
  /** How the family prefers to book. Null means the first way that is known. */
  preferredWay: z.nullable(z.enum(ways)),
  /** The usual length of an appointment, in minutes. */
  length: z.nullable(z.int()),
  location: text,
  notes: text,
  /** The booking link that provides the website's address. */
  bookingLinkId: z.nullable(z.uuid()),
});
export type Place = z.output<typeof Place>;

export const NewPlace = z.object({
  name: requiredText('Name'),
  category: optionalOneOf('What for', appointmentTypes),
  /** 422 if the household has no such member. */
  memberId: optionalId('For whom must be someone in your household'),
  phone: optionalText('Phone', 50),
  email: optionalEmail('Email'),
  website: optionalWebAddress('Booking page'),
  preferredWay: optionalOneOf('How do you book?', ways),
  length: optionalLength,
  location: optionalText('Location', 500),
  notes: optionalText('Notes', 10_000),
  /** 422 if there is no such link. Without a website of its own, the place gets the link's address. */
  bookingLinkId: optionalId('Booking link must be one of yours'),
});
export type NewPlace = z.input<typeof NewPlace>;

export const placesApi = collection('/api/places', {
  one: 'a person or place you book with',
  many: 'the people and places you book with',
  resources: ['places'],
  // Deleting a member or a booking link clears it, and changing a link changes the website.
  shows: ['places', 'household', 'booking links'],
  item: Place,
  added: NewPlace,
  changed: z.partial(NewPlace),
});
