import type { LanguageModel } from 'ai';
import { TooLarge } from '../outside/fetch-configured.ts';
import type { LoadModel } from './model.ts';
import { loadSdk } from './sdk.ts';

/** Limits on how much a model may cost and send, independent of its server. */

/** An answer reached a limit. The part before it is kept, and the message tells the person why it ended. */
export class AnswerLimitReached extends Error {}
/** The person's daily requests are used up, and no request was made for this answer. */
export class DailyLimitReached extends Error {}

const restOnRequest = 'Ask me for the rest and I’ll go on.';
export const answerLimitMessages = {
  words: 'That’s all that fits in one answer, so I stopped here.',
  time: 'That was taking too long, so I stopped here. Try asking for a little less at once.',
  work: `That was a lot at once, so I stopped here. ${restOnRequest}`,
  day: 'That’s all the language model can do for you today, so I stopped here.',
};

/** Counts one request and returns whether the person may still make it today. */
export type MayAskModel = () => Promise<boolean>;

interface RequestBudget {
  /** Maximum number of requests to the model, including retries. */
  requests: number;
  mayAsk: MayAskModel;
}

/** Wraps a model so that every request is counted and requests beyond the budget throw. */
export async function limitModelRequests(load: LoadModel, { requests, mayAsk }: RequestBudget) {
  const { wrapLanguageModel } = await loadSdk();
  const budget = { used: 0, refused: undefined as Error | undefined, model: undefined as unknown as LanguageModel };
  async function countRequest<Result>(request: () => PromiseLike<Result>): Promise<Result> {
    if (budget.used === requests) budget.refused = new AnswerLimitReached(answerLimitMessages.work);
    else if (!(await mayAsk()))
      budget.refused = budget.used === 0 ? new DailyLimitReached() : new AnswerLimitReached(answerLimitMessages.day);
    if (budget.refused) throw budget.refused;
    budget.used += 1;
    return request();
  }
  budget.model = wrapLanguageModel({
    model: (await load()) as never,
    middleware: {
      wrapStream: ({ doStream }) => countRequest(doStream),
      wrapGenerate: ({ doGenerate }) => countRequest(doGenerate),
    },
  });
  return budget;
}

/** Whether a response exceeded the size limit. Searches the causes, because libraries wrap errors. */
export function isTooLarge(fault: unknown): boolean {
  for (let cause = fault; cause instanceof Error; cause = cause.cause) if (cause instanceof TooLarge) return true;
  return false;
}
