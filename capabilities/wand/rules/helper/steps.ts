import { leadsApi, type RemindedType } from '#capabilities/notices/lead-contract.ts';
import { inOrder, leadWords } from '#capabilities/notices/rules/lead-words.ts';
import { saidLead } from '#capabilities/notices/rules/said-lead.ts';
import { tools } from '../tools/all-tools.ts';
import type { BrainRequest } from '../tools/brain.ts';
import type { FieldSpec, Values } from '../tools/tool.ts';
import type { Asked, Request } from './memory.ts';
import type { Part } from './read.ts';
import { withReach } from './records/reach.ts';

/** What a message comes to, in the order in which it is said. */
export type Step =
  | { kind: 'propose'; tool: string; values: Values; quote: string; request: Request }
  | { kind: 'revise'; id: string; tool: string; values: Values; request: Request }
  | { kind: 'drop'; id: string }
  | { kind: 'ask'; asked: Asked }
  | { kind: 'answer'; text: string; request?: Request }
  | { kind: 'unread'; text: string };

/** The records that a card is about. */
export const idsIn = (values: Values): string[] =>
  [values.itemId, values.id, values.recordId, values.recipeId].filter((id) => typeof id === 'string');

export const fieldsOf = (name: string): readonly FieldSpec[] => {
  const tool = tools.find((one) => one.name === name);
  return tool && tool.kind !== 'read' ? tool.fields : [];
};

export const requestOf = ({ text, reading }: Part): Request => ({
  text: reading?.full ?? text,
  intent: reading?.intent ?? 'none',
  ...(reading?.tool && { tool: reading.tool }),
  cards: [],
  things: reading?.filled?.cards.flatMap(idsIn) ?? [],
});

/** The cards of a stretch, or the question for what is still to be said. */
export function stepsOf(part: Part): Step[] {
  const { reading, text } = part;
  const { tool, filled } = reading ?? {};
  if (!tool || !filled) return [];
  const { missing, choices, cards } = filled;
  const request = requestOf(part);
  const proposing = (values: Values): Step => ({ kind: 'propose', tool, values, quote: text, request });
  if (choices && /\b(?:both|all)\b/i.test(text)) return choices.map(({ values }) => proposing(values));
  if (choices) return [{ kind: 'ask', asked: { text, tool, question: whichQuestion(choices), choices } }];
  if (!missing) return cards.map(proposing);
  const { question, field } = missing;
  return [{ kind: 'ask', asked: { text: request.text, tool, question, field, values: cards[0] ?? {} } }];
}

function whichQuestion(choices: readonly { label: string }[]): string {
  const labels = choices.map(({ label }) => label);
  return `Which one: ${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}?`;
}

/** What was said twice is proposed once. */
export function withoutSame(steps: readonly Step[]): Step[] {
  const keyOf = (step: Step) => (step.kind === 'propose' ? JSON.stringify([step.tool, step.values]) : undefined);
  return steps.filter((step, at) => {
    const key = keyOf(step);
    return key === undefined || steps.findIndex((other) => keyOf(other) === key) === at;
  });
}

/** A change of a series says how far it reaches, or asks; a reminder is added to those that are there. */
export const reaching = (steps: readonly Step[], asked: BrainRequest): Promise<Step[]> =>
  Promise.all(
    steps.map(async (step): Promise<Step> => {
      if (step.kind !== 'propose') return step;
      const { tool, values, quote } = step;
      if (tool === 'remind_me') return { ...step, values: await withPresentLeads(values, asked) };
      const reached = await withReach({ kind: 'propose', tool, values, quote }, asked);
      if (reached.kind === 'propose') return { ...step, values: reached.values };
      return { kind: 'ask', asked: { text: quote, tool, question: reached.question, choices: reached.choices } };
    }),
  );

/** What somebody is reminded by already stays. */
async function withPresentLeads(values: Values, { look }: BrainRequest): Promise<Values> {
  const { type, recordId, leads } = values;
  if (!Array.isArray(leads) || leads.length === 0) return values;
  const { leads: present } = await look(leadsApi.of, {
    query: { type: type as RemindedType, recordId: String(recordId) },
  });
  const added = leads.flatMap((words) => saidLead(words) ?? []);
  return { ...values, leads: inOrder([...new Set([...present, ...added])]).map(leadWords) };
}
