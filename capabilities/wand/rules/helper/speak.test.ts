import { expect, test } from 'vitest';
import type { BrainRequest } from '../tools/brain.ts';
import { type Memory, memoryOf } from './memory.ts';
import { speak } from './speak.ts';
import type { Step } from './steps.ts';

const request = () => ({ text: '', intent: '', cards: [], things: [] });
const card = (tool: string): Step => ({
  kind: 'propose',
  tool,
  values: {},
  quote: '',
  request: request(),
});

async function said(steps: Step[], refused?: string) {
  const memory: Memory = memoryOf([]);
  const proposed: string[] = [];
  const propose = async (tool: string) => {
    proposed.push(tool);
    return refused ? { refused } : { proposal: { id: `card ${proposed.length}` } };
  };
  const revise = async (id: string) => ({ proposal: { id } });
  const drop = async (id: string) => void proposed.push(`drop ${id}`);
  const asked = { propose, revise, drop } as unknown as BrainRequest;
  let text = '';
  for await (const piece of speak(asked, steps, memory)) if ('content' in piece) text += piece.content;
  return { text, proposed };
}

test('what begins an answer says what the cards do', async () => {
  expect((await said([card('add_task')])).text).toBe("Here's what I'd add:");
  expect((await said([card('change_task')])).text).toBe("Here's what I'd change:");
  expect((await said([card('remove_task')])).text).toBe("Here's what I'd remove:");
  expect((await said([card('book')])).text).toBe('Ready when you are. Just tap Book.');
  expect((await said([card('add_task'), card('add_event')])).text).toBe("Here's what I've got:");
  const revised: Step = { kind: 'revise', id: '1', tool: 'add_task', values: {}, request: request() };
  expect((await said([revised])).text).toBe('I changed the card:');
});

test('what nobody understood is quoted', async () => {
  expect((await said([card('add_task'), { kind: 'unread', text: 'the gizmo' }])).text).toBe(
    "Here's what I'd add:\n\nI'm not sure what to do with ‘the gizmo’. Can you say it another way?",
  );
});

test('answers come first and one question last, and what is asked later is quoted', async () => {
  const asking = (question: string, text: string): Step => ({
    kind: 'ask',
    asked: { text, tool: 'add_task', question },
  });
  const { text } = await said([
    asking('Which day?', 'the dance'),
    card('add_task'),
    { kind: 'answer', text: 'It is on Friday.' },
    asking('What time?', 'the recital'),
  ]);
  expect(text).toBe("It is on Friday.\n\nHere's what I'd add:\n\nWhich day?\n\nNext up: ‘the recital’.");
});

test('a refusal is told once and as a sentence, and a card that was replaced goes first', async () => {
  const { text, proposed } = await said(
    [card('add_task'), card('add_task'), { kind: 'drop', id: '7' }],
    'That day is over',
  );
  expect(text).toBe('That day is over.');
  expect(proposed).toEqual(['drop 7', 'add_task', 'add_task']);
});
