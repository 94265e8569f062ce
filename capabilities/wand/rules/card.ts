import type { CardField, Option, Proposal } from '../contract.ts';
import { Refused } from './refused.ts';
import type { EndpointInput, FieldSpec, FoundRecord, Ground, Value, Values, WriteTool } from './tool.ts';

/** A tool and the values somebody gave, made into what a card shows and what the endpoint gets. */
export interface Presented {
  values: Values;
  card: Pick<Proposal, 'action' | 'heading' | 'subject' | 'fields' | 'details'>;
  input: EndpointInput;
}

export async function present(tool: WriteTool, given: Values, ground: Ground): Promise<Presented> {
  const record = await recordOf(tool, given, ground);
  const ids = Object.fromEntries(idNames(tool).flatMap((name) => (name in given ? [[name, given[name] ?? null]] : [])));
  let values: Values = ids;
  const fields: CardField[] = [];
  for (const spec of tool.fields) {
    const options = await optionsOf(spec, ground, values);
    const value = chosen(spec, await givenOrUsual(spec, given, ground, values), options);
    // A change says only what it changes.
    if (tool.action === 'change' && value === undefined) continue;
    values = { ...values, [spec.name]: value ?? null };
    fields.push({
      name: spec.name,
      label: spec.label,
      kind: spec.kind,
      value: value ?? null,
      options,
      isRequired: spec.isRequired ?? false,
      was: record && spec.name in record.values ? shown(record.values[spec.name] ?? null, options) : null,
    });
  }
  const subject = await subjectOf(tool, values, record, ground);
  const { action, heading } = tool;
  const input = (await tool.input?.(values, ground)) ?? plainInput(tool, values);
  return { values, card: { action, heading, subject, fields, details: [] }, input };
}

/** `/api/trips/:id/packing/:itemId` -> id, itemId */
const pathNames = ({ endpoint }: WriteTool) => [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
const idNames = (tool: WriteTool) => [...new Set(['id', ...pathNames(tool)])];

async function recordOf(tool: WriteTool, given: Values, ground: Ground): Promise<FoundRecord | undefined> {
  if (!tool.record) return undefined;
  const record = await tool.record(ground, given);
  if (!record) throw new Refused('That is not there, or not there any more');
  return record;
}

const optionsOf = async ({ options = [] }: FieldSpec, ground: Ground, values: Values): Promise<Option[]> =>
  typeof options === 'function' ? options(ground, values) : [...options];

async function givenOrUsual(spec: FieldSpec, given: Values, ground: Ground, values: Values) {
  if (given[spec.name] !== undefined) return given[spec.name];
  return typeof spec.usually === 'function' ? spec.usually(ground, values) : spec.usually;
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What was chosen, by an option's value or by its label. */
function chosen({ kind, label }: FieldSpec, value: Value | undefined, options: readonly Option[]): Value | undefined {
  const find = (word: string) => {
    const option = options.find((one) => one.value === word) ?? options.find((one) => same(one.label, word));
    if (!option) throw new Refused(`${label} must be one of ${options.map((one) => one.label).join(', ')}`);
    return option.value;
  };
  if (value === undefined || value === null || value === '') return value;
  if (kind === 'choice') return find(String(value));
  if (kind === 'many') return (Array.isArray(value) ? value : [String(value)]).map(find);
  if (kind === 'list') return Array.isArray(value) ? value : [String(value)];
  return value;
}

/** A value as one reads it. */
export function shown(value: Value, options: readonly Option[] = []): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map((one) => shown(one, options)).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return options.find((option) => option.value === value)?.label ?? String(value);
}

const subjectOf = async (tool: WriteTool, values: Values, record: FoundRecord | undefined, ground: Ground) =>
  (await tool.subject?.(values, record, ground)) ?? record?.title ?? shown(values.title ?? values.name ?? null);

function plainInput(tool: WriteTool, values: Values): EndpointInput {
  const inPath = pathNames(tool);
  const entries = Object.entries(values);
  // In a change null clears; in what is new it only says that nothing was said.
  const isSaid = (value: Value) => value !== null || tool.action === 'change';
  const inBody = entries.filter(([name, value]) => name !== 'id' && !inPath.includes(name) && isSaid(value));
  return {
    params: Object.fromEntries(inPath.map((name) => [name, String(values[name])])),
    ...(tool.endpoint.method !== 'DELETE' && { body: Object.fromEntries(inBody) }),
  };
}
