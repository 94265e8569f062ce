import { type CalendarDate, clockTime, dateParts, shortWeekdayAndDate } from '#core/dates.ts';
import { dollarsOf, formatMoney } from '#core/money.ts';
import type { CardField } from '../../card-contract.ts';
import type { Value } from '../tools/tool.ts';

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const isTime = (text: string) => /^\d\d:\d\d$/.test(text);

/** 'Thu, Nov 19', or 'Tue, Jan 5, 2027' in another year */
export function dayWords(date: CalendarDate, today: CalendarDate): string {
  const { year } = dateParts(date);
  return year === dateParts(today).year ? shortWeekdayAndDate(date) : `${shortWeekdayAndDate(date)}, ${year}`;
}

/** Formats a field's value: 'Thu, Nov 19', '3:30 PM', '$95.00', 'Mia'. */
export function valueWords({ kind, value, options }: CardField, today: CalendarDate): string {
  if (Array.isArray(value)) return value.map((one) => labelOf(one, options)).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return kind === 'money' ? formatMoney(value) : String(value);
  return value === null ? '' : formatByKind(kind, labelOf(value, options), today);
}

/** Formats the stored value that the card would change; '' if there is none. */
export const storedValueWords = ({ kind, was }: CardField, today: CalendarDate) =>
  was ? formatByKind(kind, was, today) : '';

interface ListItem {
  text: string;
  state: 'kept' | 'added' | 'gone';
}

/** What a card would change in a stored list, item by item; undefined for other fields and if nothing stays. */
export function listChange(field: CardField, today: CalendarDate): ListItem[] | undefined {
  if (!Array.isArray(field.value)) return undefined;
  const itemsOf = (words: string) => words.split(', ');
  const [before, after] = [itemsOf(storedValueWords(field, today)), itemsOf(valueWords(field, today))];
  if (!before.some((text) => text && after.includes(text))) return undefined;
  return [
    ...before.map((text): ListItem => ({ text, state: after.includes(text) ? 'kept' : 'gone' })),
    ...after.filter((text) => !before.includes(text)).map((text): ListItem => ({ text, state: 'added' })),
  ];
}

/** Formats the card's own value before a later answer changed it; undefined if it wasn't changed. */
export const previousValueWords = ({ kind, before }: CardField, today: CalendarDate) =>
  before === undefined ? undefined : formatByKind(kind, before, today) || 'nothing';

const labelOf = (value: string, options: CardField['options']) =>
  options.find((option) => option.value === value)?.label ?? value;

function formatByKind(kind: CardField['kind'], text: string, today: CalendarDate): string {
  if (kind === 'date' && isDate(text)) return dayWords(text, today);
  return kind === 'time' && isTime(text) ? clockTime(text) : text;
}

export const isEmpty = (value: Value) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The initial text of the input for a value; lists have one item per line. */
export function inputText({ kind, value, options }: CardField): string {
  if (Array.isArray(value)) return value.map((one) => labelOf(one, options)).join('\n');
  if (kind === 'money' && typeof value === 'number') return dollarsOf(value);
  return value === null ? '' : String(value);
}

/** Parses typed text. Numbers and amounts stay text; the server checks them and words the refusal. */
export function parseInput(kind: CardField['kind'], typed: string): Value {
  const lines = typed.split('\n').map((line) => line.trim());
  if (kind === 'list') return lines.filter((line) => line !== '');
  return typed.trim() || null;
}

export interface FieldRefusal {
  /** The name of the field. */
  name: string;
  sentence: string;
}

/** Finds the field that a refusal is about: 'Date is required' -> the field labeled 'Date'. */
export function findRefusedField(sentence: string, fields: readonly CardField[]): FieldRefusal | undefined {
  const isNamed = ({ label }: CardField) => `${sentence} `.toLowerCase().startsWith(`${label.toLowerCase()} `);
  const [field] = fields.filter(isNamed).sort((one, other) => other.label.length - one.label.length);
  return field && { name: field.name, sentence };
}
