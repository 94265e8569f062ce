import { questionReader } from '../answers/question-reader.ts';
import { requestsWithin } from '../message/beginnings.ts';
import { clauseOf } from '../message/clause.ts';
import { isCommand } from '../message/requests.ts';
import type { Context, Reading } from '../reader.ts';
import { withoutPoliteness } from '../words/polite.ts';

/** 'are Lovevery and Coterie paused', 'is Tahoe cancelled': who asks whether it is so wants nothing done. */

const whether =
  /^(?:is|are|am|was|does|did|has|have (?:i|we|they)|should i)\b(?! (?:to|you|at|on|now|not)\b| it (?:possible|ok|okay|alright)\b| there (?:any |a )?(?:way|chance)\b)[^,.;:!?]{1,200}$/i;

export function asksWhether(said: string): boolean {
  const plain = withoutPoliteness(said);
  return whether.test(plain) && !requestsWithin(plain).some(isCommand);
}

/** What was understood; of a mere question only its answer, undefined where there is none. */
export async function answeredOnly(
  readings: readonly Reading[],
  said: string,
  context: Context,
): Promise<readonly Reading[] | undefined> {
  if (!readings.some(({ kind }) => kind === 'propose') || !asksWhether(said)) return readings;
  return questionReader(clauseOf(said, context.household, context.asked), context);
}
