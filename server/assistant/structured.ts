import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { limitModelRequests, type MayAskModel } from './answer-limits.ts';
import { mayAskModel } from './daily-limit.ts';
import { createModel, type LoadModel } from './model.ts';
import { loadSdk } from './sdk.ts';

interface StructuredRequest<Shape extends z.ZodMiniType> {
  /** Use only what every provider supports: no optional fields and no limits. */
  shape: Shape;
  system: string;
  /** Untrusted text from people or pages. The model has no tools, so the text can't make it act. */
  prompt: string;
  gone?: AbortSignal;
}

/** Asks the model for an object. Resolves to undefined if there's no model or it failed; callers need a fallback. */
export type AskForShape = <Shape extends z.ZodMiniType>(
  personId: string,
  request: StructuredRequest<Shape>,
) => Promise<z.output<Shape> | undefined>;

export function createAskForShape({ config, database }: { config: Config; database: Database }): AskForShape {
  const model = createModel(config.ai);
  return async (personId, request) => {
    if (!model) return undefined;
    const mayAsk = () => mayAskModel(database, personId);
    return generateStructured({ model, mayAsk, ...request }).catch(() => undefined);
  };
}

const maxOutputTokens = 8_000;
/** About three times the length of that many tokens, so that callers get answers of limited length. */
const maxCharacters = 100_000;
/** The first request and one retry. */
const requests = 2;

/** Generates one object of the given shape. Throws if the model fails. */
export async function generateStructured<Shape extends z.ZodMiniType>({
  model,
  mayAsk,
  shape,
  system,
  prompt,
  gone,
  withinMs = 30_000,
}: StructuredRequest<Shape> & { model: LoadModel; mayAsk: MayAskModel; withinMs?: number }): Promise<z.output<Shape>> {
  const { generateText, Output, wrapLanguageModel, extractJsonMiddleware } = await loadSdk();
  const timeout = AbortSignal.timeout(withinMs);
  const budget = await limitModelRequests(model, { requests, mayAsk });
  // In the prompt too, because not every server supports schemas.
  const formatInstructions = `Answer with JSON of this schema and nothing else:\n${JSON.stringify(z.toJSONSchema(shape))}`;
  const { output, text } = await generateText({
    // Small models wrap their JSON in a code fence.
    model: wrapLanguageModel({ model: budget.model as never, middleware: extractJsonMiddleware() }),
    instructions: `${system}\n\n${formatInstructions}`,
    prompt,
    output: Output.object({ schema: shape }),
    maxRetries: requests - 1,
    maxOutputTokens: maxOutputTokens,
    abortSignal: gone ? AbortSignal.any([gone, timeout]) : timeout,
  });
  if (text.length > maxCharacters) throw new Error('The answer was too long');
  return output as z.output<Shape>;
}
