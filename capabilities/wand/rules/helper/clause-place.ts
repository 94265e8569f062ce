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
const purpose =
  /^(we|i|they|he|she|the kids|the girls|the boys|everyone|everybody|nobody|no one)('ll)? (can|could|have|has|don't|doesn't|get|gets|got|want|aren't|isn't|won't|knows?)\b/i;

export const isPurpose = ({ separator, next }: Place) => /\bso\b/i.test(separator) && purpose.test(next);
