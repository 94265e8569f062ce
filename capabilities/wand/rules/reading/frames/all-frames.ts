import { calendarFrames } from './calendar-frames.ts';
import { foodFrames } from './food-frames.ts';
import type { Frame } from './frame.ts';
import { otherFrames } from './other-frames.ts';
import { peopleFrames } from './people-frames.ts';
import { plannerFrames } from './planner-frames.ts';

export const frames: ReadonlyMap<string, Frame> = new Map(
  [...calendarFrames, ...foodFrames, ...plannerFrames, ...peopleFrames, ...otherFrames].map((frame) => [frame.tool, frame]),
);
