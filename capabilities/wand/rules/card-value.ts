import * as z from 'zod/mini';
import { requiredDate } from '#core/fields.ts';
import { centsOf, shownMoney } from '#core/money.ts';
import type { Option } from '../card-contract.ts';
import { Refused } from './tools/refused.ts';
import type { FieldSpec, Value } from './tools/tool.ts';

/** What stands in a field of a card: what a brain or a person gave, made into the field's own kind. */

type Kind = FieldSpec['kind'];
type Given = Exclude<Value, null>;
type Field = Pick<FieldSpec, 'label' | 'kind'>;

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** An option by its value or by its label. */
const optionFor = (word: string, options: readonly Option[]) =>
  options.find(({ value }) => value === word) ??
  options.find(({ value, label }) => same(label, word) || same(value, word));

/** More than these are not read out. */
const mostNamed = 12;

function known(word: string, label: string, options: readonly Option[]): string {
  const option = optionFor(word, options);
  if (option) return option.value;
  if (options.length === 0 || options.length > mostNamed) throw new Refused(`${label} '${word}' is not known`);
  throw new Refused(`${label} must be one of ${options.map((one) => one.label).join(', ')}`);
}

const texts = (given: Given) => (Array.isArray(given) ? given : [String(given)]);
const text = (given: Given) => texts(given).join(', ');

function wholeNumber({ label }: Field, given: Given): number {
  const number = typeof given === 'number' ? given : Number(text(given).trim());
  if (!Number.isInteger(number)) throw new Refused(`${label} must be a whole number`);
  return number;
}

/** Numbers are cents already; what is typed is dollars. */
function cents(field: Field, given: Given): number {
  if (typeof given === 'number') return wholeNumber(field, given);
  const amount = centsOf(text(given));
  if (amount === undefined) throw new Refused(`${field.label} must be an amount like 29.99`);
  return amount;
}

function flag({ label }: Field, given: Given): boolean {
  if (typeof given === 'boolean') return given;
  const word = text(given).trim().toLowerCase();
  if (word === 'true' || word === 'yes') return true;
  if (word === 'false' || word === 'no') return false;
  throw new Refused(`${label} must be yes or no`);
}

function date({ label }: Field, given: Given): string {
  const parsed = z.safeParse(requiredDate(label), text(given).trim());
  if (!parsed.success) throw new Refused(parsed.error.issues[0]?.message);
  return parsed.data;
}

/** '9:05' is written '09:05'. */
const time = (given: Given) => text(given).trim().replace(/^\d:/, '0$&');

const readers: Record<Kind, (field: Field, given: Given, options: readonly Option[]) => Value> = {
  text: (_, given) => text(given),
  long: (_, given) => text(given),
  date,
  time: (_, given) => time(given),
  choice: ({ label }, given, options) => known(text(given), label, options),
  many: ({ label }, given, options) => [...new Set(texts(given).map((word) => known(word, label, options)))],
  list: (_, given, options) => texts(given).map((word) => optionFor(word, options)?.value ?? word),
  count: wholeNumber,
  money: cents,
  flag,
};

/** Refuses with a sentence what is nothing of the field's kind; the endpoint's contract looks at the rest. */
export const chosen = (field: Field, given: Value, options: readonly Option[]): Value =>
  given === null || given === '' ? null : readers[field.kind](field, given, options);

/** A value as one reads it. Days and times stay as they are: a screen has words of its own for them. */
export function shown(value: Value, kind: Kind, options: readonly Option[] = []): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map((one) => shown(one, kind, options)).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return kind === 'money' ? shownMoney(value) : String(value);
  return options.find((option) => option.value === value)?.label ?? value;
}
