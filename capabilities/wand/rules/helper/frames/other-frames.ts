import { type Frame } from './frame.ts';
import { handOffFrames } from './hand-off-frames.ts';
import { placeFrames } from './place-frames.ts';
import { reminderFrames } from './reminder-frames.ts';
import { sitterFrames } from './sitter-frames.ts';
import { subscriptionFrames } from './subscription-frames.ts';

export const otherFrames: readonly Frame[] = [
  ...subscriptionFrames,
  ...reminderFrames,
  ...handOffFrames,
  ...sitterFrames,
  ...placeFrames,
];
