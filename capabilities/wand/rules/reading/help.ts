import { householdApi } from '#capabilities/household/contract.ts';
import { kindWord } from '../helper/small-talk.ts';
import type { BrainPiece, BrainRequest } from '../tools/brain.ts';
import { familyOf } from './family.ts';
import { lostWords } from './lost.ts';
import { intentsOf } from './rank/intents.ts';
import { speak } from './speak.ts';
import { understand } from './understand.ts';

/** The built-in helper: everyday sentences, no key, no network. */
export async function* help(asked: BrainRequest): AsyncIterable<BrainPiece> {
  const family = await familyOf(asked);
  const { steps, memory } = await understand(asked, family, intentsOf);
  const context = { asked, household: await asked.look(householdApi.list) };
  const isLost = steps.every(({ kind }) => kind === 'unread');
  const lost = isLost ? ((await kindWord(asked.message, context)) ?? lostWords(asked.message, family, intentsOf)) : '';
  yield* speak(asked, steps, memory, lost);
}
