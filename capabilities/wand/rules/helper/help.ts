import type { Asked, Said } from '../brain.ts';

/** The built-in helper: everyday sentences, no key, no network. */
export async function* help({ message }: Asked): AsyncIterable<Said> {
  yield { content: `I did not understand '${message}'.` };
}
