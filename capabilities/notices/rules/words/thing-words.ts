import { addDays, type CalendarDate, clockTime, weekdayAndDate } from '#core/dates.ts';
import type { Choices } from '../due/facts.ts';
import type { DueThing } from '../due/things.ts';

export interface Words {
  title: string;
  body: string;
}

type Details = Choices['details'];
type TitledThing = Pick<DueThing, 'title' | 'childName' | 'time' | 'isPrivate'> & { type: string };

/** 'Dentist for Mia'; for places where others can see it: 'Appointment for Mia, 4:00 PM'. */
export function titleOf({ title, type, childName, time, isPrivate }: TitledThing, details: Details): string {
  const forWhom = childName && !title.includes(childName) ? ` for ${childName}` : '';
  if (!isPrivate || details === 'full') return `${title}${forWhom}`;
  const vague = type === 'appointment' || type === 'event' ? 'Appointment' : 'A private to-do';
  return `${vague}${childName ? ` for ${childName}` : ''}${time ? `, ${clockTime(time)}` : ''}`;
}

/** ', Main Street'; empty if the place would reveal something medical. */
export const placeOf = ({ location, isPrivate }: Pick<DueThing, 'location' | 'isPrivate'>, details: Details) =>
  location && !(isPrivate && details !== 'full') ? `, ${location}` : '';

/** 'Tomorrow at 4:00 PM' */
export function whenWords({ day, time }: Pick<DueThing, 'day' | 'time'>, today: CalendarDate): string {
  const date = day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : weekdayAndDate(day);
  return time ? `${date} at ${clockTime(time)}` : date;
}
