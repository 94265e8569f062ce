import { parentPort } from 'node:worker_threads';

/** The thread's end of a limited worker: answers each job. */
export function answerInThread<Job, Answer>(answer: (job: Job) => Answer) {
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(answer(job)));
  parentPort?.postMessage('ready');
}
