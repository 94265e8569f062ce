import { on } from 'node:events';
import { limitJob } from './job-limit.ts';
import { createThreadPool, type Limits } from './thread-pool.ts';

/** Messages from the thread; `streaming-thread.ts` sends them. */
export type ThreadMessage<Piece, Question> =
  | { piece: Piece }
  | { questions: readonly { id: number; question: Question }[] }
  | { isDone: true }
  | { fault: string };
export type QuestionReply = { id: number; answer: unknown } | { id: number; fault: string };

const errorMessageOf = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault));

/** Like `createLimitedWorker`, for a module that streams its answer and may ask the main thread questions meanwhile. */
export function createStreamingWorker<Job, Piece, Question>(module: URL, { milliseconds, ...limits }: Limits) {
  const pool = createThreadPool(module, limits);

  return async function* stream(job: Job, answerTo: (question: Question) => Promise<unknown>): AsyncGenerator<Piece> {
    const thread = await pool.acquire();
    const limit = limitJob(thread, milliseconds, limits.closing);
    let isDone = false;
    const reply = async (id: number, question: Question) => {
      const replyMessage: QuestionReply = await answerTo(question).then(
        (answer) => ({ id, answer }),
        (fault) => ({ id, fault: errorMessageOf(fault) }),
      );
      thread.postMessage(replyMessage);
    };
    try {
      const messages = on(thread, 'message', { signal: limit.ended });
      thread.postMessage({ job });
      for await (const [message] of messages as AsyncIterable<[ThreadMessage<Piece, Question>]>) {
        if ('piece' in message) yield message.piece;
        else if ('questions' in message) for (const { id, question } of message.questions) void reply(id, question);
        else if ('fault' in message) throw new Error(message.fault);
        else {
          isDone = true;
          return;
        }
      }
    } finally {
      limit.done();
      await pool.release(thread, isDone);
    }
  };
}
