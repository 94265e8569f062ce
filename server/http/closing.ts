import type { FastifyInstance } from 'fastify';
import { productName } from '#core/product.ts';
import { Refusal } from './errors.ts';

/** Answers requests during shutdown with a 503, so that clients retry with another process or after the restart. */
export function refuseWhileClosing(app: FastifyInstance) {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new Refusal(503, `${productName} is restarting. Please try again in a moment`, 5);
  });
}
