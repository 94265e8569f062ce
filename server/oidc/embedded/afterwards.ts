import type { FastifyInstance } from 'fastify';
import { describeFailure, type Failure } from '../../http/answer-errors.ts';

/** Does something after the answer. A failure is logged and concerns nobody else. */
export type Afterwards = (work: () => Promise<void>) => void;

/** The server does not close before the work is done. */
export function afterwardsIn(app: FastifyInstance): Afterwards {
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });
  return (work) => {
    const done = work()
      .catch((error) => app.log.warn({ failure: describeFailure(error as Failure) }))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
}
