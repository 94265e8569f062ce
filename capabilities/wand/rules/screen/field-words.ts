import { type CalendarDate, clockTime, dateParts, shortDay } from '#core/dates.ts';
import { dollarsOf, shownMoney } from '#core/money.ts';
import type { CardField } from '../../card-contract.ts';
import type { Value } from '../tools/tool.ts';

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const isTime = (text: string) => /^\d\d:\d\d$/.test(text);

/** 'Thu, Nov 19', and the year where it is not this one. */
export function dayWords(date: CalendarDate, today: CalendarDate): string {
  const { year } = dateParts(date);
  return year === dateParts(today).year ? shortDay(date) : `${shortDay(date)}, ${year}`;
}

/** A value as one reads it: 'Thu, Nov 19', '3:30 PM', '$95.00', 'Mia'. */
export function valueWords({ kind, value, options }: CardField, today: CalendarDate): string {
  if (Array.isArray(value)) return value.map((one) => labelOf(one, options)).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return kind === 'money' ? shownMoney(value) : String(value);
  return value === null ? '' : kindWords(kind, labelOf(value, options), today);
}

/** What stood there before, read in the same way. */
export const wasWords = ({ kind, was }: CardField, today: CalendarDate) => (was ? kindWords(kind, was, today) : '');

/** What the card itself said before it was changed; undefined where it was not. */
export const beforeWords = ({ kind, before }: CardField, today: CalendarDate) =>
  before === undefined ? undefined : kindWords(kind, before, today) || 'nothing';

const labelOf = (value: string, options: CardField['options']) =>
  options.find((option) => option.value === value)?.label ?? value;

function kindWords(kind: CardField['kind'], text: string, today: CalendarDate): string {
  if (kind === 'date' && isDate(text)) return dayWords(text, today);
  return kind === 'time' && isTime(text) ? clockTime(text) : text;
}

export const isEmpty = (value: Value) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What stands in the field in which a value is typed; several of a list have a line each. */
export function typedText({ kind, value, options }: CardField): string {
  if (Array.isArray(value)) return value.map((one) => labelOf(one, options)).join('\n');
  if (kind === 'money' && typeof value === 'number') return dollarsOf(value);
  return value === null ? '' : String(value);
}

/** What she typed; that it is a number or an amount of money is for the server to say, which has the words to refuse it. */
export function typedValue(kind: CardField['kind'], typed: string): Value {
  const lines = typed.split('\n').map((line) => line.trim());
  if (kind === 'list') return lines.filter((line) => line !== '');
  return typed.trim() || null;
}

export interface Fault {
  /** The name of the field. */
  name: string;
  sentence: string;
}

/** Which field a refusal speaks of: 'Date is required' of the one that is called 'Date'. */
export function faultOf(sentence: string, fields: readonly CardField[]): Fault | undefined {
  const isMeant = ({ label }: CardField) => `${sentence} `.toLowerCase().startsWith(`${label.toLowerCase()} `);
  const [field] = fields.filter(isMeant).sort((one, other) => other.label.length - one.label.length);
  return field && { name: field.name, sentence };
}
