import * as z from 'zod/mini';
import { collection } from '#core/endpoint.ts';
import { optionalText, recordFields, requiredText, requiredWebAddress } from '#core/fields.ts';

/** Links to the websites where the family books appointments. */

const BookingLink = z.object({ ...recordFields, name: z.string(), url: z.string(), category: z.nullable(z.string()) });
export type BookingLink = z.output<typeof BookingLink>;

/** The UI labels `name` as "Title". */
export const NewBookingLink = z.object({
  name: requiredText('Title'),
  url: requiredWebAddress('URL', 'Please enter a valid URL'),
  category: optionalText('Category', 100),
});
export type NewBookingLink = z.input<typeof NewBookingLink>;

export const bookingLinksApi = collection('/api/booking-links', {
  one: 'a booking link',
  many: 'the booking links',
  resources: ['booking links'],
  item: BookingLink,
  added: NewBookingLink,
  changed: z.partial(NewBookingLink),
});
