import type { JSONSchema7, ModelMessage, ToolSet } from 'ai';
import {
  AnswerLimitReached,
  answerLimitMessages,
  isTooLarge,
  limitModelRequests,
  type MayAskModel,
} from './answer-limits.ts';
import type { LoadModel } from './model.ts';
import { loadSdk } from './sdk.ts';

/** A tool that a model may call. Its input comes from the model and is not validated. */
export interface ModelTool {
  description: string;
  inputSchema: JSONSchema7;
  run(input: unknown): Promise<unknown>;
}

export interface Limits {
  /** Maximum number of requests for one answer, including retries. In the last one the model may not call tools. */
  requests: number;
  /** Maximum length of the whole answer. */
  characters: number;
  retries: number;
  totalMs: number;
  /** Maximum time until the next piece. */
  silenceMs: number;
  /** Includes reasoning tokens, which some models count. */
  outputTokens: number;
}
export const defaultLimits: Limits = {
  requests: 5,
  characters: 20_000,
  retries: 1,
  totalMs: 60_000,
  silenceMs: 30_000,
  outputTokens: 4_000,
};

interface AnswerOptions {
  model: LoadModel;
  mayAsk: MayAskModel;
  system: string;
  messages: ModelMessage[];
  tools: Record<string, ModelTool>;
  gone: AbortSignal;
  limits?: Limits;
}

/** Text, or the name of a tool that has run. */
type AnswerPart = { text: string } | { ran: string };

/** Streams an answer. Throws if the answer is incomplete for any reason: `AnswerLimitReached` if it reached one of our limits. */
export async function* streamAnswer({
  model,
  mayAsk,
  system,
  messages,
  tools,
  gone,
  limits = defaultLimits,
}: AnswerOptions): AsyncGenerator<AnswerPart> {
  const { streamText, isStepCount, jsonSchema, tool, ToolChoiceViolationError } = await loadSdk();
  const ended = new AbortController();
  let hasTimedOut = false;
  const end = () => {
    hasTimedOut = true;
    ended.abort();
  };
  const timer = setTimeout(end, limits.totalMs);
  const budget = await limitModelRequests(model, { requests: limits.requests, mayAsk });
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
    // One at a time, so that the cards come in the order of the person's words.
    toolCallConcurrency: 1,
    stopWhen: isStepCount(limits.requests),
    prepareStep: () => (budget.used >= limits.requests - 1 ? { toolChoice: 'none' } : {}),
    maxRetries: limits.retries,
    maxOutputTokens: limits.outputTokens,
    abortSignal: AbortSignal.any([gone, ended.signal]),
    // By default errors are printed to the console.
    onError: () => {},
  });
  try {
    yield* limitLength(limits.characters, answerPartsOf(detectSilence(stream, limits.silenceMs, () => ended.abort())));
  } catch (fault) {
    if (hasTimedOut) throw new AnswerLimitReached(answerLimitMessages.time);
    if (budget.refused) throw budget.refused;
    if (isTooLarge(fault)) throw new AnswerLimitReached(answerLimitMessages.words);
    // The model called a tool although the last request forbids it: keep what it said before.
    if (!ToolChoiceViolationError.isInstance(fault)) throw fault;
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}

async function* limitLength(characters: number, parts: AsyncIterable<AnswerPart>): AsyncGenerator<AnswerPart> {
  let left = characters;
  for await (const part of parts) {
    if ('text' in part && part.text.length > left) {
      yield { text: part.text.slice(0, left).toWellFormed() };
      throw new AnswerLimitReached(answerLimitMessages.words);
    }
    if ('text' in part) left -= part.text.length;
    yield part;
  }
}

/** Calls `onSilence` after a timeout. The timer runs only while waiting for the model, not for a slow reader. */
async function* detectSilence<Part>(stream: AsyncIterable<Part>, silenceMs: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, silenceMs);
  try {
    for await (const part of stream) {
      clearTimeout(timer);
      yield part;
      timer = setTimeout(onSilence, silenceMs);
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

async function* answerPartsOf(stream: AsyncIterable<StreamPart>): AsyncGenerator<AnswerPart> {
  let hasText = false;
  let isNewParagraph = false;
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new Error('The model was too slow');
    // Without a finish reason the stream was cut off.
    if (part.type === 'finish-step' && part.rawFinishReason === undefined) throw new Error('The answer was cut');
    if (part.type === 'text-start') isNewParagraph = hasText;
    if (part.type === 'text-delta' && part.text) {
      yield { text: isNewParagraph ? `\n\n${part.text}` : part.text };
      hasText = true;
      isNewParagraph = false;
    }
    if (part.type === 'tool-result') yield { ran: part.toolName ?? '' };
  }
}
