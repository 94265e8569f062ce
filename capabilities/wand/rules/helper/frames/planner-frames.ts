import { type Frame } from './frame.ts';
import { packingFrames } from './packing-frames.ts';
import { taskFrames } from './task-frames.ts';
import { tripFrames } from './trip-frames.ts';

export const plannerFrames: readonly Frame[] = [...taskFrames, ...tripFrames, ...packingFrames];
