import type { Values, WriteTool } from '../../tools/tool.ts';
import { relationshipIn, withoutPossessive } from '../birthdays/words.ts';
import { clauseOf } from '../message/clause.ts';
import type { Clause, Context, Reading, Waiting } from '../reader.ts';
import { read } from '../readers.ts';
import { changedValues } from '../records/change.ts';
import { keptRecords } from '../records/kept-records.ts';
import { toolNamed } from '../speech.ts';
import { questionFor } from './missing.ts';
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

/** A trip without a name is called by where it goes. */
export const tripCalled = ({ tool, field }: Missing, { destination }: Values): Values =>
  tool === 'add_trip' && field === 'destination' && destination ? { title: destination } : {};

/** A trip that moves lasts as long as before. */
export async function tripMoved({ tool }: Missing, { id, startDate, endDate }: Values, { asked }: Context) {
  if (tool !== 'change_trip' || typeof startDate !== 'string' || endDate) return {};
  const kept = (await keptRecords(asked)).find((one) => one.id === id);
  return kept ? changedValues(kept, { when: { date: startDate } }, '') : {};
}

/** 'Whose birthday is it?', and then 'jens'; who it is says whether it is family, as where all is said at once. */
export function birthdayOf({ tool, field }: Missing, { name, date, relationship }: Values, { lower }: Clause): Values {
  if (tool !== 'add_birthday') return {};
  return {
    ...(field === 'name' && { name: withoutPossessive(String(name)) }),
    ...(date && { relationship: relationship ?? relationshipIn(`${name} ${lower}`) }),
  };
}

/** 'for Leo', where the day was asked for. */
export function besides(waiting: Missing, given: Values): Reading[] | undefined {
  const spec = toolNamed(waiting.tool)?.fields.find(({ name }) => name === waiting.field);
  const isNew = Object.keys(given).every((name) => (waiting.values[name] ?? null) === null);
  const values = { ...waiting.values, ...given };
  return spec && isNew
    ? [{ kind: 'ask', question: questionFor(spec, values), waiting: { ...waiting, values } }]
    : undefined;
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

/** How what is called so is asked for in full. */
const asking: Record<string, string> = {
  add_appointment: 'book ',
  add_member: 'add ',
  add_recipe: 'new recipe: ',
  add_subscription: 'new subscription: ',
};
/** 'omelette with eggs and cheese', 'Netflix for 16 a month' */
const saysMore = /\d| with |[:,]| for (?:breakfast|lunch|dinner|a snack)\b| (?:called|named) |^(?:my|our) /i;

/** 'dentist for leo', where the title was asked for: what it says as a request of its own. */
export async function toldWhole(
  { tool, field }: Missing,
  { text, when, people }: Clause,
  context: Context,
): Promise<Values | undefined> {
  // What kind of appointment it is says its title.
  const isMore =
    tool === 'add_appointment' || people.length > 0 || (when.date ?? when.time) !== undefined || saysMore.test(text);
  if (!isMore || !/^(?:title|name|serviceName)$/.test(field)) return undefined;
  const request = `${asking[tool] ?? ''}${text}`;
  const [made, ...others] = (await read(clauseOf(request, context.household, context.asked), context)) ?? [];
  const own = made?.kind === 'ask' ? made.waiting : made?.kind === 'propose' ? made : undefined;
  if (!own || !('tool' in own) || own.tool !== tool || others.length > 0) return undefined;
  const said = Object.entries(own.values).filter(([, value]) => value !== null);
  return said.some(([name]) => name === field) ? Object.fromEntries(said) : undefined;
}
