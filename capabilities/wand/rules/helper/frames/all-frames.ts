import { calendarFrames } from './calendar-frames.ts';
import { foodFrames } from './food-frames.ts';
import { type Frame } from './frame.ts';
import { otherFrames } from './other-frames.ts';
import { peopleFrames } from './people-frames.ts';
import { plannerFrames } from './planner-frames.ts';

export const frames: ReadonlyMap<string, Frame> = new Map(
  [...calendarFrames, ...foodFrames, ...plannerFrames, ...peopleFrames, ...otherFrames].map((frame) => [
    frame.tool,
    frame,
  ]),
);

/** The classifier doesn't tell what is kept of a child from what is kept of any member. */
const alike: Record<string, readonly string[]> = {
  change_member: ['change_child'],
  add_event: ['add_appointment'],
  add_appointment: ['add_event'],
  book: ['add_appointment'],
};

export const framesFor = (intent: string): readonly Frame[] =>
  [intent, ...(alike[intent] ?? [])].flatMap((tool) => frames.get(tool) ?? []);
