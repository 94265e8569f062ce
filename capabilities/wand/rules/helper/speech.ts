import { changedCardPrefix } from '../decision/decision-text.ts';
import { tools } from '../tools/all-tools.ts';
import type { BrainPiece, BrainRequest, ProposeResult } from '../tools/brain.ts';
import type { WriteTool } from '../tools/tool.ts';
import { gathering } from './message/gathering.ts';
import { inOwnWords } from './message/own-words.ts';
import type { Step } from './reader.ts';
import { packingLater } from './trips/packing-later.ts';

/** How the helper says what it has understood: words first, then the cards, then what could not be proposed. */

type Proposing = Extract<Step, { kind: 'propose' | 'revise' }>;
const isProposing = (step: Step): step is Proposing => step.kind === 'propose' || step.kind === 'revise';

export const toolNamed = (name: string) =>
  tools.find((tool): tool is WriteTool => tool.kind === 'write' && tool.name === name);

const begun = {
  add: 'Here is what I would add:',
  change: 'Here is what I would change:',
  remove: 'Here is what I would remove:',
  do: 'Here is what I would do:',
};

function wordsFor(proposing: readonly Proposing[]): string {
  const [only, ...others] = proposing;
  if (!only) return '';
  if (others.length > 0) return `Here are ${proposing.length} things to check:`;
  if (only.kind === 'revise') return changedCardPrefix;
  return only.tool === 'book' ? 'Ready when you are. Just tap Book.' : begun[toolNamed(only.tool)?.action ?? 'do'];
}

/** What is new is hardly ever refused, so its words need not wait for its cards. */
const isNew = ({ kind, tool }: Proposing) => kind === 'propose' && tool.startsWith('add_');

const saying = (words: readonly string[]) => ({ content: words.filter((text) => text !== '').join('\n\n') });

/** Says everything and makes the cards. */
export async function* speak(asked: BrainRequest, said: readonly Step[]): AsyncIterable<BrainPiece> {
  const steps = await gathering(await packingLater(said, asked, toolNamed), asked, toolNamed);
  const answers = steps.flatMap((step) => (step.kind === 'answer' ? [step.text] : []));
  // One question at a time.
  const [asks] = steps.filter((step) => step.kind === 'ask');
  const proposing = steps.filter(isProposing);
  const isSure = proposing.every(isNew);
  if (isSure) yield saying([...answers, wordsFor(proposing), asks?.question ?? '']);
  const cards: Card[] = [];
  const dropped: ProposeResult[] = [];
  for (const step of steps) {
    if (step.kind === 'drop') dropped.push(await asked.drop(step.id));
    else if (isProposing(step)) cards.push({ step, proposed: await proposedBy(step, asked) });
  }
  const made = cards.filter(({ proposed }) => 'proposal' in proposed).map(({ step }) => step);
  const refused = new Set(cards.flatMap(({ proposed }) => ('refused' in proposed ? [refusal(proposed.refused)] : [])));
  if (!isSure) yield saying([...answers, wordsFor(made), ...refused, asks?.question ?? '']);
  else if (refused.size > 0) yield { content: ['', ...refused].join('\n\n') };
  for (const proposed of [...dropped, ...cards.map((card) => card.proposed)])
    if ('proposal' in proposed) yield proposed;
}

interface Card {
  step: Proposing;
  proposed: ProposeResult;
}

const proposedBy = (step: Proposing, asked: BrainRequest): Promise<ProposeResult> =>
  step.kind === 'revise'
    ? asked.revise(step.id, step.values)
    : asked.propose(step.tool, step.values, { quote: inOwnWords(step.quote, asked.message) });

/** 'It is like that already.' tells enough. */
const refusal = (words: string) =>
  /^It is\b/.test(words) ? sentence(words) : `That does not work: ${sentence(words)}`;

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);
