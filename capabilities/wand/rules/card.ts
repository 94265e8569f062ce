import type { CardField, Option } from '../card-contract.ts';
import type { Proposal } from '../contract.ts';
import { formatValue, parseValue } from './card-value.ts';
import type {
  CardTool,
  DefaultInput,
  EndpointInput,
  FieldSpec,
  FoundRecord,
  ToolContext,
  Value,
  Values,
  WriteTool,
} from './tools/tool.ts';
import { asTextList } from './tools/tool-parts.ts';
import { ToolRefusal } from './tools/tool-refusal.ts';

export type Card = Pick<Proposal, 'action' | 'heading' | 'subject' | 'fields' | 'details'>;

/** The parsed values, the card that shows them, and the input for the endpoint. */
export interface PreparedCard {
  values: Values;
  card: Card;
  input: EndpointInput;
}

export async function prepareCard(tool: CardTool, given: Values, context: ToolContext): Promise<PreparedCard> {
  const record = await recordOf(tool, given, context);
  let values: Values = Object.fromEntries(recordIdNames(tool).map((name) => [name, given[name] ?? null]));
  const fields: CardField[] = [];
  for (const spec of tool.fields) {
    const input = await inputFor(tool, spec, given, context, values);
    // A change shows only the fields that change, a removal only the given or required ones.
    const isOptional = tool.action === 'change' || (tool.action === 'remove' && !spec.isRequired);
    if (isOptional && input === undefined) continue;
    const options = await optionsOf(spec, context, values);
    const value = parseValue(spec, input ?? null, options);
    if (spec.isRequired && isBlank(value)) throw new ToolRefusal(`${spec.label} is required`);
    values = { ...values, [spec.name]: value };
    fields.push({
      name: spec.name,
      label: spec.label,
      kind: spec.kind,
      value,
      options,
      ...(spec.emptyLabel && { emptyLabel: spec.emptyLabel }),
      isRequired: spec.isRequired ?? false,
      was:
        record && spec.name in record.values ? formatValue(record.values[spec.name] ?? null, spec.kind, options) : null,
    });
  }
  if (tool.action === 'change') refuseIfUnchanged(fields, record);
  return {
    values,
    card: {
      action: tool.action,
      heading: tool.heading,
      subject: await subjectOf(tool, values, record, context),
      fields,
      details: [...(record?.summary ? [record.summary] : []), ...((await tool.facts?.(values, record, context)) ?? [])],
    },
    input: tool.kind === 'write' ? await inputOf(tool, values, context) : {},
  };
}

/** Sets `before` on each field whose value differs from the previous card. */
export const markChangedFields = (card: Card, previous: Card): Card => ({
  ...card,
  fields: card.fields.map((field) => {
    const { value = null, options = [] } = previous.fields.find(({ name }) => name === field.name) ?? {};
    return isSame(field.value, value) ? field : { ...field, before: formatValue(value, field.kind, options) };
  }),
});

/** A card holds whole lists. Merges in the items that others have added or removed since the card was made. */
export async function mergeListEdits(
  tool: WriteTool,
  { fields }: PreparedCard['card'],
  given: Values,
  context: ToolContext,
): Promise<Values> {
  const record = tool.action === 'change' ? await tool.record?.(context, given) : undefined;
  const hasChangedSince = ({ name, kind, was }: CardField) =>
    kind === 'list' && was !== null && was !== formatValue(record?.values[name] ?? null, kind);
  const lists = record ? fields.filter(hasChangedSince) : [];
  const merged = lists.map(({ name, was }) => {
    const [wanted, original, now] = [asTextList(given[name]), was?.split(', ') ?? [], asTextList(record?.values[name])];
    const remaining = now.filter((item) => wanted.includes(item) || !original.includes(item));
    return [name, [...remaining, ...wanted.filter((item) => !now.includes(item) && !original.includes(item))]];
  });
  return { ...given, ...Object.fromEntries(merged) };
}

/** `/api/trips/:id/packing/:itemId` -> id, itemId */
export const pathParamNames = ({ endpoint }: Pick<WriteTool, 'endpoint'>) =>
  [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** Names of the values that identify the record and aren't card fields: id, itemId. Mostly they are in the path. */
export const recordIdNames = (tool: CardTool) =>
  tool.kind === 'write' && tool.record
    ? (tool.recordIds ?? pathParamNames(tool)).filter((name) => !tool.fields.some((field) => field.name === name))
    : [];

async function recordOf(tool: CardTool, given: Values, context: ToolContext): Promise<FoundRecord | undefined> {
  if (tool.kind !== 'write' || !tool.record) return undefined;
  const record = await tool.record(context, given);
  if (!record) throw new ToolRefusal('That is not there, or not there any more');
  return record;
}

const optionsOf = async ({ options = [] }: FieldSpec, context: ToolContext, values: Values): Promise<Option[]> =>
  typeof options === 'function' ? options(context, values) : [...options];

/** The given value of a field, or its default. Null clears the field in a change, and means no value otherwise. */
async function inputFor({ action }: CardTool, spec: FieldSpec, given: Values, context: ToolContext, values: Values) {
  const value = given[spec.name];
  if (action === 'change') return value;
  if (value !== undefined && value !== null && value !== '') return value;
  return typeof spec.defaultValue === 'function' ? spec.defaultValue(context, values) : spec.defaultValue;
}

const isBlank = (value: Value) => value === null || (Array.isArray(value) && value.length === 0);
const isSame = (one: Value, other: Value | undefined) => JSON.stringify(one) === JSON.stringify(other ?? null);

function refuseIfUnchanged(fields: readonly CardField[], record: FoundRecord | undefined) {
  if (fields.length === 0) throw new ToolRefusal('What should change was not said');
  if (fields.every(({ name, value }) => isSame(value, record?.values[name])))
    throw new ToolRefusal(`It is like that already: ${record?.title ?? ''}`);
}

const subjectOf = async (tool: CardTool, values: Values, record: FoundRecord | undefined, context: ToolContext) =>
  (await tool.subject?.(values, record, context)) ??
  record?.title ??
  formatValue(values.title ?? values.name ?? null, 'text');

async function inputOf(tool: WriteTool, values: Values, context: ToolContext): Promise<EndpointInput> {
  const { params, body } = defaultInputFor(tool, values);
  const given = await tool.input?.(values, context, { params, body });
  return given ?? (tool.endpoint.method === 'DELETE' ? { params } : { params, body });
}

function defaultInputFor(tool: WriteTool, values: Values): DefaultInput {
  const inPath = pathParamNames(tool);
  const isSent = (value: Value) => value !== null || tool.action === 'change';
  const inBody = Object.entries(values).filter(([name, value]) => !inPath.includes(name) && isSent(value));
  return {
    params: Object.fromEntries(inPath.map((name) => [name, String(values[name])])),
    body: Object.fromEntries(inBody),
  };
}
