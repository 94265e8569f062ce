import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '#core/endpoint.ts';
import { createStreamingWorker } from '#server/threads/streaming-worker.ts';
import type { Asked, Said } from '../rules/tools/brain.ts';
import type { Answering } from './chat-store.ts';
import type { HelperJob, HelperQuestion } from './helper-worker.ts';

/** A third of a start would go into its words and rules, so it is loaded when she comes to the conversation. */
export const loadHelper = () => import('../rules/helper/help.ts');

const limits = { threads: 2, milliseconds: 8_000, megabytes: 512 };
/** Nobody says more to a helper that knows everyday sentences. */
const mostCharacters = 4_000;
/** A sentence of an everyday length is answered at once, without the way to a thread and back. */
const everyday = /^.{0,120}$/;
const tooMuch =
  "That's a lot at once! Send it to me in smaller pieces, or drop it in as a file and I'll look for dates in it.";

/** The built-in helper. It looks at each word many times, so whatever is long or on several lines is read in a thread. */
export function createHelper(closing: AbortSignal): Answering {
  const module = pathToFileURL(join(import.meta.dirname, 'helper-worker.ts'));
  const talk = createStreamingWorker<HelperJob, Said, HelperQuestion>(module, { ...limits, closing });

  async function* inThread(asked: Asked, gone: AbortSignal): AsyncIterable<Said> {
    const { look, propose, revise, drop, ...job } = asked;
    const deeds = { propose, revise, drop } as Record<string, (...given: unknown[]) => Promise<unknown>>;
    const answerTo = async (question: HelperQuestion) => {
      if ('deed' in question) return deeds[question.deed]?.(...question.given);
      return look(question.look as Endpoint, question.input as never);
    };
    try {
      yield* talk(job, answerTo);
    } catch (fault) {
      // It took too long, and she still waits.
      if (!(fault instanceof Error && fault.name === 'AbortError') || gone.aborted || closing.aborted) throw fault;
      yield { content: tooMuch };
    }
  }

  return async function* answer(asked, gone) {
    const { message } = asked;
    if (message.length > mostCharacters) yield { content: tooMuch };
    else if (everyday.test(message)) yield* (await loadHelper()).help(asked);
    else yield* inThread(asked, gone);
  };
}
