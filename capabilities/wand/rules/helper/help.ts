import type { BrainPiece, BrainRequest } from '../tools/brain.ts';
import { familyOf } from './family.ts';
import { intentsOf } from './rank/intents.ts';
import { speak } from './speak.ts';
import { understand } from './understand.ts';

/** The built-in helper: understands everyday sentences without a key or a network. */
export async function* help(asked: BrainRequest): AsyncIterable<BrainPiece> {
  const family = await familyOf(asked);
  const { steps, memory } = await understand(asked, family, intentsOf);
  yield* speak(asked, steps, memory);
}
