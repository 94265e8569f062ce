import { centsOf } from '#core/money.ts';
import type { CardField } from '../../../card-contract.ts';
import type { Value, Values } from '../../tools/tool.ts';
import { notesUntil } from '../calendar/lasting.ts';
import { optionIn } from '../dialogue/options.ts';
import { sizeSaid } from '../household/sizes.ts';
import { mealMeant } from '../meals/words.ts';
import type { Clause } from '../reader.ts';
import { halfSaid } from '../when/hours.ts';
import { nearTo } from '../when/near.ts';
import { numberOf } from '../when/tokens.ts';
import { asTitle, splitWords } from './words.ts';

/** Words that she adds or corrects, made into the values of a card. */

/** The values that were given. */
export const given = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

export type Field = Pick<CardField, 'name' | 'kind' | 'options'>;

const peopleFields = ['childId', 'travelers', 'affectedChildren', 'assignedTo', 'traveler'];
export const isPeopleField = ({ name }: Field) => peopleFields.includes(name);

/** The people whom a field is about, by their names: one, or several. */
function peopleValue({ kind }: Field, { people }: Clause): Value | undefined {
  const names = people.map(({ name }) => name);
  if (kind === 'choice') return names.length === 1 ? names[0] : undefined;
  return names.length > 0 ? names : undefined;
}

const amount = /\$? ?(\d{1,6}(?:[.,]\d{1,2})?)/;
export const centsIn = (words: string) => centsOf(amount.exec(words)?.[1] ?? '');

