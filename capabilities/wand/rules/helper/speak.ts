import { changedCardPrefix } from '../decision/decision-text.ts';
import { tools } from '../tools/all-tools.ts';
import type { BrainPiece, BrainRequest } from '../tools/brain.ts';
import type { CardTool } from '../tools/tool.ts';
import type { Memory } from './memory.ts';
import type { Step } from './steps.ts';

/**
 * Writes the reply: answers, then the cards, then one question. Words of later questions, and words that were not
 * understood, are quoted.
 */

type Proposing = Extract<Step, { kind: 'propose' | 'revise' }>;
const isProposing = (step: Step): step is Proposing => step.kind === 'propose' || step.kind === 'revise';

const toolNamed = (name: string) => tools.find((tool): tool is CardTool => tool.kind !== 'read' && tool.name === name);

const beginningWords = {
  add: "Here's what I'd add:",
  change: "Here's what I'd change:",
  remove: "Here's what I'd remove:",
  do: "Here's what I'd do:",
  book: 'Ready when you are. Just tap Book.',
};

function wordsFor(proposing: readonly Proposing[]): string {
  const [only, ...others] = proposing;
  if (!only) return '';
  if (others.length > 0) return "Here's what I've got:";
  return only.kind === 'revise' ? changedCardPrefix : beginningWords[toolNamed(only.tool)?.action ?? 'do'];
}

const sayings = (words: readonly string[]) => ({ content: words.filter((text) => text !== '').join('\n\n') });

export async function* speak(asked: BrainRequest, steps: readonly Step[], memory: Memory): AsyncIterable<BrainPiece> {
  const answers = steps.flatMap((step) => (step.kind === 'answer' ? [step.text] : []));
  const unread = steps.flatMap((step) => (step.kind === 'unread' ? [step.text] : []));
  const [question, ...later] = steps.flatMap((step) => (step.kind === 'ask' ? [step.asked] : []));
  const next = later.length === 0 ? '' : `Next up: ${listed(later.map(({ text }) => text))}.`;
  for (const step of steps) if (step.kind === 'drop') await asked.drop(step.id);
  const made = await Promise.all(
    steps.filter(isProposing).map(async (step) => {
      const { values } = step;
      const isRevised = step.kind === 'revise';
      return {
        step,
        result: await (isRevised
          ? asked.revise(step.id, values)
          : asked.propose(step.tool, values, { quote: step.quote })),
      };
    }),
  );
  for (const { step, result } of made)
    if ('proposal' in result) step.request.cards.push({ id: result.proposal.id, values: step.values });
  const shown = made.filter(({ result }) => 'proposal' in result).map(({ step }) => step);
  const refused = [...new Set(made.flatMap(({ result }) => ('refused' in result ? [sentence(result.refused)] : [])))];
  const aside =
    unread.length === 0 ? '' : `I'm not sure what to do with ${listed(unread)}. Can you say it another way?`;
  yield sayings([...answers, wordsFor(shown), ...refused, question?.question ?? '', next, aside]);
  for (const { result } of made) if ('proposal' in result) yield { proposal: result.proposal };
  yield { memory };
}

const maxQuoteLength = 80;
/** What is asked for often comes last, so a long quote keeps both ends. */
const shortenQuote = (text: string) =>
  text.length > maxQuoteLength
    ? `${text.slice(0, maxQuoteLength / 2).trimEnd()} … ${text.slice(-maxQuoteLength / 2).trimStart()}`
    : text;
const listed = (texts: readonly string[]) => texts.map((text) => `‘${shortenQuote(text)}’`).join(' and ');
const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);
