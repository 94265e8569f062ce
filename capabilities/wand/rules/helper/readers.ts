import { appointmentReader } from './appointment-reader.ts';
import { birthdayReader } from './birthday-reader.ts';
import { cannotReader } from './cannot.ts';
import { eventReader } from './event-reader.ts';
import { giftReader } from './gift-reader.ts';
import { groceryReader } from './grocery-reader.ts';
import { householdReader } from './household-reader.ts';
import { mealReader } from './meal-reader.ts';
import { questionReader } from './question-reader.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { recipeReader } from './recipe-reader.ts';
import { smallTalkReader } from './small-talk.ts';
import { subscriptionReader } from './subscription-reader.ts';
import { taskReader } from './task-reader.ts';
import { isTidy } from './tidy-title.ts';
import { tripReader } from './trip-reader.ts';

/** From the specific to the general: almost anything with a day can be an appointment, so that one comes last. */
const readers: readonly Reader[] = [
  smallTalkReader,
  cannotReader,
  questionReader,
  recipeReader,
  subscriptionReader,
  giftReader,
  householdReader,
  birthdayReader,
  tripReader,
  taskReader,
  groceryReader,
  mealReader,
  eventReader,
  appointmentReader,
];

export async function read(clause: Clause, context: Context): Promise<readonly Reading[] | undefined> {
  for (const reader of readers) {
    const readings = await reader(clause, context);
    if (readings && readings.length > 0 && readings.every(isTidy)) return readings;
  }
  return undefined;
}
