import { addAppointment, addEvent } from './calendar-add.ts';
import { change } from './calendar-change.ts';
import { remove, skip } from './calendar-remove.ts';
import type { Frame } from './frame.ts';

export const calendarFrames: readonly Frame[] = [
  addAppointment,
  addEvent,
  change('change_appointment', 'appointment'),
  change('change_event', 'event'),
  remove('remove_appointment', 'appointment'),
  remove('remove_event', 'event'),
  skip,
];
