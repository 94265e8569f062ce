import type { Context, Step } from '../reader.ts';

/** Where it could be said of anything. */
export const unclear = ({ asked }: Pick<Context, 'asked'>): Step => ({
  kind: 'answer',
  text: `I did not understand ‘${asked.message.trim()}’. Please say the whole of it.`,
});
