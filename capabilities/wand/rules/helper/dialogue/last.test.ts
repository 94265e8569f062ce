import { expect, test } from 'vitest';
import { sampleContext } from '#testing/wand-reading.ts';
import type { CardField } from '../../../card-contract.ts';
import type { Proposal } from '../../../contract.ts';
import { blank } from '../memory.ts';
import type { Waiting } from '../reader.ts';
import { followUp } from './dialogue.ts';
import { spelledOut } from './it.ts';

const { context } = await sampleContext();
const kinds: Record<string, CardField['kind']> = {
  date: 'date',
  time: 'time',
  childId: 'choice',
  recurringUntil: 'date',
};
const card = (tool: string, quote: string, subject: string, values: Record<string, unknown>) =>
  ({
    ...{ id: 'card', tool, subject, quote, status: 'open', details: [], resultId: null },
    fields: Object.entries(values).map(([name, value]) => ({ name, value, kind: kinds[name] ?? 'text', options: [] })),
  }) as unknown as Proposal;
const steps = (message: string, proposal: Proposal) => {
  const turn = { id: 'turn', message: proposal.quote ?? '', answer: '', proposals: [proposal], memory: null };
  return followUp({ ...context, asked: { ...context.asked, message, past: [turn] } }, blank);
};

const visit = { title: 'Checkup', date: '2026-12-08', time: '10:00', childId: 'mia' };
const checkup = card('add_appointment', 'checkup for Mia on December 8 at 10', 'Checkup', visit);
const swim = card('add_appointment', 'swim class for Leo on Mondays at 5', 'Swim class', {
  ...{ title: 'Swim class', date: '2026-11-16', time: '17:00', childId: 'leo', recurringUntil: null },
  recurringFrequency: 'weekly',
});
const playdate = card('add_event', 'playdate with Lily for Mia on Friday at 4', 'Playdate with Lily', {
  ...{ title: 'Playdate with Lily', date: '2026-11-20', time: '16:00', affectedChildren: ['Mia'] },
});
const party = card('add_event', 'playdate for Mia on Friday at 4', 'Playdate', {
  title: 'Playdate',
  date: '2026-11-20',
});
const moved = card('change_appointment', 'move the eye exam a day later', 'Eye exam', { date: '2026-12-03' });
const pizza = card('plan_meal', 'pizza on Thursday', 'Pizza', {
  date: '2026-11-19',
  mealType: 'dinner',
  note: 'Pizza',
});

test.each<[string, Proposal, object]>([
  ['And only until the end of January.', swim, { recurringUntil: '2027-01-31' }],
  ['no make that 2 days', moved, { date: '2026-12-04' }],
  ["it's Emma's playdate", party, { title: "Emma's playdate" }],
  ['its emmas playdate btw', party, { title: "Emma's playdate" }],
  ['and salad', pizza, { note: 'Pizza with salad' }],
  ["it's for Nora at Dr. Patel's", checkup, { childId: 'Nora', location: "Dr. Patel's" }],
])('%j changes the card', async (message, proposal, values) => {
  expect(await steps(message, proposal)).toMatchObject([{ kind: 'revise', id: 'card', values }]);
});

test('what leans on a card may want a reminder of what comes of it', async () => {
  expect(await steps('one for Leo on Friday at 3 and remind me the day before', checkup)).toMatchObject([
    { kind: 'propose', tool: 'add_appointment', values: { title: 'Checkup', childId: 'Leo', date: '2026-12-11' } },
    { kind: 'propose', tool: 'add_task', values: { title: 'Checkup for Leo', triggerDate: '2026-12-10' } },
  ]);
});

test.each<[string, Proposal, object]>([
  ['And one for Leo too, right after at 10:30.', checkup, { title: 'Checkup', childId: 'Leo', time: '10:30' }],
  ['and one for Leo with Max on Saturday', playdate, { title: 'Playdate with Max', date: '2026-11-21' }],
])('%j is one more', async (message, proposal, values) => {
  expect(await steps(message, proposal)).toMatchObject([{ kind: 'propose', tool: proposal.tool, values }]);
});

test('several take the place of the one', async () => {
  const dentist = card('add_appointment', 'dentist for Leo on December 14 at 11', 'Dentist', {
    ...{ title: 'Dentist', date: '2026-12-14', time: '11:00', childId: 'leo' },
  });
  expect(await steps("actually let's do a checkup for Mia and Leo", dentist)).toMatchObject([
    { kind: 'drop', id: 'card' },
    { kind: 'propose', values: { title: 'Checkup' } },
    { kind: 'propose', values: { title: 'Checkup' } },
  ]);
});

test.each([
  ['remove the first one', 'remove bananas'],
  ['take the last one off', 'take milk off'],
])('%j is a line of the list that was told', async (message, said) => {
  const answer = 'Groceries for Nov 16 - Nov 22, 2026:\n- bananas, 4\n- eggs\n- milk';
  const past = [{ id: 'turn', message: "what's on the list", answer, proposals: [], memory: null }];
  expect(await spelledOut({ ...context, asked: { ...context.asked, message, past } })).toBe(said);
});

test.each([
  ['get cash for it', "get cash for Mia's checkup"],
  ['remind me to call the insurance about it', "remind me to call the insurance about Mia's checkup"],
  ['get it for me', 'get it for me'],
])('%j is done for what was spoken of', async (message, said) => {
  const options = [{ value: 'mia', label: 'Mia' }];
  const fields = checkup.fields.map((field) => (field.name === 'childId' ? { ...field, options } : field));
  const proposals = [{ ...checkup, fields }];
  const past = [{ id: 'turn', message: checkup.quote ?? '', answer: '', proposals, memory: null }];
  expect(await spelledOut({ ...context, asked: { ...context.asked, message, past } })).toBe(said);
});

test('a part of the day is no hour yet', async () => {
  const eyeExam = { tool: 'change_appointment', values: { id: 'eye exam' }, quote: 'move the eye exam' };
  const waiting: Waiting = { kind: 'missing', field: 'date', ...eyeExam };
  const asked = { ...context.asked, message: 'to the afternoon' };
  expect(await followUp({ ...context, asked }, { ...blank, waiting })).toMatchObject([
    { kind: 'ask', question: 'At what time in the afternoon?', waiting: { field: 'time' } },
  ]);
});
