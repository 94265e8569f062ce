import type { JSONSchema7, ModelMessage, ToolSet } from 'ai';
import { Enough, enough, isTooLarge, type MayAsk, withinBudget } from './bounds.ts';
import type { LoadModel } from './model.ts';
import { loadSdk } from './sdk.ts';

/** What a model may call. Its input comes from the model and has been checked by nobody. */
export interface ModelTool {
  description: string;
  inputSchema: JSONSchema7;
  run(input: unknown): Promise<unknown>;
}

export interface Limits {
  /** How often the model may be asked for one answer, second tries included; the last time it has to say something. */
  requests: number;
  /** Of all that it says. */
  characters: number;
  retries: number;
  totalMs: number;
  /** Until the next piece. */
  silenceMs: number;
  /** Enough for thinking as well, which some models count in. */
  outputTokens: number;
}
export const usualLimits: Limits = {
  requests: 5,
  characters: 20_000,
  retries: 1,
  totalMs: 60_000,
  silenceMs: 30_000,
  outputTokens: 4_000,
};

interface Question {
  model: LoadModel;
  mayAsk: MayAsk;
  system: string;
  messages: ModelMessage[];
  tools: Record<string, ModelTool>;
  gone: AbortSignal;
  limits?: Limits;
}

/** Words, or the news that a tool has run. */
type AnswerPart = { text: string } | { ran: string };

/** An answer piece by piece. It throws if the answer does not come whole, whatever the reason: `Enough` where it met a bound of ours. */
export async function* streamAnswer({
  model,
  mayAsk,
  system,
  messages,
  tools,
  gone,
  limits = usualLimits,
}: Question): AsyncGenerator<AnswerPart> {
  const { streamText, isStepCount, jsonSchema, tool, ToolChoiceViolationError } = await loadSdk();
  const ended = new AbortController();
  let isLate = false;
  const end = () => {
    isLate = true;
    ended.abort();
  };
  const timer = setTimeout(end, limits.totalMs);
  const budget = await withinBudget(model, { requests: limits.requests, mayAsk });
  const { stream } = streamText({
    model: budget.model,
    instructions: system,
    messages,
    tools: Object.fromEntries(
      Object.entries(tools).map(([name, { description, inputSchema, run }]) => [
        name,
        tool({ description, inputSchema: jsonSchema<unknown>(inputSchema), execute: run }),
      ]),
    ) as ToolSet,
    // One after the other: cards come in the order of her words.
    toolCallConcurrency: 1,
    stopWhen: isStepCount(limits.requests),
    prepareStep: () => (budget.made >= limits.requests - 1 ? { toolChoice: 'none' } : {}),
    maxRetries: limits.retries,
    maxOutputTokens: limits.outputTokens,
    abortSignal: AbortSignal.any([gone, ended.signal]),
    // Without this it would print to the console.
    onError: () => {},
  });
  try {
    yield* upTo(limits.characters, partsOf(neverSilent(stream, limits.silenceMs, () => ended.abort())));
  } catch (fault) {
    if (isLate) throw new Enough(enough.time);
    if (budget.refused) throw budget.refused;
    if (isTooLarge(fault)) throw new Enough(enough.words);
    // It was asked to speak at last and calls all the same: what it said before is its answer.
    if (!ToolChoiceViolationError.isInstance(fault)) throw fault;
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}

async function* upTo(characters: number, parts: AsyncIterable<AnswerPart>): AsyncGenerator<AnswerPart> {
  let left = characters;
  for await (const part of parts) {
    if ('text' in part && part.text.length > left) {
      yield { text: part.text.slice(0, left).toWellFormed() };
      throw new Enough(enough.words);
    }
    if ('text' in part) left -= part.text.length;
    yield part;
  }
}

/** Counts only while the model is waited for, not while somebody reads slowly. */
async function* neverSilent<Part>(stream: AsyncIterable<Part>, silenceMs: number, isSilent: () => void) {
  let timer = setTimeout(isSilent, silenceMs);
  try {
    for await (const part of stream) {
      clearTimeout(timer);
      yield part;
      timer = setTimeout(isSilent, silenceMs);
    }
  } finally {
    clearTimeout(timer);
  }
}

type StreamPart = {
  type: string;
  text?: string;
  error?: unknown;
  toolName?: string;
  rawFinishReason?: string | undefined;
};

async function* partsOf(stream: AsyncIterable<StreamPart>): AsyncGenerator<AnswerPart> {
  let hasSpoken = false;
  let isNewParagraph = false;
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new Error('The model was too slow');
    // A stream that ends before the model says why was cut.
    if (part.type === 'finish-step' && part.rawFinishReason === undefined) throw new Error('The answer was cut');
    if (part.type === 'text-start') isNewParagraph = hasSpoken;
    if (part.type === 'text-delta' && part.text) {
      yield { text: isNewParagraph ? `\n\n${part.text}` : part.text };
      hasSpoken = true;
      isNewParagraph = false;
    }
    if (part.type === 'tool-result') yield { ran: part.toolName ?? '' };
  }
}
