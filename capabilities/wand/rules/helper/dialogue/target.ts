import type { Proposal } from '../../../contract.ts';
import { cardsInView } from '../../decision/conversation-cards.ts';
import type { FieldSpec, Value, Values, WriteTool } from '../../tools/tool.ts';
import type { Context, Step } from '../reader.ts';
import { toolNamed } from '../speech.ts';
import type { SetField } from '../words/field-values.ts';
import type { Facing } from './evidence.ts';

/** What a correction would change: a card that is still open, or the record that an approved one has made or changed. */
export interface Target extends Facing {
  card: Proposal;
  changedBy(values: Values, quote: string): Step;
}

/** What stands on a card now. */
export const valuesOf = ({ fields }: Proposal): Values =>
  Object.fromEntries(fields.map(({ name, value }): [string, Value] => [name, value]));

const recentTurns = 3;

/** The cards that she sees beneath the last answer, or those of the last turn that had any. */
export function lastCards({ asked }: Context): Proposal[] {
  const shown = cardsInView(asked.past);
  const turn = asked.past.slice(-recentTurns).findLast(({ proposals }) => proposals.length > 0);
  const cards = shown.length > 0 ? shown : (turn?.proposals ?? []);
  return cards.filter(({ status }) => status === 'open' || status === 'approved');
}

const optionsOf = async ({ options = [] }: FieldSpec, values: Values, { asked }: Context) =>
  typeof options === 'function' ? options(asked, values) : [...options];

/** All fields of a tool, those that are set already first. */
export async function fieldsOf(tool: WriteTool, values: Values, context: Context): Promise<SetField[]> {
  const fields = await Promise.all(
    tool.fields.map(async (spec) => ({
      name: spec.name,
      kind: spec.kind,
      options: await optionsOf(spec, values, context),
      value: values[spec.name] ?? null,
    })),
  );
  return fields.toSorted((a, b) => Number(a.value === null) - Number(b.value === null));
}

const kindOf = (tool: string) => /^(?:add|change|plan)_(\w{1,30})$/.exec(tool)?.[1];

/** Other names for a kind of record. */
const alsoCalled: Record<string, string> = {
  appointment: 'appt visit',
  task: 'reminder todo',
  trip: 'vacation holiday',
  subscription: 'plan',
  meal: 'food',
};
export const wordsFor = (kind: string) => `${kind} ${alsoCalled[kind] ?? ''}`;

export async function targetOf(card: Proposal, context: Context): Promise<Target | undefined> {
  const kind = kindOf(card.tool);
  const isOpen = card.status === 'open';
  const isPlanned = card.tool === 'plan_meal';
  if (!isOpen && !isPlanned && (!card.resultId || !kind || kind === 'groceries')) return undefined;
  const name = isOpen || isPlanned ? card.tool : `change_${kind}`;
  const tool = toolNamed(name);
  if (!tool) return undefined;
  const now = valuesOf(card);
  return {
    card,
    fields: await fieldsOf(tool, now, context),
    subject: card.subject,
    kind: wordsFor(kind ?? ''),
    changedBy(given, quote) {
      // A dish takes the place of a note.
      const values: Values = {
        ...given,
        ...(isPlanned && given.recipeId && { note: null }),
        // What a task is described by is its title, until something else is said.
        ...(given.title && now.description === now.title && { description: given.title }),
      };
      if (isOpen) return { kind: 'revise', id: card.id, tool: name, values };
      const before: Values = isPlanned ? now : { id: card.resultId };
      return { kind: 'propose', tool: name, values: { ...before, ...values }, quote };
    },
  };
}
