import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { addMonths, type CalendarDate } from '#core/dates.ts';
import type { Values } from '../tools/tool.ts';
import { allergiesIn, avoidedIn, dietsIn } from './household-diets.ts';
import { sizesIn } from './household-sizes.ts';
import { behind } from './phrases.ts';
import type { Clause, Context, Reading } from './reader.ts';
import { asTitle, withoutEnds } from './words.ts';

/** What is known of a person and changes: allergies, diets, sizes, the day of birth, notes. One entry for each card. */
export function factsIn(
  said: string,
  person: HouseholdMember,
  clause: Clause,
  { asked }: Context,
): (Values | Reading)[] | undefined {
  return (
    sizesIn(said, person, clause) ??
    allergiesIn(said, person) ??
    avoidedIn(said, person, clause) ??
    dietsIn(said, person) ??
    birthIn(said, clause, asked.today) ??
    notesIn(said, person)
  );
}

const born = /\b(?:was|were|is) born\b|\bbirth ?da(?:te|y) (?:is|was|should be)\b|\bdate of birth\b|\bdob\b/i;

function birthIn(said: string, { when }: Clause, today: CalendarDate): Values[] | undefined {
  if (!born.test(said) || !when.date) return undefined;
  const birthdate = pastDay(when.date, said, today);
  return birthdate ? [{ birthdate }] : undefined;
}

/** Births are over: a day whose year was not said is the last one of its name. */
export function pastDay(date: CalendarDate, said: string, today: CalendarDate): CalendarDate | undefined {
  if (date <= today) return date;
  return /\b(?:19|20)\d\d\b/.test(said) ? undefined : addMonths(date, -12);
}

const healthNote = /\bhealth notes?(?: (?:for|on|to) \p{L}{1,30})?: ?|\bto \p{L}{1,30}'?s? health notes: ?/iu;
const note = /\b(?:add )?(?:a )?notes?(?: (?:for|on|about|to) \p{L}{1,30})?: ?|\bto \p{L}{1,30}'?s? notes: ?/iu;
const condition =
  /\bhas ((?:mild |severe )?(?:asthma|eczema|adhd|diabetes|epilepsy|a heart murmur|celiac(?: disease)?|reflux|hay fever))$/i;

function notesIn(said: string, { healthNotes, notes, memberType }: HouseholdMember): Values[] | undefined {
  const isChild = memberType === 'child';
  const health = behind(said, healthNote) ?? condition.exec(said)?.[1];
  if (health && isChild) return [{ healthNotes: joined(healthNotes, health) }];
  const words = behind(said, note);
  return words && !/\bappointment|\bevent|\btrip/i.test(said) ? [{ notes: joined(notes, words) }] : undefined;
}

const joined = (present: string | null, words: string) =>
  [present, asTitle(withoutEnds(words))].filter(Boolean).join('\n');
