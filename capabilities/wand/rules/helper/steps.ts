import { leadsApi, type RemindedType } from '#capabilities/notices/lead-contract.ts';
import { inOrder, leadWords } from '#capabilities/notices/rules/lead-words.ts';
import { saidLead } from '#capabilities/notices/rules/said-lead.ts';
import { tools } from '../tools/all-tools.ts';
import type { BrainRequest } from '../tools/brain.ts';
import type { FieldSpec, Values } from '../tools/tool.ts';
import { allCards, type Filled } from './frames/frame.ts';
import type { Asked, Request } from './memory.ts';
import { isOpening } from './rank/asides.ts';
import type { Part, Reading } from './read.ts';
import { meaningOf } from './records/find-record.ts';
import { withReach } from './records/reach.ts';
import { isPointing } from './spoken-of.ts';
import { listed } from './words/words.ts';

/** The results of a message, in the order of its parts. */
export type Step =
  | { kind: 'propose'; tool: string; values: Values; quote: string; request: Request }
  | { kind: 'revise'; id: string; tool: string; values: Values; request: Request }
  | { kind: 'drop'; id: string }
  | { kind: 'ask'; asked: Asked }
  | { kind: 'answer'; text: string; request?: Request }
  | { kind: 'unread'; text: string };

/** Ids of the records that a card is about. */
export const idsIn = (values: Values): string[] =>
  [values.itemId, values.id, values.recordId, values.recipeId].filter((id) => typeof id === 'string');

export const proposed = (tool: string, cards: readonly Values[], quote: string, request: Request): Step[] =>
  cards.map((values) => ({ kind: 'propose', tool, values, quote, request }));

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

/** The cards of a stretch, or the question for what is missing. */
export function stepsOf(part: Part): Step[] {
  const { reading, text } = part;
  const { tool, filled } = reading ?? {};
  if (!tool || !filled) return [];
  const { missing, choices, cards } = filled;
  const request = requestOf(part);
  // 'Pack all the hats' doesn't mean all the trips.
  const isAll = /\b(?:both|all)\b/i.test(text) && !tool.startsWith('add_');
  if (choices && (isAll || eachNamed(choices, reading)))
    return proposed(tool, allCards({ cards, choices }), text, request);
  const labels = choices?.map(({ label }) => label) ?? [];
  if (choices)
    return [{ kind: 'ask', asked: { text, tool, question: `Which one: ${listed(labels, 'or')}?`, choices } }];
  if (!missing) return proposed(tool, cards, text, request);
  const { question, field } = missing;
  return [{ kind: 'ask', asked: { text: request.text, tool, question, field, values: cards[0] ?? {} } }];
}

/** 'remove frito pie and ham salad': the words name each of the records by a word that no other has. */
function eachNamed(choices: NonNullable<Filled['choices']>, reading: Reading | undefined): boolean {
  const { family, found } = reading?.draft ?? {};
  const ids = choices.flatMap(({ values }) => idsIn(values));
  const titles = ids.map((id) => meaningOf(family?.things.find((thing) => thing.id === id)?.title ?? ''));
  const said = new Set(found?.words.map(({ stem }) => stem));
  return titles.every((stems, at) =>
    stems.some((stem) => said.has(stem) && titles.every((others, other) => other === at || !others.includes(stem))),
  );
}

/** 'The sugar we bought is gone. Untick sugar': who orders something of a record asks for nothing else of it by telling. */
export function isOnlyTold(part: Part, parts: readonly Part[]): boolean {
  const isOrder = ({ reading }: Part) => reading?.draft.found.meanings.some(({ meaning }) => isOpening(meaning));
  const idsOf = ({ reading }: Part) =>
    reading?.filled?.cards.flatMap((values) => [...idsIn(values), values.items ?? []].flat()) ?? [];
  const ids = new Set(idsOf(part));
  const isSame = (other: Part) => isOrder(other) && idsOf(other).some((id) => ids.has(id));
  return !isOrder(part) && parts.some((other) => other.reading?.tool !== part.reading?.tool && isSame(other));
}

/** 'He turns six on Friday. Pop him in the birthdays' is one request. */
export const isSameAgain = ({ text, reading }: Part, before: readonly Part[]) =>
  reading?.tool?.startsWith('add_') && isPointing(text) && before.at(-1)?.reading?.tool === reading.tool;

/** Identical cards are proposed once, and none for what another one removes as a whole. */
export function withoutSame(steps: readonly Step[]): Step[] {
  const keyOf = (step: Step) => (step.kind === 'propose' ? JSON.stringify([step.tool, step.values]) : undefined);
  const keys = steps.map(keyOf);
  return steps.filter((step, at) => {
    if (step.kind !== 'propose') return true;
    const removal = JSON.stringify([`remove_${step.tool.split('_')[1]}`, { id: step.values.id }]);
    return keys.indexOf(keys[at]) === at && (keys[at] === removal || !keys.includes(removal));
  });
}

/** For a change of a series, adds its reach or asks for it; a new reminder is added to the existing ones. */
export const reaching = (steps: readonly Step[], asked: BrainRequest): Promise<Step[]> =>
  Promise.all(
    steps.map(async (step): Promise<Step> => {
      if (step.kind !== 'propose' && step.kind !== 'revise') return step;
      const { tool, values } = step;
      if (tool === 'remind_me') return { ...step, values: await withPresentLeads(values, asked) };
      if (step.kind === 'revise') return step;
      const reached = await withReach(step, asked);
      return 'values' in reached
        ? { ...step, ...reached }
        : { kind: 'ask', asked: { text: step.quote, tool, ...reached } };
    }),
  );

/** Reminders that the entry already has stay. */
async function withPresentLeads(values: Values, { look }: BrainRequest): Promise<Values> {
  const { type, recordId, leads } = values;
  if (!Array.isArray(leads) || leads.length === 0) return values;
  const { leads: present } = await look(leadsApi.of, {
    query: { type: type as RemindedType, recordId: String(recordId) },
  });
  const added = leads.flatMap((words) => saidLead(words) ?? []);
  return { ...values, leads: inOrder([...new Set([...present, ...added])]).map(leadWords) };
}
