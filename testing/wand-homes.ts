import { join } from 'node:path';
import { type Family, familyOf } from '#capabilities/wand/rules/helper/family.ts';
import { help } from '#capabilities/wand/rules/helper/help.ts';
import { readingsAs } from '#capabilities/wand/rules/helper/read.ts';
import type { BrainRequest } from '#capabilities/wand/rules/tools/brain.ts';
import type { Clock, Look, Values } from '#capabilities/wand/rules/tools/tool.ts';
import { clockOf, readHousehold } from './household.ts';
import { householdLook } from './household-look.ts';
import { sampleDay, sampleLook } from './wand-sample-look.ts';

/** Households in memory, and how the built-in helper understands their sentences. */

export interface Home {
  look: Look;
  clock: Clock;
  family: Family;
}

const homeOf = async (look: Look, clock: Clock): Promise<Home> => ({
  look,
  clock,
  family: await familyOf({ look, ...clock }),
});

const folder = join(import.meta.dirname, '../capabilities/wand/sentences/households');
function invented(name: string): Promise<Home> {
  const household = readHousehold(join(folder, name));
  return homeOf(householdLook(household).look, clockOf(household));
}

/** The sample family, and two whose names, dishes and services have nothing in common with it. */
export const sample = await homeOf(sampleLook, sampleDay);
export const prairie = await invented('prairie');
export const hill = await invented('hill');

export interface Card {
  tool: string;
  values: Values;
}

/** The result of a sentence that asks for this tool: its cards, a question for what is missing, or choices. */
export function readAs(tool: string, text: string, { family }: Home) {
  const { filled } = readingsAs(tool, text, family)[0] ?? {};
  if (filled?.choices) return filled.choices.map(({ label }) => label);
  return filled?.missing ? filled.missing.question : filled?.cards;
}

/** The last answer of a conversation, and the cards that are open then. */
export async function talkIn({ look, clock }: Home, ...messages: string[]): Promise<{ answer: string; cards: Card[] }> {
  const open = new Map<string, Card>();
  const past: unknown[] = [];
  let answer = '';
  for (const message of messages) {
    const turn = {
      id: `turn ${past.length}`,
      message,
      answer: '',
      proposals: [] as unknown[],
      memory: null as unknown,
    };
    const proposalOf = (id: string, card: Card) => ({ proposal: { id, status: 'open', resultId: null, ...card } });
    const propose = async (tool: string, values: Values) => {
      const id = `card ${past.length} ${open.size}`;
      open.set(id, { tool, values });
      const { proposal } = proposalOf(id, { tool, values });
      turn.proposals.push(proposal);
      return { proposal };
    };
    const revise = async (id: string, values: Values) => {
      const card = { tool: open.get(id)?.tool ?? '', values };
      open.set(id, card);
      return proposalOf(id, card);
    };
    const drop = async (id: string) => {
      open.delete(id);
      return { dropped: id };
    };
    const asked = { ...clock, look, message, past: [...past], propose, revise, drop } as unknown as BrainRequest;
    for await (const piece of help(asked)) {
      if ('content' in piece) turn.answer += piece.content;
      if ('memory' in piece) turn.memory = piece.memory;
    }
    past.push(turn);
    answer = turn.answer;
  }
  return { answer, cards: [...open.values()] };
}
