import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { type CalendarDate, longDate } from '#core/dates.ts';
import { namesMonth } from '../birthdays/days.ts';
import { leftOver, wordSet } from '../guards/left-over.ts';
import type { Clause, Context } from '../reader.ts';
import { birthdateOf, birthQuestion, birthTold } from './birth.ts';
import { allergiesIn, avoidedIn, dietsIn, type Told } from './diets.ts';
import { notesIn } from './notes.ts';
import { sizesIn } from './sizes.ts';

/** What is known of a person and changes: allergies, diets, sizes, the day of birth, notes. One entry for each card. */
export function factsIn(said: string, person: HouseholdMember, clause: Clause, context: Context): Told[] | undefined {
  return (
    notesIn(person, clause) ??
    sizesIn(said, person, clause.text, context.asked.message) ??
    allergiesIn(said, person) ??
    avoidedIn(said, person, clause.text) ??
    dietsIn(said, person) ??
    bornOn(clause, person, context)
  );
}

const birthday = /\bborn\b|\bbirth ?(?:date|day)\b|\bdate of birth\b|\bdob\b|\bb-?day\b/i;
const ofAge =
  /^(?:'s |is |has |just |now |already |only ){0,4}(?:turn(?:s|ed|ing) |will be |going to be )?\d{1,3}(?: ?(?:years?|yrs?|yo|months?|mos?|weeks?)(?: old)?)?(?: (?:now|today|already|(?:in|this|next|last) (?:year|january|february|march|april|may|june|july|august|september|october|november|december)))?$/i;
const bornWords = wordSet(
  'born birthdate birth date birthday dob bday day actually not year turns turned turning years old add save enter halloween christmas eve thanksgiving new year',
);

const denied = /,? (?:and )?not (?:the |in |on )?\d{1,4}(?:st|nd|rd|th)?\b/i;
const bornIn = /\bborn in ((?:19|20)\d\d)$/i;

/** A birthday, or an age: with both, or with the year, it is a day of birth; what is missing is asked for. */
function bornOn(clause: Clause, person: HouseholdMember, { asked }: Context): Told[] | undefined {
  const { when, text } = clause;
  const { id, name, birthdate: known } = person;
  // 'July 22, not 21'
  const [bare, lower] = [clause.bare.replace(denied, ''), clause.lower.replace(denied, '')] as const;
  const [, year] = bornIn.exec(bare) ?? [];
  if (year && known && leftOver(bare.replace(year, ''), bornWords).length === 0)
    return [known.startsWith(year) ? wasBorn(name, known) : { birthdate: `${year}${known.slice(4)}` }];
  const isOfAge =
    (ofAge.test(bare) && canBeAge(bare, person)) || (year && leftOver(bare.replace(year, ''), bornWords).length === 0);
  const isBirthday = birthday.test(bare) && when.date && leftOver(bare, bornWords).length === 0;
  if (!(isOfAge || isBirthday) || when.time) return undefined;
  const birth = birthTold(lower, asked);
  // 'arjun turns 6 months on Dec 12' is no birthday.
  if (birth.age?.isStillToCome && birth.age.isOfBaby) return undefined;
  const date = known && isBirthday && !birth.year && !birth.age ? corrected(known, lower, when.date) : undefined;
  const birthdate = date ?? birthdateOf(birth, asked.today);
  if (birthdate && birthdate !== known) return birthdate <= asked.today ? [{ birthdate }] : undefined;
  if (known) return [wasBorn(name, known)];
  const waiting = { kind: 'missing' as const, tool: 'change_member', values: { id }, field: 'birthdate', quote: text };
  return [{ kind: 'ask', question: birthQuestion(person, birth), waiting }];
}

const wasBorn = (name: string, known: CalendarDate): Told => ({
  kind: 'answer',
  text: `${name} was born on ${longDate(known)}.`,
});

/** 'leo 27' is his size, and of somebody whose birthdate is kept a number alone tells no age. */
function canBeAge(said: string, { birthdate, memberType }: HouseholdMember): boolean {
  const [, years = 0] = /(\d{1,3})(?: (?:now|today|already))?$/i.exec(said) ?? [];
  return !(birthdate && /^\d/.test(said)) && (memberType !== 'child' || Number(years) < grown);
}
const grown = 20;

/** 'David's birthday is the 22nd, not the 21st': the year stays, and a month that is not said. */
function corrected(known: string, lower: string, date = known): CalendarDate {
  const month = namesMonth(lower) ? date : known;
  return `${known.slice(0, 4)}${month.slice(4, 8)}${date.slice(8)}`;
}