/** What an answer to a question for this field comes to. */
export function answerFor(field: Field, said: Clause): Value | undefined {
  const { when, lower } = said;
  if (isPeopleField(field)) return peopleValue(field, said);
  if (field.kind === 'date') return field.name === 'endDate' ? (when.endDate ?? when.until ?? when.date) : when.date;
  if (field.kind === 'time') return when.time;
  if (field.kind === 'choice')
    return field.name.endsWith('Frequency') ? (when.repeats ?? optionIn(field, lower)) : optionIn(field, lower);
  if (field.kind === 'money') return centsIn(lower);
  if (field.kind === 'count')
    return lower
      .split(' ')
      .map(numberOf)
      .find((number) => number !== undefined);
  if (field.kind === 'list' || field.kind === 'many') return splitWords(said.untimed);
  if (field.kind === 'flag') return undefined;
  // 'she's a 6 now'
  const size = field.name.endsWith('Size') ? sizeSaid(said.text) : undefined;
  if (size) return size;
  const words = said.untimed.replace(/^(to|it's|its|it is|about|called|that) /i, '');
  return asTitle(field.name === 'name' ? nameIn(words) : words) || undefined;
}

const naming =
  /^(?:(?:his|her|its|their|the \p{L}{1,12}'s) name(?:'s| is| will be)|(?:we|i)(?:'ve|'re| have| are)? ?(?:named|called|call|calling|naming) (?:him|her|it|them)|(?:he|she|it|they)(?:'s|'re| is| are| will be)? (?:called|named)|named) | is (?:his|her|its|their|the) name$/iu;

/** 'his name is Toffee', 'we call her Luna' */
const nameIn = (words: string) => words.replace(naming, '');

export type SetField = Field & { value?: Value };

/** 'make it 9' of a haircut at 5 is in the morning. */
const hoursNear = 3;

/** A bare hour is in the evening where what it is about is, or shortly after: 'make it 8' of a dinner at 7. */
function hourFor(time: string, said: string, subject: string, now?: Value): string {
  const hour = Number(time.slice(0, 2));
  const isSaid = /\d ?[ap]\.?m|morning|noon/.test(said) || hour >= 12;
  const isEvening =
    halfSaid(subject, hour) === 'pm' ||
    (typeof now === 'string' && now >= '17:00' && hour >= 5 && hour + 12 - Number(now.slice(0, 2)) <= hoursNear);
  return !isSaid && isEvening ? `${hour + 12}${time.slice(2)}` : time;
}

const dayFields = ['date', 'triggerDate', 'startDate', 'nextBillingDate', 'weekStartDate', 'birthdate'];
const repeatFields = ['recurringFrequency', 'billingFrequency'];
const isSet = ({ value }: SetField) => value !== undefined && value !== null;

/** The day that is meant, where a card may have several: the one that it is about, the party's, the last. */
function dayField(fields: readonly SetField[], said: Clause): SetField | undefined {
  const days = fields.filter(({ kind }) => kind === 'date');
  const isParty =
    fields.some((field) => /^party(?:Time|Location)$/.test(field.name) && isSet(field)) && !days.some(isSet);
  if (isParty || /\bparty\b/.test(said.lower)) return days.find(({ name }) => name === 'partyDate') ?? days[0];
  if (/\b(back|return|returning|home|end|ends|ending|last day)\b/.test(said.lower)) {
    const last = days.find(({ name }) => name === 'endDate');
    if (last) return last;
  }
  const [only, ...others] = days.filter(isSet);
  if (only && others.length === 0) return only;
  return days.find(({ name }) => dayFields.includes(name)) ?? days.find(({ name }) => name === 'partyDate');
}

/** What the day is near to: to the one that it replaces, or a party to a birthday that is still to come. */
function nearOf(day: SetField | undefined, fields: readonly SetField[], date: string): Value | undefined {
  const born = day?.name === 'partyDate' ? fields.find(({ name }) => name === 'date')?.value : undefined;
  return day?.value ?? (typeof born === 'string' && born > date ? born : undefined);
}

/** The notes of a card that has an hour but no end; it ends after it begins. */
function lastingOf(fields: readonly SetField[], { when, lower }: Clause): string | undefined {
  const now = (field: string) => {
    const value = fields.find(({ name }) => name === field)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const { endTime = '', endDate = when.until } = when;
  if (!endTime && !endDate) return undefined;
  const isLater =
    endTime !== '' && endTime < (when.time ?? now('time') ?? '') && endTime < '12' && !/\bam\b/.test(lower);
  const end = isLater ? `${Number(endTime.slice(0, 2)) + 12}${endTime.slice(2)}` : endTime;
  return notesUntil(now('notes'), { ...when, ...(end && { endTime: end }), ...(endDate && { endDate }) });
}

/** What the words say about when and for whom, in the fields of a card. The party of a birthday is on a day of its own. */
export function saidValues(fields: readonly SetField[], said: Clause, subject = ''): Values {
  const { when } = said;
  const named = (names: readonly string[]) => fields.find(({ name }) => names.includes(name));
  const values: Values = {};
  const set = (field: SetField | undefined, value: Value | undefined) => {
    if (field && value !== undefined) values[field.name] = value;
  };
  const day = dayField(fields, said);
  set(day, when.date && nearTo(nearOf(day, fields, when.date), when.date, said.lower, day?.name === 'birthdate'));
  const [last, first] = [named(['endDate']), named(['startDate'])];
  const until = when.endDate ?? when.until;
  set(last, until && nearTo(last?.value ?? first?.value, until, said.lower));
  const hour = named(['time', 'partyTime']);
  set(hour, when.time && hourFor(when.time, said.lower, subject, hour?.value));
  // The last day of what comes again is that of all its dates.
  const isOneDay = !named(['recurringFrequency'])?.value || !(when.endDate ?? when.until);
  if (hour?.name === 'time' && isOneDay) set(named(['notes']), lastingOf(fields, said));
  set(named(['mealType']), mealMeant(said.lower));
  set(named(repeatFields), when.repeats);
  if (when.repeats || named(['recurringFrequency'])?.value) set(named(['recurringUntil']), when.until);
  const people = fields.find(isPeopleField);
  if (people) set(people, peopleValue(people, said));
  return values;
}
