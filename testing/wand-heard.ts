import { help } from '#capabilities/wand/rules/helper/help.ts';
import type { BrainRequest } from '#capabilities/wand/rules/tools/brain.ts';
import type { Look, Values } from '#capabilities/wand/rules/tools/tool.ts';
import { sampleDay, sampleLook } from './wand-sample-look.ts';

const never = async () => ({ refused: 'Not asked for' });

/** What the built-in helper makes of a message: its cards in one line each, and its answer. */
export async function heard(message: string, look: Look = sampleLook) {
  const cards: string[] = [];
  const propose = (async (tool: string, values: Values) => {
    const shown = Object.entries(values).filter(([, value]) => value !== null);
    cards.push(`${tool}: ${shown.map(([name, value]) => `${name} ${[value].flat().join(' + ')}`).join(', ')}`);
    return { proposal: { id: tool } };
  }) as unknown as BrainRequest['propose'];
  let answer = '';
  const asked = { ...sampleDay, look, message, past: [], propose, revise: never, drop: never };
  for await (const piece of help(asked)) if ('content' in piece) answer += piece.content;
  return { answer, cards: cards.join(' | ') };
}
