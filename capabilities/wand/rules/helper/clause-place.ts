import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Clock } from '../tools/tool.ts';

/** A place in a message where another request may begin. */
export interface Place {
  before: string;
  separator: string;
  next: string;
  household: readonly HouseholdMember[];
  clock: Clock;
}

/** 'add milk so we have some for breakfast' */
const purpose = /^(we|i|they|he|she)('ll)? (can|could|have|don't|get|got|want)\b/i;

export const isPurpose = ({ separator, next }: Place) => /\bso\b/i.test(separator) && purpose.test(next);
