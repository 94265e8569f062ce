import type { NewPlannerItem } from '#capabilities/planner/contract.ts';
import { storableLine } from '#core/storable-text.ts';
import type { BookedPlace, Member } from './booking.ts';
import { firstName, visitOf } from './message.ts';

/** The title of the to-do for booking: 'Call Dr. Lee and book a dental check-up for Mia'. */
export function bookingTask(place: BookedPlace, person: Member | undefined, message: string): NewPlannerItem {
  const { name, phone, email, website, category } = place;
  const forWhom = person ? ` for ${firstName(person.name)}` : '';
  const contact = [phone, email, website].filter(Boolean).join(', ');
  const title = `${phone ? `Call ${name} and book` : `Book`} ${visitOf(category)}${forWhom}${phone ? '' : ` with ${name}`}`;
  return {
    category: 'task',
    title: storableLine(title, 200) ?? 'Book an appointment',
    description: [contact && `${name}: ${contact}`, message.trim()].filter(Boolean).join('\n\n') || title,
    assigneeId: null,
  };
}
