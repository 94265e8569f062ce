import type { Proposal } from '../../contract.ts';
import { formatValue } from '../card-value.ts';
import { troubleMessage } from '../failed-answer.ts';
import type { PastTurn } from '../tools/brain.ts';

export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

const maxTurns = 12;
const maxTextLength = 2_000;

/** The past turns and the new message, for a model. `hide` replaces ids in the card lines only, not in user text. */
export function messagesFor(
  message: string,
  past: readonly PastTurn[],
  hide: (text: string) => string = (text) => text,
): ModelMessage[] {
  const answered = past.filter(({ answer }) => answer !== null && !answer.endsWith(troubleMessage)).slice(-maxTurns);
  const cards = [[], ...answered.map(({ proposals }) => proposals)].map(describeCards).map(hide);
  return [
    ...answered.flatMap(({ message: userText, answer }, place): ModelMessage[] => [
      { role: 'user', content: cards[place] + cut(userText) },
      { role: 'assistant', content: cut(answer ?? '') },
    ]),
    { role: 'user', content: cards[answered.length] + message },
  ];
}

const cut = (text: string) => (text.length > maxTextLength ? `${text.slice(0, maxTextLength)} …`.toWellFormed() : text);

/** Cards are put before the next user message: inside the answer, the model would learn to write such lines itself. */
const describeCards = (proposals: readonly Proposal[]) =>
  proposals.length > 0 ? `(Cards of your last answer:\n${proposals.map(describeCard).join('\n')})\n\n` : '';

function describeCard({ id, heading, subject, fields, status }: Proposal) {
  const values = fields.flatMap(({ name, value, kind, options }) =>
    value === null || value === '' ? [] : [`${name} ${formatValue(value, kind, options)}`],
  );
  const waiting = status === 'open' ? `waits for approval, card id ${id}` : status;
  return cut(`- ${heading}: ${[subject, ...values].join(', ')} [${waiting}]`);
}
