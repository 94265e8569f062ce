import type { Values } from '../tools/tool.ts';
import type { Reading, Waiting } from './reader.ts';

/** What is asked back before something can be proposed. */

export const missing = (question: string, tool: string, values: Values, field: string, quote: string): Reading[] => [
  { kind: 'ask', question, waiting: { kind: 'missing', tool, values, field, quote } },
];

type Choices = Extract<Waiting, { kind: 'choice' }>['choices'];
export const choosing = (question: string, choices: Choices, quote: string): Reading[] => [
  { kind: 'ask', question, waiting: { kind: 'choice', choices, quote } },
];
