import { on } from 'node:events';
import { createThreadPool, type Limits } from './thread-pool.ts';

/** What a thread says while it works; `talking-thread.ts` is its other end. */
export type Said<Piece, Question> =
  | { piece: Piece }
  | { question: Question; id: number }
  | { isOver: true }
  | { fault: string };
export type Answered = { id: number; answer: unknown } | { id: number; fault: string };

const messageOf = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault));

/** As a limited worker, for a module that answers piece by piece and may ask back on the way. */
export function createTalkingWorker<Job, Piece, Question>(module: URL, { milliseconds, ...limits }: Limits) {
  const pool = createThreadPool(module, limits);

  return async function* talk(job: Job, answerTo: (question: Question) => Promise<unknown>): AsyncGenerator<Piece> {
    const thread = await pool.take();
    let isDone = false;
    const reply = async (id: number, question: Question) => {
      const answered: Answered = await answerTo(question).then(
        (answer) => ({ id, answer }),
        (fault) => ({ id, fault: messageOf(fault) }),
      );
      thread.postMessage(answered);
    };
    try {
      const ended = AbortSignal.any([AbortSignal.timeout(milliseconds), limits.closing]);
      const messages = on(thread, 'message', { signal: ended });
      thread.postMessage({ job });
      for await (const [said] of messages as AsyncIterable<[Said<Piece, Question>]>) {
        if ('piece' in said) yield said.piece;
        else if ('question' in said) void reply(said.id, said.question);
        else if ('fault' in said) throw new Error(said.fault);
        else {
          isDone = true;
          return;
        }
      }
    } finally {
      await pool.giveBack(thread, isDone);
    }
  };
}
