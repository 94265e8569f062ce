import {
  type Appointment,
  appointmentsApi,
  appointmentTypes,
  NewAppointment,
} from '#capabilities/appointments/contract.ts';
import { frequencyLabels, isRuleDay, recurrenceText, recurs } from '#capabilities/appointments/rules/recurring.ts';
import { shortDate } from '#core/dates.ts';
import { frequencies } from '#core/recurrence.ts';
import { people } from './people-options.ts';
import { reachFields, refuseUnclear } from './reach-fields.ts';
import { Refused } from './refused.ts';
import type { FoundRecord, Ground, PlainInput, Tool, Values } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { choices, inChange, inOneLine, momentWords, reading, recordIn } from './tool-parts.ts';

const fields = fieldsFrom(
  NewAppointment,
  {
    title: {},
    type: { kind: 'choice', options: choices(appointmentTypes), usually: 'Other' },
    date: { hint: 'of a recurring one the first' },
    time: {},
    childId: { label: 'Who', kind: 'choice', options: people, hint: 'the name of somebody of the household' },
    location: {},
    notes: {},
    recurringFrequency: { options: choices(frequencies, (word) => frequencyLabels[word]), hint: 'only of what recurs' },
    recurringUntil: {},
  },
  ['childName', 'bookingLink', 'isRecurring', 'skippedDates'],
);

const isDated = ({ date, time, ...appointment }: Appointment, today: string) =>
  recurs({ date, ...appointment }) ? recurrenceText({ date, ...appointment }, today) : momentWords(date, time);

const stored = recordIn(appointmentsApi.list, {
  title: ({ title }: Appointment) => title,
  words: (appointment, { today }) =>
    inOneLine([isDated(appointment, today), appointment.childName, appointment.location]),
});

/** Of an occurrence that is named, what stands in its fields now is its own. */
async function record(ground: Ground, values: Values): Promise<FoundRecord | undefined> {
  const found = await stored(ground, values);
  const { reach, day } = values;
  if (!found || typeof day !== 'string') return found;
  const appointment = found.values as unknown as Appointment;
  const own = appointment.changedOccurrences.find((one) => one.day === day);
  return { ...found, values: { ...found.values, date: day, ...own, reach: reach ?? null, day } };
}

/** Whether it recurs follows from how often. */
function input(_values: Values, _ground: Ground, { params, body }: PlainInput) {
  const { recurringFrequency: frequency } = body;
  if (frequency === undefined) return { params, body };
  const once = { recurringUntil: null };
  return { params, body: { ...body, ...(frequency === null && once), isRecurring: frequency !== null } };
}

async function changeInput(values: Values, ground: Ground, plain: PlainInput) {
  await refuseUnclear(values, ground);
  return input(values, ground, plain);
}

async function removalInput(values: Values, ground: Ground, { params, body: query }: PlainInput) {
  await refuseUnclear(values, ground);
  return { params, query };
}

/** Said on the card already, not first when she approves. */
async function skipInput({ id, date }: Values, { look }: Ground, plain: PlainInput) {
  const appointment = (await look(appointmentsApi.list)).find((one) => one.id === id);
  if (appointment && !recurs(appointment)) throw new Refused('Only a recurring appointment can skip a date');
  if (appointment && typeof date === 'string' && !isRuleDay(appointment, date))
    throw new Refused(`This appointment does not take place on ${shortDate(date)}`);
  return plain;
}

const path = () => '/appointments';

export const appointmentTools: Tool[] = [
  reading(
    'list_appointments',
    appointmentsApi.list,
    'All appointments with their ids; a recurring one stands there once, with the day it began',
  ),
  {
    kind: 'write',
    name: 'add_appointment',
    endpoint: appointmentsApi.add,
    sentence: 'Propose a new appointment of one person: doctors, classes, lessons, haircuts',
    action: 'add',
    heading: 'New appointment',
    fields,
    input,
    path,
  },
  {
    kind: 'write',
    name: 'change_appointment',
    endpoint: appointmentsApi.change,
    sentence:
      'Propose a change of an appointment, of a recurring one also of one date or from a date on: its id and only what changes',
    action: 'change',
    heading: 'Change appointment',
    fields: [...inChange(fields), ...reachFields],
    record,
    input: changeInput,
    path,
  },
  {
    kind: 'write',
    name: 'skip_appointment',
    endpoint: appointmentsApi.skip,
    sentence: 'Propose to leave out one date of a recurring appointment',
    action: 'do',
    heading: 'Skip one date',
    fields: [{ name: 'date', label: 'Date', kind: 'date', isRequired: true }],
    record,
    input: skipInput,
    path,
  },
  {
    kind: 'write',
    name: 'remove_appointment',
    endpoint: appointmentsApi.remove,
    sentence: 'Propose to remove an appointment, of a recurring one also one date or all from a date on',
    action: 'remove',
    heading: 'Remove appointment',
    fields: reachFields,
    record,
    input: removalInput,
    path,
  },
];
