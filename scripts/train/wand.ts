import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

/**
 * `npm run train -- --wand` learns what sentences ask for, then which reading of a message is best, then how far a card
 * can be trusted. Each step uses the weights of the step before, so it runs in a new process. `--evaluate` only
 * measures the first.
 */
const { evaluate } = parseArgs({ options: { evaluate: { type: 'boolean', default: false } } }).values;

for (const step of evaluate ? ['intents'] : ['intents', 'ranks', 'trust']) {
  const argv = evaluate ? ['--evaluate'] : [];
  const worker = new Worker(new URL(`./wand/${step}.ts`, import.meta.url), { argv });
  const [code] = await once(worker, 'exit');
  if (code !== 0) process.exit(code);
}
