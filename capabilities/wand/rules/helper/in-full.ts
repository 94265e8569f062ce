import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { BrainRequest, PastTurn } from '../tools/brain.ts';
import { withClosing } from './calendar/closed.ts';
import { withHours } from './calendar/hour-left.ts';
import { asMoved } from './pointing/about-it.ts';
import { withNewOnesOwn } from './pointing/pronouns.ts';
import { sparing } from './sparing.ts';
import { withoutWhy } from './told/reasons.ts';
import { todayFirst } from './when/same-week.ts';
import { plainSpelling } from './words/spelling.ts';

/** Everything that she said, as it is spelled in full, without the reasons for it. */
export function inFull(asked: BrainRequest, household: readonly HouseholdMember[]): BrainRequest {
  const full = (said: string) =>
    withHours(withClosing(withoutWhy(todayFirst(asMoved(withNewOnesOwn(plainSpelling(said, household))), asked))));
  const past = asked.past.map((turn) => spelledLate(turn, full));
  return { ...asked, look: sparing(asked.look), message: full(asked.message), past };
}

/** Most of what was said before is never looked at again. */
function spelledLate(turn: PastTurn, full: (said: string) => string): PastTurn {
  let message: string | undefined;
  return {
    ...turn,
    get message() {
      message ??= full(turn.message);
      return message;
    },
  };
}
