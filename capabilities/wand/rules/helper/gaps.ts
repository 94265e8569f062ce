import { plainWord } from '../plain-words.ts';
import type { FieldSpec, Values } from '../tools/tool.ts';
import { amended } from './amend.ts';
import { chosenIn } from './choice.ts';
import { startsAnew, type Talk } from './conversation.ts';
import { cueIn } from './correction.ts';
import type { Asked, Choice } from './memory.ts';
import { fieldsOf, idsIn, proposed, type Step } from './steps.ts';

/** The answer to a question we asked: a missing value, or which of several records was meant. */
export function answered(talk: Talk): Step[] | undefined {
  const { memory, family, message } = talk;
  const { waiting } = memory;
  if (waiting?.choices) {
    const word = waiting.isDoubt ? plainWord(message) : undefined;
    if (word === 'no') return [{ kind: 'answer', text: 'All right. Can you say it another way?' }];
    if (word === 'yes') return proposeSteps(waiting, waiting.choices[0]);
    const otherwise = waiting.isDoubt ? corrected(talk, waiting) : undefined;
    if (otherwise) return otherwise;
    const chosen = chosenIn(message, waiting, family);
    return chosen?.flatMap((at) => proposeSteps(waiting, waiting.choices?.[at]));
  }
  return !waiting || startsAnew(talk, waiting.tool) ? undefined : filledGap(talk, waiting);
}

/** Who corrects what was doubted, or adds to it, has meant it. */
function corrected({ message, family }: Talk, waiting: Asked): Step[] | undefined {
  const [first] = waiting.choices ?? [];
  if (!first || !(cueIn(message, family) || /^(?:just|only|with)\b/i.test(message))) return undefined;
  const answer = amended(message, first.values, fieldsOf(first.tool ?? waiting.tool), family, {});
  return answer && answer.left === 0 ? proposeSteps(waiting, { ...first, values: answer.values }) : undefined;
}

function proposeSteps(asked: Asked, choice: Omit<Choice, 'label'> | undefined): Step[] {
  if (!choice) return [];
  const { text } = asked;
  const { values: first, also = [], tool = asked.tool } = choice;
  const cards = [first, ...also];
  const request = { text, intent: tool, tool, cards: [], things: cards.flatMap(idsIn) };
  return proposed(tool, cards, text, request);
}

function filledGap({ message, family }: Talk, waiting: Asked): Step[] | undefined {
  const { tool, field = '', values = {} } = waiting;
  const said = /time/i.test(field) && /^\d/.test(message) ? `at ${message}` : message;
  const answer = amended(said, values, fieldsOf(tool), family, { asked: field });
  if (!answer) return undefined;
  const still = stillMissing(tool, answer.values);
  return still
    ? [{ kind: 'ask', asked: { ...waiting, ...still, values: answer.values } }]
    : proposeSteps(waiting, { values: answer.values });
}

/** A required field without a value and without a default. */
function stillMissing(tool: string, values: Values): { field: string; question: string } | undefined {
  const isOpen = ({ name, isRequired, defaultValue }: FieldSpec) =>
    isRequired === true && defaultValue === undefined && (values[name] ?? null) === null && !derivedFields.has(name);
  const field = tool.startsWith('add_') ? fieldsOf(tool).find(isOpen) : undefined;
  return field && { field: field.name, question: questionFor(field) };
}
/** Fields that are derived from others. */
const derivedFields = new Set(['description', 'category']);

const questionFor = ({ kind, label }: FieldSpec) => {
  if (kind === 'date') return 'Which day?';
  return kind === 'time' ? 'What time?' : `What should I put for ${label.toLowerCase()}?`;
};
