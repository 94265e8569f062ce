import type { Proposal } from '../../contract.ts';
import { shown } from '../card-value.ts';
import { trouble } from '../failed-answer.ts';
import type { PastTurn } from '../tools/brain.ts';

export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

const turnsTold = 12;
const longestText = 2_000;

/** What a model is told of the conversation so far, and then her new words. Her words stay as they are; what we tell of cards is hidden in. */
export function messagesFor(
  message: string,
  past: readonly PastTurn[],
  hide: (text: string) => string = (text) => text,
): ModelMessage[] {
  const answered = past.filter(({ answer }) => answer !== null && !answer.endsWith(trouble)).slice(-turnsTold);
  const cards = [[], ...answered.map(({ proposals }) => proposals)].map(toldCards).map(hide);
  return [
    ...answered.flatMap(({ message: said, answer }, place): ModelMessage[] => [
      { role: 'user', content: cards[place] + cut(said) },
      { role: 'assistant', content: cut(answer ?? '') },
    ]),
    { role: 'user', content: cards[answered.length] + message },
  ];
}

const cut = (text: string) => (text.length > longestText ? `${text.slice(0, longestText)} …`.toWellFormed() : text);

/** The cards of the last answer stand before her next words: in the answer itself a model would learn to write them out. */
const toldCards = (proposals: readonly Proposal[]) =>
  proposals.length > 0 ? `(Cards of your last answer:\n${proposals.map(toldCard).join('\n')})\n\n` : '';

function toldCard({ id, heading, subject, fields, status }: Proposal) {
  const values = fields.flatMap(({ name, value, kind, options }) =>
    value === null || value === '' ? [] : [`${name} ${shown(value, kind, options)}`],
  );
  const waiting = status === 'open' ? `waits for approval, card id ${id}` : status;
  return cut(`- ${heading}: ${[subject, ...values].join(', ')} [${waiting}]`);
}
