import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Clock } from '../../tools/tool.ts';
import type { Clause } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import { withoutPoliteness } from '../words/polite.ts';

/** One request, read as far as all readers need it. */
export function clauseOf(text: string, household: readonly HouseholdMember[], clock: Clock): Clause {
  const polite = withoutPoliteness(text);
  const { when, untimed } = whenIn(polite, clock);
  const { people } = peopleIn(polite, household, clock.today);
  const bare = withoutPoliteness(peopleIn(untimed, household, clock.today).without);
  return { text, lower: polite.toLowerCase(), when, people, untimed, bare };
}
