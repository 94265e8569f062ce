import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Clock } from '../tools/tool.ts';
import { isQuestionLike } from './requests.ts';

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

const duty = /^(?:i|we)(?:'ve)? (?:still |also |really )?(?:have|need|want|got|ought) to\b/i;

/** 'how old is Emma, I still have to find a card': why she asks. */
export const isOwnDuty = ({ before, separator, next }: Place) =>
  separator === ', ' && duty.test(next) && isQuestionLike(before);

export const isPurpose = ({ separator, next }: Place) => /\bso\b/i.test(separator) && purpose.test(next);
