import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '#core/endpoint.ts';
import { habits } from '#core/habits.ts';
import { createStreamingWorker } from '#server/threads/streaming-worker.ts';
import type { BrainPiece, BrainRequest } from '../rules/tools/brain.ts';
import type { Brain } from './chat-store.ts';
import type { HelperCall, HelperJob } from './helper-worker.ts';

/** Loaded when a conversation opens: its word lists and rules would take a third of the server's start time. */
export const loadHelper = () => import('../rules/helper/help.ts');

const limits = { threads: 2, milliseconds: 8_000, megabytes: 512 };
/** The helper understands everyday sentences only, which are never longer. */
const maxCharacters = 4_000;
/** Short single-line messages are answered on the main thread, without the round trip to a worker. */
const shortSentence = /^.{0,120}$/;
const tooLongMessage =
  "That's a lot at once! Send it to me in smaller pieces, or drop it in as a file and I'll look for dates in it.";

/** The built-in helper. Its parsing is costly, so long or multi-line messages run in a worker thread. */
export function createHelper(closing: AbortSignal): Brain {
  const module = pathToFileURL(join(import.meta.dirname, 'helper-worker.ts'));
  const talk = createStreamingWorker<HelperJob, BrainPiece, HelperCall>(module, { ...limits, closing });

  async function* inThread(request: BrainRequest, gone: AbortSignal): AsyncIterable<BrainPiece> {
    const { look, propose, revise, drop, ...job } = request;
    const callbacks = { propose, revise, drop } as Record<string, (...given: unknown[]) => Promise<unknown>>;
    const handleCall = async (call: HelperCall) => {
      if ('callback' in call) return callbacks[call.callback]?.(...call.given);
      return look(call.look as Endpoint, call.input as never);
    };
    try {
      yield* talk({ ...job, habits: habits() }, handleCall);
    } catch (error) {
      // An AbortError that neither the user nor the shutdown caused is the time limit.
      if (!(error instanceof Error && error.name === 'AbortError') || gone.aborted || closing.aborted) throw error;
      yield { content: tooLongMessage };
    }
  }

  return async function* answer(request, gone) {
    const { message } = request;
    if (message.length > maxCharacters) yield { content: tooLongMessage };
    else if (shortSentence.test(message)) yield* (await loadHelper()).help(request);
    else yield* inThread(request, gone);
  };
}
