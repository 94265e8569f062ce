import { expect, test } from 'vitest';
import { NewPlannerItem } from '#capabilities/planner/contract.ts';
import type { BookedPlace } from './booking.ts';
import { bookingTask } from './task.ts';
import { maxMessage } from './ways.ts';

const lee: BookedPlace = {
  id: 'lee',
  name: 'Dr. Lee',
  category: 'Dental',
  memberId: null,
  phone: '555-0142',
  email: null,
  website: null,
  preferredWay: null,
  length: null,
  location: null,
};
const mia = { id: 'mia', name: 'Mia Lopez', memberType: 'child' as const, birthdate: null, isYou: false };

test('the to-do says whom to call and what to ask for', () => {
  expect(bookingTask(lee, mia, 'Hi!')).toMatchObject({
    category: 'task',
    title: 'Call Dr. Lee and book a dental check-up for Mia',
    description: 'Dr. Lee: 555-0142\n\nHi!',
  });
  const online = { ...lee, phone: null, website: 'https://lee.example' };
  expect(bookingTask(online, undefined, 'Hi!')).toMatchObject({
    title: 'Book a dental check-up with Dr. Lee',
    description: 'Dr. Lee: https://lee.example\n\nHi!',
  });
});

test('whatever was typed, the planner accepts it', () => {
  const long = { ...lee, name: 'L🦷'.repeat(66), phone: null, website: `https://${'l'.repeat(1990)}` };
  const bare = { ...lee, phone: null };
  for (const place of [lee, long, bare])
    for (const message of ['', 'm'.repeat(maxMessage)])
      expect(NewPlannerItem.safeParse(bookingTask(place, mia, message)).error?.issues).toBeUndefined();
});
