import type { CardField, Option } from '../card-contract.ts';
import type { Proposal } from '../contract.ts';
import { chosen, shown } from './card-value.ts';
import { Refused } from './tools/refused.ts';
import type {
  EndpointInput,
  FieldSpec,
  FoundRecord,
  Ground,
  PlainInput,
  Value,
  Values,
  WriteTool,
} from './tools/tool.ts';
import { textsIn } from './tools/tool-parts.ts';

export type Card = Pick<Proposal, 'action' | 'heading' | 'subject' | 'fields' | 'details'>;

/** A tool and the values somebody gave, made into what a card shows and what the endpoint gets. */
export interface Presented {
  values: Values;
  card: Card;
  input: EndpointInput;
}

export async function present(tool: WriteTool, given: Values, ground: Ground): Promise<Presented> {
  const record = await recordOf(tool, given, ground);
  let values: Values = Object.fromEntries(idNames(tool).map((name) => [name, given[name] ?? null]));
  const fields: CardField[] = [];
  for (const spec of tool.fields) {
    const said = await saidOrUsual(tool, spec, given, ground, values);
    // A change says only what it changes, and a removal shows nothing that it does not need.
    const isSparing = tool.action === 'change' || (tool.action === 'remove' && !spec.isRequired);
    if (isSparing && said === undefined) continue;
    const options = await optionsOf(spec, ground, values);
    const value = chosen(spec, said ?? null, options);
    if (spec.isRequired && isMissing(value)) throw new Refused(`${spec.label} is required`);
    values = { ...values, [spec.name]: value };
    fields.push({
      name: spec.name,
      label: spec.label,
      kind: spec.kind,
      value,
      options,
      isRequired: spec.isRequired ?? false,
      was: record && spec.name in record.values ? shown(record.values[spec.name] ?? null, spec.kind, options) : null,
    });
  }
  if (tool.action === 'change') refuseNothingNew(fields, record);
  const plain = plainInput(tool, values);
  return {
    values,
    card: {
      action: tool.action,
      heading: tool.heading,
      subject: await subjectOf(tool, values, record, ground),
      fields,
      details: [...(record?.words ? [record.words] : []), ...((await tool.facts?.(values, record, ground)) ?? [])],
    },
    input: (await tool.input?.(values, ground, plain)) ?? withoutBodyOfRemoval(tool, plain),
  };
}

/** The card anew, and of each value that is another one what stood there before. */
export const withBefore = (card: Card, former: Card): Card => ({
  ...card,
  fields: card.fields.map((field) => {
    const { value = null, options = [] } = former.fields.find(({ name }) => name === field.name) ?? {};
    return isSame(field.value, value) ? field : { ...field, before: shown(value, field.kind, options) };
  }),
});

/** A list on a card is a whole one. What others have put on it or taken off since the card was made stays so. */
export async function caughtUp(
  tool: WriteTool,
  { fields }: Presented['card'],
  given: Values,
  ground: Ground,
): Promise<Values> {
  const record = tool.action === 'change' ? await tool.record?.(ground, given) : undefined;
  const isOther = ({ name, kind, was }: CardField) =>
    kind === 'list' && was !== null && was !== shown(record?.values[name] ?? null, kind);
  const lists = record ? fields.filter(isOther) : [];
  const followed = lists.map(({ name, was }) => {
    const [wanted, seen, now] = [textsIn(given[name]), was?.split(', ') ?? [], textsIn(record?.values[name])];
    const kept = now.filter((item) => wanted.includes(item) || !seen.includes(item));
    return [name, [...kept, ...wanted.filter((item) => !now.includes(item) && !seen.includes(item))]];
  });
  return { ...given, ...Object.fromEntries(followed) };
}

/** `/api/trips/:id/packing/:itemId` -> id, itemId */
export const pathNames = ({ endpoint }: Pick<WriteTool, 'endpoint'>) =>
  [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** What says which record it is, beside the fields of the card. */
export const idNames = (tool: WriteTool) =>
  tool.record ? pathNames(tool).filter((name) => !tool.fields.some((field) => field.name === name)) : [];

async function recordOf(tool: WriteTool, given: Values, ground: Ground): Promise<FoundRecord | undefined> {
  if (!tool.record) return undefined;
  const record = await tool.record(ground, given);
  if (!record) throw new Refused('That is not there, or not there any more');
  return record;
}

const optionsOf = async ({ options = [] }: FieldSpec, ground: Ground, values: Values): Promise<Option[]> =>
  typeof options === 'function' ? options(ground, values) : [...options];

/** In a change null clears; in what is new it only says that nothing was said. */
async function saidOrUsual({ action }: WriteTool, spec: FieldSpec, given: Values, ground: Ground, values: Values) {
  const said = given[spec.name];
  if (action === 'change') return said;
  if (said !== undefined && said !== null && said !== '') return said;
  return typeof spec.usually === 'function' ? spec.usually(ground, values) : spec.usually;
}

const isMissing = (value: Value) => value === null || (Array.isArray(value) && value.length === 0);

const isSame = (one: Value, other: Value | undefined) => JSON.stringify(one) === JSON.stringify(other ?? null);

function refuseNothingNew(fields: readonly CardField[], record: FoundRecord | undefined) {
  if (fields.length === 0) throw new Refused('What should change was not said');
  if (fields.every(({ name, value }) => isSame(value, record?.values[name])))
    throw new Refused(`It is like that already: ${record?.title ?? ''}`);
}

const subjectOf = async (tool: WriteTool, values: Values, record: FoundRecord | undefined, ground: Ground) =>
  (await tool.subject?.(values, record, ground)) ?? record?.title ?? shown(values.title ?? values.name ?? null, 'text');

function plainInput(tool: WriteTool, values: Values): PlainInput {
  const inPath = pathNames(tool);
  const isSaid = (value: Value) => value !== null || tool.action === 'change';
  const inBody = Object.entries(values).filter(([name, value]) => !inPath.includes(name) && isSaid(value));
  return {
    params: Object.fromEntries(inPath.map((name) => [name, String(values[name])])),
    body: Object.fromEntries(inBody),
  };
}

const withoutBodyOfRemoval = ({ endpoint }: WriteTool, { params, body }: PlainInput): EndpointInput =>
  endpoint.method === 'DELETE' ? { params } : { params, body };
