import { parentPort } from 'node:worker_threads';
import type { QuestionReply, ThreadMessage } from './streaming-worker.ts';

type AskMainThread<Question> = (question: Question) => Promise<unknown>;

/** Worker-thread side of `createStreamingWorker`: streams the pieces of each job and lets it ask questions. */
export function streamInThread<Job, Piece, Question>(
  work: (job: Job, ask: AskMainThread<Question>) => AsyncIterable<Piece>,
) {
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (fault: Error) => void }>();
  let asked: { id: number; question: Question }[] = [];
  let count = 0;
  const send = (message: ThreadMessage<Piece, Question>) => parentPort?.postMessage(message);
  const ask: AskMainThread<Question> = (question) =>
    new Promise((resolve, reject) => {
      const id = count++;
      waiting.set(id, { resolve, reject });
      if (asked.length === 0) queueMicrotask(sendQuestions);
      asked.push({ id, question });
    });
  // Questions that are asked at the same time arrive together.
  function sendQuestions() {
    send({ questions: asked });
    asked = [];
  }

  async function answer(job: Job) {
    try {
      for await (const piece of work(job, ask)) send({ piece });
      send({ isDone: true });
    } catch (fault) {
      send({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) });
    }
  }

  parentPort?.on('message', (message: { job: Job } | QuestionReply) => {
    if ('job' in message) return void answer(message.job);
    const question = waiting.get(message.id);
    waiting.delete(message.id);
    if ('fault' in message) question?.reject(new Error(message.fault));
    else question?.resolve(message.answer);
  });
  parentPort?.postMessage('ready');
}
