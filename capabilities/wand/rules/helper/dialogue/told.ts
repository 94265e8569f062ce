import type { Values, WriteTool } from '../../tools/tool.ts';
import { clauseOf } from '../message/clause.ts';
import type { Clause, Context, Reading, Waiting } from '../reader.ts';
import { read } from '../readers.ts';
import { fieldsOf } from './target.ts';

/** Answers that say more than was asked for. */

type Missing = Extract<Waiting, { kind: 'missing' }>;

/** A dish that is known is more than a note. */
export async function dishIn(tool: WriteTool, values: Values, context: Context): Promise<Values> {
  const { note } = values;
  if (tool.name !== 'plan_meal' || typeof note !== 'string') return {};
  const dishes = (await fieldsOf(tool, values, context)).find(({ name }) => name === 'recipeId')?.options ?? [];
  const dish = dishes.find(({ label }) => label.toLowerCase() === note.toLowerCase());
  return dish ? { recipeId: dish.value, note: null } : {};
}

const somebody = /^(?:he|she|they|it)(?='s|'ll| )/i;

/** 'she turns 8 on May 3' tells more than was asked for. */
export async function told(
  { tool, values, quote }: Missing,
  { text }: Clause,
  context: Context,
): Promise<Reading[] | undefined> {
  const name = values.name ?? values.title;
  if (!somebody.test(text) || typeof name !== 'string') return undefined;
  const readings = await read(clauseOf(text.replace(somebody, name), context.household, context.asked), context);
  const [made, ...others] = readings ?? [];
  return made?.kind === 'propose' && made.tool === tool && others.length === 0 ? [{ ...made, quote }] : undefined;
}

/** 'dentist for leo', where the title was asked for: what it says as a request of its own. */
export async function toldWhole(
  { tool, field }: Missing,
  { text, when, people }: Clause,
  context: Context,
): Promise<Values | undefined> {
  const isMore = people.length > 0 || (when.date ?? when.time) !== undefined;
  if (!isMore || !/^(?:title|name)$/.test(field)) return undefined;
  const request = tool === 'add_appointment' ? `book ${text}` : text;
  const [made, ...others] = (await read(clauseOf(request, context.household, context.asked), context)) ?? [];
  const own = made?.kind === 'ask' ? made.waiting : made?.kind === 'propose' ? made : undefined;
  if (!own || !('tool' in own) || own.tool !== tool || others.length > 0) return undefined;
  const said = Object.entries(own.values).filter(([, value]) => value !== null);
  return said.some(([name]) => name === field) ? Object.fromEntries(said) : undefined;
}
