import { birthdayFrames } from './birthday-frames.ts';
import { type Frame } from './frame.ts';
import { giftFrames } from './gift-frames.ts';
import { memberFrames } from './member-frames.ts';

export const peopleFrames: readonly Frame[] = [...birthdayFrames, ...memberFrames, ...giftFrames];
