import { parentPort } from 'node:worker_threads';
import type { Answered, Said } from './talking-worker.ts';

type Ask<Question> = (question: Question) => Promise<unknown>;

/** The thread's end of a talking worker: works at each job that comes, one at a time, and asks back what it has to know. */
export function talkInThread<Job, Piece, Question>(work: (job: Job, ask: Ask<Question>) => AsyncIterable<Piece>) {
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (fault: Error) => void }>();
  let questions = 0;
  const say = (said: Said<Piece, Question>) => parentPort?.postMessage(said);
  const ask: Ask<Question> = (question) =>
    new Promise((resolve, reject) => {
      const id = questions++;
      waiting.set(id, { resolve, reject });
      say({ question, id });
    });

  async function answer(job: Job) {
    try {
      for await (const piece of work(job, ask)) say({ piece });
      say({ isOver: true });
    } catch (fault) {
      say({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
    }
  }

  parentPort?.on('message', (message: { job: Job } | Answered) => {
    if ('job' in message) return void answer(message.job);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('fault' in message) asked?.reject(new Error(message.fault));
    else asked?.resolve(message.answer);
  });
  parentPort?.postMessage('ready');
}
