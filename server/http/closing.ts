import type { FastifyInstance } from 'fastify';
import { productName } from '#core/product.ts';
import { Refusal } from './errors.ts';

/** Whoever comes while the server stops is asked to come back: another process, or the next start, will answer. */
export function refuseWhileClosing(app: FastifyInstance) {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new Refusal(503, `${productName} is restarting. Please try again in a moment`, 5);
  });
}
