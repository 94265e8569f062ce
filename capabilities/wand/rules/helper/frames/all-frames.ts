import { birthdayFrames } from './birthday-frames.ts';
import { addAppointment, addEvent } from './calendar-add.ts';
import { change } from './calendar-change.ts';
import { remove, skip } from './calendar-reach.ts';
import type { Frame } from './frame.ts';
import { giftFrames } from './gift-frames.ts';
import { groceryFrames } from './grocery-frames.ts';
import { handOffFrames } from './hand-off-frames.ts';
import { mealFrames } from './meal-frames.ts';
import { memberFrames } from './member-frames.ts';
import { packingFrames } from './packing-frames.ts';
import { placeFrames } from './place-frames.ts';
import { recipeFrames } from './recipe-frames.ts';
import { reminderFrames } from './reminder-frames.ts';
import { sitterFrames } from './sitter-frames.ts';
import { subscriptionFrames } from './subscription-frames.ts';
import { taskFrames } from './task-frames.ts';
import { tripFrames } from './trip-frames.ts';

export const frames: ReadonlyMap<string, Frame> = new Map(
  [
    addAppointment,
    addEvent,
    change('change_appointment', 'appointment'),
    change('change_event', 'event'),
    remove('remove_appointment', 'appointment'),
    remove('remove_event', 'event'),
    skip,
    ...groceryFrames,
    ...mealFrames,
    ...recipeFrames,
    ...taskFrames,
    ...tripFrames,
    ...packingFrames,
    ...birthdayFrames,
    ...memberFrames,
    ...giftFrames,
    ...subscriptionFrames,
    ...reminderFrames,
    ...handOffFrames,
    ...sitterFrames,
    ...placeFrames,
  ].map((frame) => [frame.tool, frame]),
);

/** The classifier can't distinguish facts about a child from facts about any household member. */
const similarTools: Record<string, readonly string[]> = {
  change_member: ['change_child'],
  add_event: ['add_appointment'],
  add_appointment: ['add_event', 'book'],
  book: ['add_appointment'],
};

export const framesFor = (intent: string): readonly Frame[] =>
  [intent, ...(similarTools[intent] ?? [])].flatMap((tool) => frames.get(tool) ?? []);
