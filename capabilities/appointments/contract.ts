import * as z from 'zod/mini';
import { collection, endpoint } from '#core/endpoint.ts';
import {
  optionalDate,
  optionalFlag,
  optionalList,
  optionalOneOf,
  optionalText,
  optionalTime,
  optionalWebAddress,
  recordFields,
  requiredDate,
  requiredText,
  requiredWebAddress,
} from '#core/fields.ts';
import { frequencies } from '#core/recurrence.ts';
import { endIsTooEarly, endsBeforeItBegins } from './rules/recurring.ts';

/** What somebody has to be at, once or again and again, and the links by which it is booked. */

/** What the form offers; what comes from another calendar may be something else. */
export const appointmentTypes = [
  'Medical - Pediatrician',
  'Medical - Specialist',
  'Dental',
  'Vision',
  'Personal Care',
  'Educational',
  'Other',
] as const;

const text = z.nullable(z.string());

export const Appointment = z.object({
  ...recordFields,
  title: z.string(),
  type: z.string(),
  date: z.string(),
  time: text,
  childId: z.nullable(z.uuid()),
  /** Follows the child's present name while `childId` is there. */
  childName: text,
  location: text,
  bookingLink: text,
  notes: text,
  isRecurring: z.boolean(),
  recurringFrequency: z.nullable(z.enum(frequencies)),
  recurringUntil: text,
  skippedDates: z.array(z.string()),
});
export type Appointment = z.output<typeof Appointment>;

const nobody = z.pipe(
  z.literal(''),
  z.transform(() => null),
);

const noChild = 'Child must be one of your children';

const appointmentFields = {
  title: requiredText('Title'),
  type: requiredText('Type', 100),
  date: requiredDate('Date'),
  time: optionalTime('Time'),
  /** Somebody of the household; 422 if there is no such person. null and '' clear it, and the name with it. */
  childId: z.optional(z.union([z.null(), nobody, z.uuid(noChild)], noChild)),
  childName: optionalText('Child name'),
  location: optionalText('Location', 500),
  bookingLink: optionalWebAddress('Booking link'),
  notes: optionalText('Notes', 10_000),
  isRecurring: optionalFlag('Recurring'),
  recurringFrequency: optionalOneOf('Frequency', frequencies),
  recurringUntil: optionalDate('Repeat until'),
  skippedDates: optionalList('Skipped dates', requiredDate('Skipped date'), 'dates', 1000),
};

export const NewAppointment = z
  .object(appointmentFields)
  .check(
    z.refine((appointment) => !endsBeforeItBegins(appointment), { path: ['recurringUntil'], error: endIsTooEarly }),
  );
export type NewAppointment = z.input<typeof NewAppointment>;

const resources = ['appointments'];

const appointments = collection('/api/appointments', {
  one: 'an appointment',
  many: 'the appointments',
  resources,
  // They carry the names of the children.
  shows: ['appointments', 'household'],
  item: Appointment,
  added: NewAppointment,
  // With what is stored, the route checks the end again.
  changed: z.partial(z.object(appointmentFields)),
});

export const appointmentsApi = {
  ...appointments,
  /** Atomic, so that two phones skipping two dates lose neither. */
  skip: endpoint('POST', '/api/appointments/:id/skip', {
    summary: 'Leave out one date of a recurring appointment, or take it back in',
    resources,
    body: z.object({ date: requiredDate('Date'), isSkipped: optionalFlag('Skipped') }),
    answer: Appointment,
    status: 200,
  }),
};

const BookingLink = z.object({ ...recordFields, name: z.string(), url: z.string(), category: text });
export type BookingLink = z.output<typeof BookingLink>;

/** A link's name is shown as its title. */
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
