import { expect, test } from 'vitest';
import type { Proposal } from '../../contract.ts';
import { failedAnswer, troubleMessage } from '../failed-answer.ts';
import type { PastTurn } from '../tools/brain.ts';
import { messagesFor } from './past-messages.ts';

const turn = (message: string, answer: string | null, proposals: object[] = []) =>
  ({ id: message, message, answer, proposals: proposals as Proposal[], memory: null }) satisfies PastTurn;

test('a model gets the past turns, without failed and missing answers', () => {
  const past = [
    turn('Hi', 'Hello!'),
    turn('Add milk', troubleMessage),
    turn('Add ham', failedAnswer('Half')),
    turn('Add eggs', null),
  ];
  expect(messagesFor('Add bread', past)).toEqual([
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: 'Hello!' },
    { role: 'user', content: 'Add bread' },
  ]);
});

test('cards are listed with values and status, and open ones with their id', () => {
  const fields = [
    { name: 'childId', kind: 'choice', value: 'x', options: [{ value: 'x', label: 'Mia' }] },
    { name: 'time', kind: 'time', value: '15:00', options: [] },
    { name: 'notes', kind: 'long', value: null, options: [] },
  ];
  const card = { id: '1', heading: 'New appointment', subject: 'Dentist', fields };
  const [, , { content } = { content: '' }] = messagesFor('make it 4', [
    turn('dentist', 'Ready.', [
      { ...card, status: 'open' },
      { ...card, status: 'approved' },
    ]),
  ]);
  expect(content).toBe(
    '(Cards of your last answer:\n' +
      '- New appointment: Dentist, childId Mia, time 15:00 [waits for approval, card id 1]\n' +
      '- New appointment: Dentist, childId Mia, time 15:00 [approved])\n\nmake it 4',
  );
});

test('a long past is cut', () => {
  const past = Array.from({ length: 30 }, (_, n) => turn(`${n} ${'x'.repeat(9_000)}`, 'Yes.'));
  const messages = messagesFor('And now?', past);
  expect(messages).toHaveLength(25);
  expect(messages[0]?.content).toMatch(/^18 x+ …$/);
  expect(Math.max(...messages.map(({ content }) => content.length))).toBeLessThan(2_100);
});
