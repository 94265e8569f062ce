import type { LanguageModel } from 'ai';
import { TooLarge } from '../outside/fetch-configured.ts';
import type { LoadModel } from './model.ts';
import { loadSdk } from './sdk.ts';

/** Bounds of our own on what a model may cost and send, whatever its server does. */

/** An answer has met a bound. What came before it stands, and the message tells her why there is no more. */
export class Enough extends Error {}
/** This person's requests of the day are used up, and nothing has been asked yet. */
export class NotToday extends Error {}

const rest = 'Ask me for the rest and I’ll go on.';
export const enough = {
  words: 'That’s all that fits in one answer, so I stopped here.',
  time: 'That was taking too long, so I stopped here. Try asking for a little less at once.',
  work: `That was a lot at once, so I stopped here. ${rest}`,
  day: 'That’s all the language model can do for you today, so I stopped here.',
};

/** Counts one request, and says whether this person may still have it today. */
export type MayAsk = () => Promise<boolean>;

interface Budget {
  /** How often the model may be asked, second tries included. */
  requests: number;
  mayAsk: MayAsk;
}

/** A model whose every request is counted, and refused beyond the budget. */
export async function withinBudget(load: LoadModel, { requests, mayAsk }: Budget) {
  const { wrapLanguageModel } = await loadSdk();
  const budget = { made: 0, refused: undefined as Error | undefined, model: undefined as unknown as LanguageModel };
  async function spend<Result>(request: () => PromiseLike<Result>): Promise<Result> {
    if (budget.made === requests) budget.refused = new Enough(enough.work);
    else if (!(await mayAsk())) budget.refused = budget.made === 0 ? new NotToday() : new Enough(enough.day);
    if (budget.refused) throw budget.refused;
    budget.made += 1;
    return request();
  }
  budget.model = wrapLanguageModel({
    model: (await load()) as never,
    middleware: {
      wrapStream: ({ doStream }) => spend(doStream),
      wrapGenerate: ({ doGenerate }) => spend(doGenerate),
    },
  });
  return budget;
}

/** Whether a response was longer than any may be; libraries wrap what went wrong. */
export function isTooLarge(fault: unknown): boolean {
  for (let cause = fault; cause instanceof Error; cause = cause.cause) if (cause instanceof TooLarge) return true;
  return false;
}
