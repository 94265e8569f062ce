import type { FastifyInstance } from 'fastify';
import { loggableError, type RequestError } from '../../http/answer-errors.ts';

/** Runs work in the background, after the response. A failure is only logged. */
export type RunInBackground = (work: () => Promise<void>) => void;

/** The server waits for the work before it closes. */
export function createBackgroundRunner(app: FastifyInstance): RunInBackground {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });
  return (work) => {
    const done = work()
      .catch((error) => app.log.warn({ failure: loggableError(error as RequestError) }))
      .finally(() => running.delete(done));
    running.add(done);
  };
}
