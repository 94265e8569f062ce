import { notUnderstood } from '../helper/examples.ts';
import { kindWord } from '../helper/small-talk.ts';
import type { BrainPiece, BrainRequest } from '../tools/brain.ts';
import { householdApi } from '#capabilities/household/contract.ts';
import type { Intents } from './read.ts';
import { speak } from './speak.ts';
import { understand } from './understand.ts';

/** The built-in helper: everyday sentences, no key, no network. */
export const helpWith = (intents: Intents) =>
  async function* help(asked: BrainRequest): AsyncIterable<BrainPiece> {
    const { steps, memory } = await understand(asked, intents);
    const context = { asked, household: await asked.look(householdApi.list) };
    const isLost = steps.every(({ kind }) => kind === 'unread');
    const lost = isLost ? ((await kindWord(asked.message, context)) ?? (await notUnderstood(asked.message, context))) : '';
    yield* speak(asked, steps, memory, lost);
  };
