import type { Value, Values } from '../../tools/tool.ts';
import { yearByAge } from '../birthdays/years.ts';
import { shiftedDate, shiftedTime, shiftIn } from '../records/shift.ts';
import { numberOf } from '../when/tokens.ts';
import { centsIn, type SetField } from '../words/field-values.ts';
import { besideOf } from './beside.ts';
import { isIdle } from './words.ts';

/** Values that are numbers: how much later, what it costs, which size, how many. */

/** A trip that lasts longer ends later. */
const lasting = /\b(?:longer|shorter|extra|more|extend|stay|stays|staying|back|home|return)\b/i;

/** 'an hour later', 'a week earlier' than it stands on the card. */
export function shiftedValue(fields: readonly SetField[], text: string, about: string): Values | undefined {
  const shift = shiftIn(text.toLowerCase());
  const isStay = lasting.test(text) && fields.some(({ name }) => name === 'endDate');
  const kinds = fields.filter(({ name, kind }) =>
    isStay ? name === 'endDate' : kind === (shift?.minutes ? 'time' : 'date'),
  );
  const field = shift && kinds.find(({ value }) => value);
  if (!shift || !field || typeof field.value !== 'string') return undefined;
  const beside = besideOf({ [field.name]: null });
  if (!isIdle(text.slice(0, shift.from), `${about} ${beside}`) || text.split(' ').length > 9) return undefined;
  const value = shift.minutes ? shiftedTime(field.value, shift.minutes) : shiftedDate(field.value, shift.days);
  return value ? { [field.name]: value } : undefined;
}

const price = /\$ ?\d{1,5}(?:[.,]\d{1,2})?|\b\d{1,5}(?:[.,]\d{2})?(?= ?(?:dollars|bucks|usd))|\b\d{1,5}[.,]\d{2}\b/;
const bareNumber = /\b\d{1,4}(?:\.\d)?\b(?!(?:st|nd|rd|th|[:/]|am|pm| ?am\b| ?pm\b| (?:days|weeks|months|years)\b))/;
const spoken = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
const sizes = ['shoeSize', 'clothingSize', 'quantity'];

/** A price, a size or a count, where the card has a place for one and no hour could be meant. */
export function numberSaid(fields: readonly SetField[], text: string): { values: Values; rest: string } | undefined {
  const money = fields.find(({ kind }) => kind === 'money');
  const sum = money && price.exec(text)?.[0];
  if (money && sum) return { values: { [money.name]: centsIn(sum) ?? null }, rest: text.replace(sum, ' ') };
  if (fields.some(({ kind }) => kind === 'time')) return undefined;
  const field =
    money ??
    fields.find(
      ({ kind, name, value }) =>
        (kind === 'count' || sizes.includes(name)) && (isSet(value) || text.toLowerCase().includes(name)),
    );
  const number = field && (bareNumber.exec(text)?.[0] ?? spoken.exec(text)?.[0]);
  if (!field || !number || /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6} \d/iu.test(text))
    return undefined;
  const count = numberOf(number.toLowerCase()) ?? Number(number);
  const unit = field.name === 'quantity' ? (text.slice(text.indexOf(number)).split(' ')[1] ?? '') : '';
  const value =
    field.kind === 'money' ? (centsIn(number) ?? null) : field.kind === 'count' ? count : `${number} ${unit}`.trim();
  // 'for two months' is no price.
  return value === null ? undefined : { values: { [field.name]: value }, rest: text.replace(number, ' ') };
}

const isSet = (value: Value | undefined) => value !== null && value !== undefined;

/** 'she is turning 8', 'he was born in 2015': the year of a birthday that stands on the card as the coming one. */
export function birthYear(fields: readonly SetField[], text: string, today: string): Values | undefined {
  const isBirthday = fields.some(({ name }) => name === 'giftIdeas');
  const field = fields.find(({ name }) => name === 'birthdate' || (isBirthday && name === 'date'));
  const now = field?.value;
  if (!field || typeof now !== 'string') return undefined;
  const [, born] = /^(?:(?:he |she |they )?(?:was |were )?born )?(?:in )?((?:19|20)\d{2})$/i.exec(text) ?? [];
  const year = born ?? yearByAge(text, now, today);
  return year ? { [field.name]: `${year}${now.slice(4)}` } : undefined;
}
