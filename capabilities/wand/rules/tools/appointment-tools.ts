import {
  type Appointment,
  appointmentsApi,
  appointmentTypes,
  NewAppointment,
} from '#capabilities/appointments/contract.ts';
import { isRuleDay, recurrenceText, recurs } from '#capabilities/appointments/rules/recurring.ts';
import { shortDate } from '#core/dates.ts';
import { frequencies, frequencyLabels } from '#core/recurrence.ts';
import { assigneeField, peopleOptions } from './people-options.ts';
import { reachFields, requireReach } from './reach-fields.ts';
import type { DefaultInput, FoundRecord, Tool, ToolContext, Values } from './tool.ts';
import { fieldsFrom } from './tool-fields.ts';
import { formatDateTime, joinWithCommas, optionsFrom, readTool, recordFinder, withoutDefaults } from './tool-parts.ts';
import { ToolRefusal } from './tool-refusal.ts';

const fields = fieldsFrom(
  NewAppointment,
  {
    title: {},
    type: { kind: 'choice', options: optionsFrom(appointmentTypes), defaultValue: 'Other' },
    date: { hint: 'of a recurring one the first' },
    time: {},
    childId: { label: 'For', kind: 'choice', options: peopleOptions, hint: 'the name of somebody of the household' },
    assigneeId: assigneeField,
    location: {},
    length: { label: 'Length in minutes' },
    notes: {},
    recurringFrequency: {
      options: optionsFrom(frequencies, (word) => frequencyLabels[word]),
      hint: 'only of what recurs',
    },
    recurringUntil: {},
  },
  ['childName', 'bookingLink', 'isRecurring', 'skippedDates'],
);

const whenWords = ({ date, time, ...appointment }: Appointment, today: string) =>
  recurs({ date, ...appointment }) ? recurrenceText({ date, ...appointment }, today) : formatDateTime(date, time);

const storedRecord = recordFinder(appointmentsApi.list, {
  title: ({ title }: Appointment) => title,
  summary: (appointment, { today }) =>
    joinWithCommas([whenWords(appointment, today), appointment.childName, appointment.location]),
});

/** If `day` names an occurrence, returns the values of that occurrence instead of those of the series. */
async function record(context: ToolContext, values: Values): Promise<FoundRecord | undefined> {
  const found = await storedRecord(context, values);
  const { reach, day } = values;
  if (!found || typeof day !== 'string') return found;
  const appointment = found.values as unknown as Appointment;
  const changedOccurrence = appointment.changedOccurrences.find((one) => one.day === day);
  return { ...found, values: { ...found.values, date: day, ...changedOccurrence, reach: reach ?? null, day } };
}

/** Derives `isRecurring` from the frequency. */
function input(_values: Values, _context: ToolContext, { params, body }: DefaultInput) {
  const { recurringFrequency: frequency } = body;
  if (frequency === undefined) return { params, body };
  const once = { recurringUntil: null };
  return { params, body: { ...body, ...(frequency === null && once), isRecurring: frequency !== null } };
}

async function changeInput(values: Values, context: ToolContext, defaultInput: DefaultInput) {
  await requireReach(values, context);
  return input(values, context, defaultInput);
}

async function removalInput(values: Values, context: ToolContext, { params, body: query }: DefaultInput) {
  await requireReach(values, context);
  return { params, query };
}

/** Checks the date when the card is made, not only on approval. */
async function skipInput({ id, date }: Values, { look }: ToolContext, defaultInput: DefaultInput) {
  const appointment = (await look(appointmentsApi.list)).find((one) => one.id === id);
  if (appointment && !recurs(appointment)) throw new ToolRefusal('Only a recurring appointment can skip a date');
  if (appointment && typeof date === 'string' && !isRuleDay(appointment, date))
    throw new ToolRefusal(`This appointment does not take place on ${shortDate(date)}`);
  return defaultInput;
}

const path = () => '/appointments';

export const appointmentTools: Tool[] = [
  readTool(
    'list_appointments',
    appointmentsApi.list,
    'All appointments with their ids; a recurring one stands there once, with the day it began',
  ),
  {
    kind: 'write',
    name: 'add_appointment',
    endpoint: appointmentsApi.add,
    description: 'Propose a new appointment of one person: doctors, classes, lessons, haircuts',
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
    description:
      'Propose a change of an appointment, of a recurring one also of one date or from a date on: its id and only what changes',
    action: 'change',
    heading: 'Change appointment',
    fields: [...withoutDefaults(fields), ...reachFields],
    record,
    input: changeInput,
    path,
  },
  {
    kind: 'write',
    name: 'skip_appointment',
    endpoint: appointmentsApi.skip,
    description: 'Propose to leave out one date of a recurring appointment',
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
    description: 'Propose to remove an appointment, of a recurring one also one date or all from a date on',
    action: 'remove',
    heading: 'Remove appointment',
    fields: reachFields,
    record,
    input: removalInput,
    path,
  },
];
