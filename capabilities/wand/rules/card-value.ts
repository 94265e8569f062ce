import * as z from 'zod/mini';
import { requiredDate } from '#core/fields.ts';
import { centsFromText, formatMoney } from '#core/money.ts';
import type { Option } from '../card-contract.ts';
import type { FieldSpec, Value } from './tools/tool.ts';
import { ToolRefusal } from './tools/tool-refusal.ts';

/** Parses the value that a brain or a person gave for a card field, and formats it for display. */

type Kind = FieldSpec['kind'];
type Given = Exclude<Value, null>;
type Field = Pick<FieldSpec, 'label' | 'kind'>;

const isSameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Finds an option by its value or label. */
const findOption = (word: string, options: readonly Option[]) =>
  options.find(({ value }) => value === word) ??
  options.find(({ value, label }) => isSameText(label, word) || isSameText(value, word));

/** With more options than this, the refusal doesn't list them. */
const maxListedOptions = 12;

function requireOption(word: string, label: string, options: readonly Option[]): string {
  const option = findOption(word, options);
  if (option) return option.value;
  if (options.length === 0 || options.length > maxListedOptions)
    throw new ToolRefusal(`${label} '${word}' is not known`);
  throw new ToolRefusal(`${label} must be one of ${options.map((one) => one.label).join(', ')}`);
}

const asTexts = (given: Given) => (Array.isArray(given) ? given : [String(given)]);
const asText = (given: Given) => asTexts(given).join(', ');

function parseInteger({ label }: Field, given: Given): number {
  const number = typeof given === 'number' ? given : Number(asText(given).trim());
  if (!Number.isInteger(number)) throw new ToolRefusal(`${label} must be a whole number`);
  return number;
}

/** Numbers are cents; text is dollars. */
function parseCents(field: Field, given: Given): number {
  if (typeof given === 'number') return parseInteger(field, given);
  const amount = centsFromText(asText(given));
  if (amount === undefined) throw new ToolRefusal(`${field.label} must be an amount like 29.99`);
  return amount;
}

function parseFlag({ label }: Field, given: Given): boolean {
  if (typeof given === 'boolean') return given;
  const word = asText(given).trim().toLowerCase();
  if (word === 'true' || word === 'yes') return true;
  if (word === 'false' || word === 'no') return false;
  throw new ToolRefusal(`${label} must be yes or no`);
}

function parseDate({ label }: Field, given: Given): string {
  const parsed = z.safeParse(requiredDate(label), asText(given).trim());
  if (!parsed.success) throw new ToolRefusal(parsed.error.issues[0]?.message);
  return parsed.data;
}

/** '9:05' -> '09:05' */
const parseTime = (given: Given) => asText(given).trim().replace(/^\d:/, '0$&');

const parsers: Record<Kind, (field: Field, given: Given, options: readonly Option[]) => Value> = {
  text: (_, given) => asText(given),
  long: (_, given) => asText(given),
  date: parseDate,
  time: (_, given) => parseTime(given),
  choice: ({ label }, given, options) => requireOption(asText(given), label, options),
  many: ({ label }, given, options) => [...new Set(asTexts(given).map((word) => requireOption(word, label, options)))],
  list: (_, given, options) => asTexts(given).map((word) => findOption(word, options)?.value ?? word),
  count: parseInteger,
  money: parseCents,
  flag: parseFlag,
};

/** Throws a `ToolRefusal` if the value doesn't fit the field's kind; the endpoint's contract checks the rest. */
export const parseValue = (field: Field, given: Value, options: readonly Option[]): Value =>
  given === null || given === '' ? null : parsers[field.kind](field, given, options);

/** Formats a value for display. Dates and times stay in ISO form; the screen formats them. */
export function formatValue(value: Value, kind: Kind, options: readonly Option[] = []): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map((one) => formatValue(one, kind, options)).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return kind === 'money' ? formatMoney(value) : String(value);
  return options.find((option) => option.value === value)?.label ?? value;
}
