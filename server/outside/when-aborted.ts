import { addAbortListener } from 'node:events';

/** Rejects when the signal aborts. For a race with steps that don't listen to signals, such as a DNS lookup. */
export const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => addAbortListener(signal, () => reject(signal.reason)));
