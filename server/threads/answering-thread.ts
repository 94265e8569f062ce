import { parentPort } from 'node:worker_threads';

/** Worker-thread side of `createLimitedWorker`: answers each job. */
export function answerInThread<Job, Answer>(answer: (job: Job) => Answer) {
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(answer(job)));
  parentPort?.postMessage('ready');
}
