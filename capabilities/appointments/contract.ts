import * as z from 'zod/mini';
import { collection, endpoint } from '#core/endpoint.ts';
import {
  optionalDate,
  optionalFlag,
  optionalOneOf,
  optionalText,
  optionalTime,
  optionalWebAddress,
  recordFields,
  requiredDate,
  requiredText,
} from '#core/fields.ts';
import { optionalList } from '#core/list-fields.ts';
import { frequencies } from '#core/recurrence.ts';
import { reaches } from './rules/reach.ts';
import { endIsTooEarly, endsBeforeItBegins, frequencyIsMissing, lacksFrequency } from './rules/recurring.ts';

/** What somebody has to be at, once or again and again. */

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

/** What one occurrence of a series has of its own; `day` is the one that the rule names and says which it is. */
const ChangedOccurrence = z.object({
  day: z.string(),
  date: z.string(),
  title: z.string(),
  time: text,
  location: text,
  notes: text,
});

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
  changedOccurrences: z.array(ChangedOccurrence),
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

export const NewAppointment = z.object(appointmentFields).check(
  z.refine((appointment) => !endsBeforeItBegins(appointment), { path: ['recurringUntil'], error: endIsTooEarly }),
  z.refine((appointment) => !lacksFrequency(appointment), {
    path: ['recurringFrequency'],
    error: frequencyIsMissing,
  }),
);
export type NewAppointment = z.input<typeof NewAppointment>;

/** How far a change or a removal reaches, from which occurrence on; without it the whole series is meant. */
const reachFields = {
  reach: optionalOneOf('Reach', reaches),
  day: optionalDate('Day'),
  /** Chosen by whoever writes, and given to `undo` to take exactly this back. */
  undoId: z.optional(z.uuid('Undo id must be a UUID')),
};

const resources = ['appointments'];

const appointments = collection('/api/appointments', {
  one: 'an appointment',
  many: 'the appointments',
  resources,
  // They carry the names of the children.
  shows: ['appointments', 'household'],
  item: Appointment,
  added: NewAppointment,
  // With what is stored, the route checks end and frequency again. With a `day`, `date` is where that occurrence moves.
  changed: z.partial(z.object({ ...appointmentFields, ...reachFields })),
});

export const appointmentsApi = {
  ...appointments,
  remove: endpoint('DELETE', '/api/appointments/:id', {
    summary: 'Remove an appointment, of a series also one date or all from a day on',
    resources,
    query: z.object(reachFields),
  }),
  undo: endpoint('POST', '/api/appointments/undo', {
    summary: 'Take back a change or a removal that was made with an undo id',
    resources,
    body: z.object({ undoId: z.uuid('Undo id must be a UUID') }),
  }),
  /** Atomic, so that two phones skipping two dates lose neither. */
  skip: endpoint('POST', '/api/appointments/:id/skip', {
    summary: 'Leave out one date of a recurring appointment, or take it back in',
    resources,
    body: z.object({ date: requiredDate('Date'), isSkipped: optionalFlag('Skipped') }),
    answer: Appointment,
    status: 200,
  }),
};
