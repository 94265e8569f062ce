import type { Clock } from '../../tools/tool.ts';
import { isForMeal } from '../meals/words.ts';
import { isTaskLike } from '../message/requests.ts';
import { whenIn } from '../when/when.ts';

const following = /\b(?:(?:right|straight|just) after|after(?:wards?| that))\b/i;
const moves = /^(?:move|reschedule|push|postpone)$/;

/** What says something else than the request before it, however like it looks. */
export function isUnlike(said: string, before: string, lead: string, clock: Clock): boolean {
  const isTask = isTaskLike(before) || /^remind /i.test(before);
  // 'remind me to send the slip, the zoo one' only says which.
  if (isTask && /^the \S.{0,30} one$/i.test(said)) return true;
  // Neither is 'to email them' like the thing in 'remind me to call the vet'.
  if (isTask && /^(?:\p{L}{2,20} )?to \p{L}/iu.test(said)) return true;
  // What comes after it has another hour: 'dentist for Leo at 9, Mia's right after'.
  if (following.test(said) && !whenIn(said, clock).when.time) return true;
  // What is eaten is not moved along: 'move the soup to Thursday and tacos for dinner'.
  return moves.test(lead) && isForMeal(said);
}
