import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Clock } from '../../tools/tool.ts';
import { monthNamed } from '../when/calendar.ts';
import { whenIn } from '../when/when.ts';

/** A letter added to a name that is also a month, so that it isn't parsed as a date. */
const nameMark = '\u02b9';
const monthNamePattern =
  /(?<!\b(?:in|next|this|last|of|until|till|by|early|late|mid|since) )\b(?:april|may|june|july|august)\b(?! \d)/gi;

/** 'ballet for June every Wednesday': if June is a person, she isn't the month, unless a number follows. */
export function whenAsked(text: string, people: readonly HouseholdMember[], clock: Clock) {
  const names = people.map(({ name }) => name.toLowerCase()).filter((name) => monthNamed(name) !== undefined);
  if (names.length === 0) return whenIn(text, clock);
  const named = text.replaceAll(monthNamePattern, (word) =>
    names.includes(word.toLowerCase()) ? `${word}${nameMark}` : word,
  );
  const told = whenIn(named, clock);
  return { ...told, untimed: told.untimed.replaceAll(nameMark, '') };
}
