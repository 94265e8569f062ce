import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Clock } from '../../tools/tool.ts';
import { monthNamed } from '../when/calendar.ts';
import { type When, whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import { withoutPoliteness } from '../words/polite.ts';

/** One request with its time and people. */
export interface Clause {
  /** In lower case, with plain apostrophes and single spaces, without polite phrases at either end. */
  lower: string;
  when: When;
  /** Household members who are named or described ('my husband', 'me'). */
  people: HouseholdMember[];
  /** The text as typed, without date and time: 'dentist for Mia'. */
  untimed: string;
}

/** Parses what all readers of a request need. */
export function clauseOf(text: string, household: readonly HouseholdMember[], clock: Clock): Clause {
  const polite = withoutPoliteness(text);
  const { people } = peopleIn(polite, household, clock.today);
  const { when, untimed } = withMarkedNames(polite, people, clock);
  return { lower: polite.toLowerCase(), when, people, untimed };
}

/** A letter added to a name that is also a month, so that it isn't parsed as a date. */
const nameMark = '\u02b9';
const monthNamePattern =
  /(?<!\b(?:in|next|this|last|of|until|till|by|early|late|mid|since) )\b(?:april|may|june|july|august)\b(?! \d)/gi;

/** 'ballet for June every Wednesday': if June is a person, she isn't the month, unless a number follows. */
function withMarkedNames(text: string, people: readonly HouseholdMember[], clock: Clock) {
  const names = people.map(({ name }) => name.toLowerCase()).filter((name) => monthNamed(name) !== undefined);
  if (names.length === 0) return whenIn(text, clock);
  const named = text.replaceAll(monthNamePattern, (word) =>
    names.includes(word.toLowerCase()) ? `${word}${nameMark}` : word,
  );
  const told = whenIn(named, clock);
  return { ...told, untimed: told.untimed.replaceAll(nameMark, '') };
}
