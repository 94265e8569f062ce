import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Clock } from '../../tools/tool.ts';
import { monthNamed } from '../when/calendar.ts';
import { type When, whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import { withoutPoliteness } from '../words/polite.ts';

/** What is said, with when and for whom. */
export interface Clause {
  /** In her spelling, as far as it had not to be spelled out. */
  text: string;
  /** In lower case, with plain apostrophes and single blanks, without politeness at either end. */
  lower: string;
  when: When;
  /** Everybody of the household who is named or meant ('my husband', 'me'). */
  people: HouseholdMember[];
  /** The words without those that say when, in their own spelling: 'dentist for Mia'. */
  untimed: string;
  /** The same without those that say for whom, and without politeness: 'dentist'. */
  bare: string;
}

/** One request, read as far as all readers need it. */
export function clauseOf(text: string, household: readonly HouseholdMember[], clock: Clock): Clause {
  const polite = withoutPoliteness(text);
  const { people } = peopleIn(polite, household, clock.today);
  const { when, untimed } = withNames(polite, people, clock);
  const bare = withoutPoliteness(peopleIn(untimed, household, clock.today).without);
  return { text, lower: polite.toLowerCase(), when, people, untimed, bare };
}

/** A letter that makes of a name a word that is no month. */
const mark = '\u02b9';
const month =
  /(?<!\b(?:in|next|this|last|of|until|till|by|early|late|mid|since) )\b(?:april|may|june|july|august)\b(?! \d)/gi;

/** 'ballet for June every Wednesday': where June is somebody, she is no month, unless a number follows. */
function withNames(text: string, people: readonly HouseholdMember[], clock: Clock) {
  const names = people.map(({ name }) => name.toLowerCase()).filter((name) => monthNamed(name) !== undefined);
  if (names.length === 0) return whenIn(text, clock);
  const named = text.replaceAll(month, (word) => (names.includes(word.toLowerCase()) ? `${word}${mark}` : word));
  const told = whenIn(named, clock);
  return { ...told, untimed: told.untimed.replaceAll(mark, '') };
}
