import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Clock } from '../../tools/tool.ts';
import { hasFood, isDish, isForMeal, mealNamed } from '../meals/words.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { isQuestionLike, moving } from './requests.ts';

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

const elsewhere = / (?:to|until|till|instead)\b/i;

/** What does not share the verb before it: 'remind me to find the gloves tomorrow, and chicken soup on thursday'; 'change the task to the 8th and dentist for me at 2'. */
export const isOtherDeed = (lead: string, text: string, clock: Clock): boolean =>
  (lead.endsWith(' to') && isDish(whenIn(text, clock).untimed)) || (moving.test(lead) && !elsewhere.test(text));

/** 'Emma's party starts at 1' tells of one that has its day. */
export const isKnownParty = (text: string) =>
  /'s (?:birthday )?party (?:is|starts|begins|will be|will start)\b/i.test(text);

const doneToKept = /^(?:move|reschedule|push|postpone|cancel|call off|delete|remove|skip|pause|resume|tick off|mark) /i;
const movedTo = /^(?:move|reschedule|push|postpone) .{2,40} (?:to|until|till) /i;

/** 'move the haircut to Friday at 3 and tacos for dinner': what is eaten is no part of what is moved. */
export function mealBeside({ before, next }: Place): string | undefined {
  const [first, dish] = [withoutPoliteness(before), withoutPoliteness(next)];
  // 'cancel tacos and soup for dinner' is one; what was put elsewhere is said to its end.
  const isWhole = movedTo.test(first) || !(hasFood(first.replace(doneToKept, '')) || mealNamed(first.toLowerCase()));
  return isForMeal(dish) && doneToKept.test(first) && isWhole ? dish : undefined;
}

const thatDay = /\b(on )?(that|(the )?same) day\b/i;

/** 'my haircut is on Dec 11 at 1, and nails the same day at 2:30': hers too. */
const mine = /^my (?:(?!mom|mum|dad|sister|brother|friend|cousin|parents)\p{L}{3,20} ){1,3}(?:is|are|on|at)\b/iu;
const bareThing =
  /^(?!(?:my|our|the|an?|for|at|on|in)\b)\p{Ll}{3,20}(?: \p{Ll}{3,20})? (?:on )?(?:that|the same|same) day\b/u;

/** 'and Mia on the same day': the day of the request before it. */
export function sameDay({ before, next, household, clock }: Place): string {
  const date = thatDay.test(next) ? whenIn(before, clock).when.date : undefined;
  const isMine =
    mine.test(before) && bareThing.test(next) && peopleIn(next, household, clock.today).people.length === 0;
  return date ? `${isMine ? 'my ' : ''}${next.replace(thatDay, `on ${date}`)}` : next;
}
