import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type MayAsk, withinBudget } from './bounds.ts';
import { mayAskModel } from './daily-limit.ts';
import { createModel, type LoadModel } from './model.ts';
import { loadSdk } from './sdk.ts';

interface Order<Shape extends z.ZodMiniType> {
  /** Only what every provider understands: no optional fields, no limits. */
  shape: Shape;
  system: string;
  /** What people or pages have written. It is data: the model has no tools. */
  prompt: string;
  gone?: AbortSignal;
}

/** Undefined: there is no model, or nothing good came of it. There is always a built-in way. */
export type AskForShape = <Shape extends z.ZodMiniType>(
  personId: string,
  order: Order<Shape>,
) => Promise<z.output<Shape> | undefined>;

export function createAskForShape({ config, database }: { config: Config; database: Database }): AskForShape {
  const model = createModel(config.ai);
  return async (personId, order) => {
    if (!model) return undefined;
    const mayAsk = () => mayAskModel(database, personId);
    return generateStructured({ model, mayAsk, ...order }).catch(() => undefined);
  };
}

const outputTokens = 8_000;
/** Three times what that many tokens say: whoever reads the answer need not fear its length. */
const mostCharacters = 100_000;
/** A second try where the first one failed. */
const requests = 2;

/** One answer of a given shape. It throws if there is none. */
export async function generateStructured<Shape extends z.ZodMiniType>({
  model,
  mayAsk,
  shape,
  system,
  prompt,
  gone,
  withinMs = 30_000,
}: Order<Shape> & { model: LoadModel; mayAsk: MayAsk; withinMs?: number }): Promise<z.output<Shape>> {
  const { generateText, Output, wrapLanguageModel, extractJsonMiddleware } = await loadSdk();
  const late = AbortSignal.timeout(withinMs);
  const budget = await withinBudget(model, { requests, mayAsk });
  // Not every server takes a schema as such.
  const form = `Answer with JSON of this schema and nothing else:\n${JSON.stringify(z.toJSONSchema(shape))}`;
  const { output, text } = await generateText({
    // Small models put their JSON between three ticks.
    model: wrapLanguageModel({ model: budget.model as never, middleware: extractJsonMiddleware() }),
    instructions: `${system}\n\n${form}`,
    prompt,
    output: Output.object({ schema: shape }),
    maxRetries: requests - 1,
    maxOutputTokens: outputTokens,
    abortSignal: gone ? AbortSignal.any([gone, late]) : late,
  });
  if (text.length > mostCharacters) throw new Error('The answer was too long');
  return output as z.output<Shape>;
}
