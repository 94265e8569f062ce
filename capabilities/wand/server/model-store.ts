import * as z from 'zod/mini';
import { householdApi } from '#capabilities/household/contract.ts';
import { AnswerLimitReached, answerLimitMessages } from '#server/assistant/answer-limits.ts';
import { defaultLimits, type Limits, type ModelTool, streamAnswer } from '#server/assistant/conversation.ts';
import type { LoadModel } from '#server/assistant/model.ts';
import { Refusal } from '#server/http/errors.ts';
import { CardValue } from '../card-contract.ts';
import type { Proposal } from '../contract.ts';
import { pathParamNames } from '../rules/card.ts';
import { withAges } from '../rules/model/ages.ts';
import { createHandles, type Handles } from '../rules/model/handles.ts';
import { messagesFor } from '../rules/model/past-messages.ts';
import { systemPrompt } from '../rules/model/system-prompt.ts';
import { tools } from '../rules/tools/all-tools.ts';
import type { BrainRequest, ProposeResult } from '../rules/tools/brain.ts';
import { inputSchemaOf } from '../rules/tools/input-schema.ts';
import type { LookInput, ReadTool, Tool } from '../rules/tools/tool.ts';
import type { Brain } from './chat-store.ts';

const maxCards = 20;
const maxCalls = 40;
/** In characters of JSON; no card holds more. */
const maxInputLength = 20_000;
const maxResultLength = 6_000;

const Values = z.record(z.string(), CardValue);
const ChangedCard = z.object({ id: z.string(), values: Values });

/** Counts one model request of a person; false once the daily limit is reached. */
type CountModelRequest = (personId: string) => Promise<boolean>;

/** A brain backed by a language model. It can only read and propose. */
export const createModelBrain = (model: LoadModel, mayAsk: CountModelRequest, limits: Limits = defaultLimits): Brain =>
  async function* answer(request, gone, { userId }, saved) {
    // A refused message must not cost a model request.
    await saved;
    const { today, now, timeZone, message, past } = request;
    const household = await request.look(householdApi.list);
    const handles = createHandles();
    const turn = toolsFor(request, handles);
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
        if (turn.error) throw turn.error;
        for (const proposal of turn.cards.splice(0)) yield { proposal };
        if (turn.hasTooManyCalls) throw new AnswerLimitReached(answerLimitMessages.work);
        if ('text' in part) {
          // Postgres can't store NUL in text.
          const words = part.text.replaceAll('\0', '');
          hasSpoken ||= words.trim() !== '';
          yield { content: words };
        }
      }
    } catch (error) {
      if (!(error instanceof AnswerLimitReached)) throw error;
      yield { content: hasSpoken ? `\n\n${error.message}` : error.message };
      return;
    }
    // Some models propose a card without any text.
    if (!hasSpoken && turn.hasProposed) yield { content: 'Here it is. Take a look and approve what you like.' };
  };

/** The tools of one turn, together with their results so far. */
function toolsFor(request: BrainRequest, { hide, reveal }: Handles) {
  const turn = {
    /** Cards not streamed yet. */
    cards: [] as Proposal[],
    hasProposed: false,
    hasTooManyCalls: false,
    /** An internal error: the model isn't told about it, and it ends the answer. */
    error: undefined as unknown,
    tools: {} as Record<string, ModelTool>,
  };
  let calls = 0;
  let cards = 0;

  function addCard(result: ProposeResult) {
    if ('refused' in result) return result;
    turn.cards.push(result.proposal);
    turn.hasProposed = true;
    const { id, heading, subject, fields, action } = result.proposal;
    const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const waiting = action === 'book' ? { waitingForHerTap: true } : { waitingForApproval: true };
    return { proposed: `${heading}: ${subject}`, values, cardId: id, ...waiting };
  }

  async function propose(tool: string, input: unknown) {
    const values = Values.safeParse(input ?? {});
    if (!values.success) return { refused: 'Every value must be a text, a number, true or false, or a list of texts' };
    if (cards >= maxCards) return { refused: `There are ${maxCards} cards already; more come with her next message` };
    cards += 1;
    return addCard(await request.propose(tool, values.data));
  }

  async function changeCard(input: unknown) {
    const change = ChangedCard.safeParse(input);
    if (!change.success) return { refused: 'Please give the id of the card and its new values' };
    return addCard(await request.revise(change.data.id, change.data.values));
  }

  /** Replaces the record ids in a tool's result with handles. */
  const withoutIds = (work: (input: unknown) => Promise<unknown>) => async (given: unknown) =>
    JSON.parse(hide(JSON.stringify(await runWithinLimits(work, given))));

  async function runWithinLimits(work: (input: unknown) => Promise<unknown>, given: unknown): Promise<unknown> {
    calls += 1;
    turn.hasTooManyCalls ||= calls > maxCalls;
    if (turn.hasTooManyCalls) return { refused: 'That is enough for one answer' };
    try {
      if ((JSON.stringify(given) ?? '').length > maxInputLength) return { refused: 'That is too long' };
      return await work(reveal(given));
    } catch (error) {
      if (error instanceof Refusal) return { refused: error.message };
      turn.error = error;
      return { refused: "That didn't work" };
    }
  }

  const runnerFor = (tool: Tool) =>
    withoutIds(
      tool.kind === 'read' ? (input) => runReadTool(request, tool, input) : (input) => propose(tool.name, input),
    );
  for (const tool of tools)
    turn.tools[tool.name] = { description: tool.description, inputSchema: inputSchemaOf(tool), run: runnerFor(tool) };
  turn.tools.change_card = { ...changeCardTool, run: withoutIds(changeCard) };
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

/** Calls the endpoint of a read tool and returns what the model may see, as JSON cut to the maximum length. */
async function runReadTool({ look, ...clock }: BrainRequest, { endpoint, forModel: shown }: ReadTool, input: unknown) {
  const given = Object.entries((input ?? {}) as Record<string, unknown>).filter(([, value]) => value !== null);
  const inPath = pathParamNames({ endpoint });
  const lookInput = {
    params: Object.fromEntries(given.filter(([name]) => inPath.includes(name))),
    query: Object.fromEntries(given.filter(([name]) => !inPath.includes(name))),
  };
  const answer = await look(endpoint, lookInput as LookInput<typeof endpoint>);
  const visible = withAges(shown ? shown(answer as never, clock) : answer, clock.today);
  const text = JSON.stringify(visible) ?? 'nothing';
  // Cut at a comma: half an id could match another record.
  return text.length > maxResultLength ? `${text.slice(0, text.lastIndexOf(',', maxResultLength))} … and more` : text;
}
