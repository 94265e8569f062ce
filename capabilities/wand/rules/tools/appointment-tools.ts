import { appointmentsApi, appointmentTypes } from '#capabilities/appointments/contract.ts';
import { frequencies } from '#core/recurrence.ts';
import type { FieldSpec, FoundRecord, Ground, Tool, Values } from '../tool.ts';
import { people } from './people-options.ts';

const same = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));

const fields: FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'type', label: 'Type', kind: 'choice', isRequired: true, options: same(appointmentTypes), usually: 'Other' },
  { name: 'date', label: 'Date', kind: 'date', isRequired: true },
  { name: 'time', label: 'Time', kind: 'time' },
  { name: 'childId', label: 'Who', kind: 'choice', options: people, hint: 'the name of somebody of the household' },
  { name: 'location', label: 'Location', kind: 'text' },
  { name: 'notes', label: 'Notes', kind: 'long' },
  { name: 'recurringFrequency', label: 'Repeats', kind: 'choice', options: same(frequencies) },
  { name: 'recurringUntil', label: 'Until', kind: 'date' },
];

async function record({ look }: Ground, { id }: Values): Promise<FoundRecord | undefined> {
  const found = (await look(appointmentsApi.list)).find((appointment) => appointment.id === id);
  return found && { id: found.id, title: found.title, values: found as unknown as Values };
}

const path = () => '/appointments';

export const appointmentTools: Tool[] = [
  {
    kind: 'read',
    name: 'list_appointments',
    endpoint: appointmentsApi.list,
    sentence: 'All appointments with their ids; recurring ones once, with the day they began',
  },
  {
    kind: 'write',
    name: 'add_appointment',
    endpoint: appointmentsApi.add,
    sentence: 'Propose a new appointment',
    action: 'add',
    heading: 'New appointment',
    fields,
    path,
  },
  {
    kind: 'write',
    name: 'change_appointment',
    endpoint: appointmentsApi.change,
    sentence: 'Propose a change of an appointment: its id and only what changes',
    action: 'change',
    heading: 'Change appointment',
    // What nobody mentions stays as it is.
    fields: fields.map(({ usually: _, ...field }) => field),
    record,
    path,
  },
  {
    kind: 'write',
    name: 'remove_appointment',
    endpoint: appointmentsApi.remove,
    sentence: 'Propose to remove an appointment, a recurring one with all its dates',
    action: 'remove',
    heading: 'Remove appointment',
    fields: [],
    record,
    path,
  },
];
