import * as z from 'zod/mini';
import { householdApi } from '#capabilities/household/contract.ts';
import { BoundReached, boundMessages } from '#server/assistant/bounds.ts';
import { defaultLimits, type Limits, type ModelTool, streamAnswer } from '#server/assistant/conversation.ts';
import type { LoadModel } from '#server/assistant/model.ts';
import { Refusal } from '#server/http/errors.ts';
import { CardValue } from '../card-contract.ts';
import type { Proposal } from '../contract.ts';
import { pathNames } from '../rules/card.ts';
import { withAges } from '../rules/model/ages.ts';
import { createHandles, type Handles } from '../rules/model/handles.ts';
import { messagesFor } from '../rules/model/past-messages.ts';
import { systemPrompt } from '../rules/model/system-prompt.ts';
import { tools } from '../rules/tools/all-tools.ts';
import type { Asked, Proposed } from '../rules/tools/brain.ts';
import { inputSchemaOf } from '../rules/tools/input-schema.ts';
import type { LookInput, ReadTool, Tool } from '../rules/tools/tool.ts';
import type { Answering } from './chat-store.ts';

const mostCards = 20;
const mostCalls = 40;
/** Of what a tool is given: more fits on no card. */
const longestInput = 20_000;
const longestResult = 6_000;

const Values = z.record(z.string(), CardValue);
const ChangedCard = z.object({ id: z.string(), values: Values });

/** Counts one request of a person to the model, and says whether she may still have it. */
type MayAskFor = (personId: string) => Promise<boolean>;

/** A language model as the one who answers. All that it can do is look and propose. */
export const createModelBrain = (model: LoadModel, mayAsk: MayAskFor, limits: Limits = defaultLimits): Answering =>
  async function* answer(asked, gone, { userId }, kept) {
    // Nothing is asked of a model for a message that is refused.
    await kept;
    const { today, now, timeZone, message, past } = asked;
    const household = await asked.look(householdApi.list);
    const handles = createHandles();
    const turn = toolsFor(asked, handles);
    let hasSpoken = false;
    const parts = streamAnswer({
      model,
      mayAsk: () => mayAsk(userId),
      system: handles.hide(systemPrompt({ household, today, now, timeZone })),
      messages: messagesFor(message, past, handles.hide),
      tools: turn.tools,
      gone,
      limits,
    });
    try {
      for await (const part of parts) {
        if (turn.fault) throw turn.fault;
        for (const proposal of turn.cards.splice(0)) yield { proposal };
        if (turn.isTooMuch) throw new BoundReached(boundMessages.work);
        if ('text' in part) {
          // What cannot be stored would fail the whole answer.
          const words = part.text.replaceAll('\0', '');
          hasSpoken ||= words.trim() !== '';
          yield { content: words };
        }
      }
    } catch (fault) {
      if (!(fault instanceof BoundReached)) throw fault;
      yield { content: hasSpoken ? `\n\n${fault.message}` : fault.message };
      return;
    }
    // Some models show a card without a word.
    if (!hasSpoken && turn.hasProposed) yield { content: 'Here it is. Have a look, and approve what you like.' };
  };

/** The tools of one turn, and what has come of them. */
function toolsFor(asked: Asked, { hide, reveal }: Handles) {
  const turn = {
    /** Not told yet. */
    cards: [] as Proposal[],
    hasProposed: false,
    /** It calls more than any answer needs. */
    isTooMuch: false,
    /** Something of ours has failed: it is not the model's to know, and ends the answer. */
    fault: undefined as unknown,
    tools: {} as Record<string, ModelTool>,
  };
  let calls = 0;
  let cards = 0;

  function noted(proposed: Proposed) {
    if ('refused' in proposed) return proposed;
    turn.cards.push(proposed.proposal);
    turn.hasProposed = true;
    const { id, heading, subject, fields } = proposed.proposal;
    const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    return { proposed: `${heading}: ${subject}`, values, cardId: id, waitingForApproval: true };
  }

  async function propose(tool: string, input: unknown) {
    const values = Values.safeParse(input ?? {});
    if (!values.success) return { refused: 'Every value must be a text, a number, true or false, or a list of texts' };
    if (cards >= mostCards) return { refused: `There are ${mostCards} cards already; more come with her next message` };
    cards += 1;
    return noted(await asked.propose(tool, values.data));
  }

  async function changeCard(input: unknown) {
    const change = ChangedCard.safeParse(input);
    if (!change.success) return { refused: 'Please give the id of the card and its new values' };
    return noted(await asked.revise(change.data.id, change.data.values));
  }

  /** What a tool answers is told without the ids of records. */
  const guarded = (work: (input: unknown) => Promise<unknown>) => async (given: unknown) =>
    JSON.parse(hide(JSON.stringify(await bounded(work, given))));

  async function bounded(work: (input: unknown) => Promise<unknown>, given: unknown): Promise<unknown> {
    calls += 1;
    turn.isTooMuch ||= calls > mostCalls;
    if (turn.isTooMuch) return { refused: 'That is enough for one answer' };
    try {
      if ((JSON.stringify(given) ?? '').length > longestInput) return { refused: 'That is too long' };
      return await work(reveal(given));
    } catch (fault) {
      if (fault instanceof Refusal) return { refused: fault.message };
      turn.fault = fault;
      return { refused: 'That did not work' };
    }
  }

  const runOf = (tool: Tool) =>
    guarded(tool.kind === 'read' ? (input) => lookWith(asked, tool, input) : (input) => propose(tool.name, input));
  for (const tool of tools)
    turn.tools[tool.name] = { description: tool.sentence, inputSchema: inputSchemaOf(tool), run: runOf(tool) };
  turn.tools.change_card = { ...changeCardTool, run: guarded(changeCard) };
  return turn;
}

const changeCardTool = {
  description: 'Change values of a card that still waits for approval',
  inputSchema: {
    type: 'object' as const,
    properties: {
      id: { type: 'string' as const, description: 'the id of the card' },
      values: { type: 'object' as const, description: 'names and new values of the fields that change' },
    },
    required: ['id', 'values'],
  },
};

/** What the product answers, as far as a model should read it. */
async function lookWith({ look, ...clock }: Asked, { endpoint, shown }: ReadTool, input: unknown) {
  const given = Object.entries((input ?? {}) as Record<string, unknown>).filter(([, value]) => value !== null);
  const inPath = pathNames({ endpoint });
  const split = {
    params: Object.fromEntries(given.filter(([name]) => inPath.includes(name))),
    query: Object.fromEntries(given.filter(([name]) => !inPath.includes(name))),
  };
  const answer = await look(endpoint, split as LookInput<typeof endpoint>);
  const told = withAges(shown ? shown(answer as never, clock) : answer, clock.today);
  const text = JSON.stringify(told) ?? 'nothing';
  // Cut between two values: half an id would be another one's.
  return text.length > longestResult ? `${text.slice(0, text.lastIndexOf(',', longestResult))} … and more` : text;
}
