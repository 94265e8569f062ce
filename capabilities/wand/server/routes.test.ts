import { describe, expect, test } from 'vitest';
import { joinFamily } from '#testing/join-family.ts';
import { testApp } from '#testing/test-app.ts';
import { talkWith } from '#testing/wand-talk.ts';
import type { Piece, Proposal } from '../contract.ts';
import type { BrainRequest } from '../rules/tools/brain.ts';
import type { Brain } from './chat-store.ts';

const { signUp, database } = await testApp();

const piecesOf = (text: string) =>
  text
    .split('\n\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice('data: '.length)) as Piece);

/** A brain that proposes an appointment for each title. */
const appointments = (...titles: string[]): Brain =>
  async function* ({ propose }) {
    yield { content: 'Here you are.' };
    for (const title of titles) {
      const proposed = await propose('add_appointment', { title, date: '2026-12-01' });
      if ('proposal' in proposed) yield { proposal: proposed.proposal };
    }
  };

async function motherWithCards(...titles: string[]) {
  const mother = await signUp({ firstName: 'Ana' });
  const talk = talkWith({ database, person: mother, answering: appointments(...titles) });
  const { proposals } = await talk.say('please');
  return { mother, talk, proposals, first: proposals[0] as Proposal };
}

/** The request that a brain got for an answer that was then stopped. */
async function requestOfStoppedAnswer(person: Awaited<ReturnType<typeof signUp>>, message: string) {
  const stop = new AbortController();
  let received: BrainRequest | undefined;
  const cut: Brain = async function* (request) {
    received = request;
    stop.abort();
    yield { content: 'Let me s' };
  };
  await talkWith({ database, person, answering: cut }).say(message, stop.signal);
  return received;
}

const titles = async (mother: Awaited<ReturnType<typeof signUp>>) =>
  (await mother.get('/api/appointments')).json.map(({ title }: { title: string }) => title);

describe('an answer', () => {
  test('is streamed as lines that start with data: and ends with [DONE]', async () => {
    const mother = await signUp();
    const { status, text, headers } = await mother.post('/api/wand/chat', { message: 'blue monkeys sideways' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(text.split('\n\n').every((line) => line === '' || line.startsWith('data: '))).toBe(true);
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
    expect(piecesOf(text)).toContainEqual({ content: expect.any(String) });
  });

  test('from a worker thread can also read data and propose', async () => {
    const mother = await signUp();
    await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    const { text } = await mother.post('/api/wand/chat', {
      message: 'dentist for Mia tomorrow at 3\nand add milk please',
    });
    const proposed = piecesOf(text).flatMap((piece) => ('proposal' in piece ? [piece.proposal.tool] : []));
    expect(proposed).toEqual(['add_appointment', expect.stringContaining('grocer')]);
    const { turns } = (await mother.get('/api/wand/conversation')).json;
    expect(turns).toMatchObject([{ outcome: 'answered', proposals: [{}, {}] }]);
  });

  test('is refused for a blank message', async () => {
    const mother = await signUp();
    for (const message of ['', '   ', null, 5, 'x'.repeat(20_001)])
      expect(await mother.post('/api/wand/chat', { message })).toMatchObject({ status: 400 });
    expect((await mother.get('/api/wand/conversation')).json.turns).toEqual([]);
  });

  test('is stored with the message and the cards', async () => {
    const { mother } = await motherWithCards('Dentist');
    const { turns, provider } = (await mother.get('/api/wand/conversation')).json;
    expect(provider).toBe('builtin');
    expect(turns).toMatchObject([
      {
        message: 'please',
        answer: 'Here you are.',
        outcome: 'answered',
        proposals: [{ subject: 'Dentist', status: 'open' }],
      },
    ]);
  });

  test('that fails ends with the specified sentence and keeps the message', async () => {
    const mother = await signUp();
    const failing: Brain = async function* ({ propose }) {
      yield { content: 'Let me s' };
      const proposed = await propose('add_appointment', { title: 'Dentist', date: '2026-12-01' });
      if ('proposal' in proposed) yield { proposal: proposed.proposal };
      throw new Error('cut');
    };
    const talk = talkWith({ database, person: mother, answering: failing });
    const { pieces, text } = await talk.say('add the dentist');
    const trouble = "I'm having trouble connecting right now. Please try again in a moment.";
    const cut = "That answer was cut off, so please don't go by it.";
    expect(pieces.slice(-3)).toEqual([{ failed: true }, { content: `\n\n${cut}\n\n` }, { content: trouble }]);
    // For clients that ignore `failed` and only concatenate `content`.
    expect(text).toBe(`Let me s\n\n${cut}\n\n${trouble}`);
    expect((await mother.get('/api/wand/conversation')).json.turns).toMatchObject([
      {
        message: 'add the dentist',
        answer: `${cut}\n\n${trouble}`,
        outcome: 'failed',
        proposals: [],
      },
    ]);
    expect(talk.failures).toMatchObject([{ message: 'cut' }]);
  });

  test('that is stopped keeps the message and drops the partial reply', async () => {
    const mother = await signUp();
    const stop = new AbortController();
    const endless: Brain = async function* ({ propose }) {
      const proposed = await propose('add_appointment', { title: 'Dentist', date: '2026-12-01' });
      if ('proposal' in proposed) yield { proposal: proposed.proposal };
      for (;;) {
        yield { content: 'and ' };
        stop.abort();
      }
    };
    await talkWith({ database, person: mother, answering: endless }).say('tell me', stop.signal);
    expect((await mother.get('/api/wand/conversation')).json.turns).toMatchObject([
      { message: 'tell me', answer: null, outcome: 'stopped', proposals: [] },
    ]);
  });

  test('that has ended refuses the card of a tool that is still running', async () => {
    const mother = await signUp();
    const late = await requestOfStoppedAnswer(mother, 'add the dentist');
    const refused = { refused: 'This answer has ended' };
    expect(await late?.propose('add_appointment', { title: 'Dentist', date: '2026-12-01' })).toEqual(refused);
  });

  test.each(['fails', 'is stopped'])('that %s restores the cards of earlier answers', async (how) => {
    const { mother, proposals } = await motherWithCards('Dentist', 'Haircut', 'Swimming', 'Piano');
    const [dentist = '', haircut = '', swimming = '', piano = ''] = proposals.map(({ id }) => id);
    const cards = async () => (await mother.get('/api/wand/conversation')).json.turns[0].proposals as Proposal[];
    const before = await cards();
    const stop = new AbortController();
    const changing: Brain = async function* ({ revise, drop }) {
      for (const date of ['2026-12-02', '2026-12-03']) await revise(dentist, { date });
      await drop(haircut);
      for (const id of [swimming, piano]) await revise(id, { date: '2026-12-04' });
      // The user edits one of them and dismisses another meanwhile.
      await mother.patch(`/api/wand/proposals/${swimming}`, { values: { time: '16:00' } });
      await mother.post('/api/wand/dismiss', { ids: [piano] });
      if (how === 'fails') throw new Error('cut');
      stop.abort();
      yield { content: 'Moved.' };
    };
    await talkWith({ database, person: mother, answering: changing }).say('later, please', stop.signal);
    const [first, second, edited, dismissed] = await cards();
    expect([first, second]).toEqual(before.slice(0, 2));
    const values = ({ fields }: Proposal) => Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    expect(values(edited as Proposal)).toMatchObject({ date: '2026-12-04', time: '16:00' });
    expect(dismissed).toMatchObject({ status: 'dismissed' });
  });

  test('that has ended can no longer change a card', async () => {
    const { mother, first } = await motherWithCards('Dentist');
    const late = await requestOfStoppedAnswer(mother, 'an hour later');
    const refused = { refused: 'This answer has ended' };
    expect(await late?.revise(first.id, { time: '16:00' })).toEqual(refused);
    expect(await late?.drop(first.id)).toEqual(refused);
  });

  test('in progress has no card that a plain yes could approve', async () => {
    const mother = await signUp();
    const silent: Brain = async function* ({ propose }) {
      const proposed = await propose('add_appointment', { title: 'Dentist', date: '2026-12-01' });
      if ('proposal' in proposed) yield { proposal: proposed.proposal };
      await new Promise(() => {});
    };
    const unsure: Brain = async function* () {
      yield { content: 'Yes to what?' };
    };
    const talk = talkWith({ database, person: mother, answering: unsure });
    const steps = { ...talk.steps, gone: new AbortController().signal, report: () => {} };
    const pieces = (await talk.begin(steps, { message: 'dentist' }, silent))[Symbol.asyncIterator]();
    await pieces.next();
    expect((await pieces.next()).value).toMatchObject({ proposal: { subject: 'Dentist' } });
    expect((await talk.say('yes')).text).toBe('Yes to what?');
    expect(await titles(mother)).toEqual([]);
  });

  test('is refused while three others are in progress', async () => {
    const mother = await signUp();
    const silent: Brain = async function* () {
      yield { content: 'Hm' };
      await new Promise(() => {});
    };
    const { steps, say: _, ...chat } = talkWith({ database, person: mother, answering: silent });
    const begin = () =>
      chat.begin({ ...steps, gone: new AbortController().signal, report: () => {} }, { message: 'x' }, silent);
    for (let n = 0; n < 3; n++) await begin();
    await expect(begin()).rejects.toMatchObject({ status: 429 });
  });
});

describe('a card', () => {
  test('writes the values shown, including the last edits, once it is approved', async () => {
    const { mother, first } = await motherWithCards('Dentist');
    const { json: changed } = await mother.patch(`/api/wand/proposals/${first.id}`, {
      values: { title: 'Orthodontist' },
    });
    expect(changed).toMatchObject({ subject: 'Orthodontist', status: 'open' });
    expect(await titles(mother)).toEqual([]);
    const { json } = await mother.post('/api/wand/approve', {
      proposals: [{ id: first.id, values: { time: '15:00' } }],
    });
    expect(json).toMatchObject({
      proposals: [{ status: 'approved', resultPath: '/appointments' }],
      refused: [],
      changed: ['appointments'],
    });
    expect((await mother.get('/api/appointments')).json).toMatchObject([{ title: 'Orthodontist', time: '15:00' }]);
  });

  test('is approved once, even if it is tapped several times', async () => {
    const { mother, first } = await motherWithCards('Dentist');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => mother.post('/api/wand/approve', { proposals: [{ id: first.id }] })),
    );
    expect(answers.filter(({ json }) => json.proposals.length === 1)).toHaveLength(1);
    expect(answers.flatMap(({ json }) => json.refused)).toHaveLength(3);
    expect(await titles(mother)).toEqual(['Dentist']);
  });

  test('is approved once if the request lists it twice', async () => {
    const { mother, first } = await motherWithCards('Dentist');
    const twice = [{ id: first.id }, { id: first.id }];
    expect((await mother.post('/api/wand/approve', { proposals: twice })).json).toMatchObject({
      proposals: [{ id: first.id, status: 'approved' }],
      refused: [],
    });
  });

  test('that cannot be written is refused with a reason and does not block the others', async () => {
    const { mother, proposals } = await motherWithCards('Dentist', 'Haircut');
    const [dentist, haircut] = proposals.map(({ id }) => ({ id }));
    const { json } = await mother.post('/api/wand/approve', {
      proposals: [{ ...dentist, values: { date: 'someday' } }, haircut],
    });
    expect(json.refused).toEqual([{ ...dentist, sentence: 'Date must be a date like 2026-05-31' }]);
    expect(await titles(mother)).toEqual(['Haircut']);
  });

  test('refuses values that break the contract', async () => {
    const { mother, first } = await motherWithCards('Dentist');
    expect(await mother.patch(`/api/wand/proposals/${first.id}`, { values: { time: '25:00' } })).toMatchObject({
      status: 400,
      text: 'Time must be a time like 16:30',
    });
    expect(await mother.patch(`/api/wand/proposals/${first.id}`, { values: { childId: 'Nobody' } })).toMatchObject({
      status: 400,
    });
  });

  test('that is dismissed writes nothing and can no longer be approved', async () => {
    const { mother, first } = await motherWithCards('Dentist');
    expect((await mother.post('/api/wand/dismiss', { ids: [first.id] })).json.proposals).toMatchObject([
      { status: 'dismissed' },
    ]);
    const { json } = await mother.post('/api/wand/approve', { proposals: [{ id: first.id }] });
    expect(json.refused).toMatchObject([{ sentence: 'This was decided already' }]);
    expect(await titles(mother)).toEqual([]);
  });

  test('can be undone once', async () => {
    const { mother, first } = await motherWithCards('Dentist');
    await mother.post('/api/wand/approve', { proposals: [{ id: first.id }] });
    expect((await mother.post(`/api/wand/proposals/${first.id}/undo`)).json).toMatchObject({
      proposal: { status: 'undone' },
      changed: ['appointments'],
    });
    expect(await titles(mother)).toEqual([]);
    expect(await mother.post(`/api/wand/proposals/${first.id}/undo`)).toMatchObject({
      status: 409,
      text: "There's nothing to undo",
    });
  });

  test('cannot be undone once the record has changed', async () => {
    const { mother, first } = await motherWithCards('Dentist');
    await mother.post('/api/wand/approve', { proposals: [{ id: first.id }] });
    const [{ id }] = (await mother.get('/api/appointments')).json;
    await mother.patch(`/api/appointments/${id}`, { notes: 'Bring the booklet' });
    expect(await mother.post(`/api/wand/proposals/${first.id}/undo`)).toMatchObject({
      status: 409,
      text: "It has changed since, so it can't be undone",
    });
    expect((await mother.get('/api/appointments')).json).toMatchObject([{ notes: 'Bring the booklet' }]);
  });
});

describe('a plain word', () => {
  test("decides: 'yes' approves the open cards, 'undo' undoes them together, 'no' dismisses them", async () => {
    const { mother, talk } = await motherWithCards('Dentist', 'Haircut');
    const yes = await talk.say('Yes, please');
    expect(yes.text).toBe('Done: Dentist, Haircut.');
    expect((await titles(mother)).toSorted()).toEqual(['Dentist', 'Haircut']);
    const undo = await talk.say('undo');
    expect(undo.text).toBe('Undone: Haircut, Dentist.');
    expect(await titles(mother)).toEqual([]);
    expect((await talk.say('undo')).text).toBe('There is nothing to undo.');

    await talk.say('once more');
    expect((await talk.say('no thanks')).proposals.map(({ status }) => status)).toEqual(['dismissed', 'dismissed']);
    expect(await titles(mother)).toEqual([]);
  });

  test("'undo' drops open cards, and asks before undoing something from an earlier conversation", async () => {
    const { mother, talk } = await motherWithCards('Dentist');
    await talk.say('yes');
    await talk.say('once more');
    expect((await talk.say('undo')).text).toBe('Nothing was written yet; I dropped it: Dentist.');
    expect(await titles(mother)).toEqual(['Dentist']);

    await mother.remove('/api/wand/conversation');
    expect((await talk.say('undo')).text).toMatch(/^Undo Dentist.*\? You approved it on /);
    expect(await titles(mother)).toEqual(['Dentist']);
    expect((await talk.say('yes')).text).toBe('Undone: Dentist.');
    expect(await titles(mother)).toEqual([]);
  });
});

describe('access', () => {
  test('to a conversation is personal; the journal is shared by the family', async () => {
    const { mother, first } = await motherWithCards('Dentist');
    const father = await signUp({ firstName: 'David' });
    await joinFamily(father, mother);
    expect((await father.get('/api/wand/conversation')).json.turns).toEqual([]);
    for (const refused of [
      await father.patch(`/api/wand/proposals/${first.id}`, { values: { title: 'Hers' } }),
      await father.post('/api/wand/dismiss', { ids: [first.id] }),
    ])
      expect(refused.status).toBe(404);
    expect((await father.post('/api/wand/approve', { proposals: [{ id: first.id }] })).json).toMatchObject({
      proposals: [],
      refused: [{ sentence: 'Not found' }],
    });

    await mother.post('/api/wand/approve', { proposals: [{ id: first.id }] });
    expect((await father.get('/api/wand/journal')).json).toMatchObject([{ subject: 'Dentist', by: 'Ana' }]);
    expect((await father.post(`/api/wand/proposals/${first.id}/undo`)).status).toBe(200);
  });

  test('from another family is refused', async () => {
    const { mother, first } = await motherWithCards('Dentist');
    const stranger = await signUp();
    expect((await stranger.patch(`/api/wand/proposals/${first.id}`, { values: {} })).status).toBe(404);
    expect((await stranger.post(`/api/wand/proposals/${first.id}/undo`)).status).toBe(404);
    expect((await stranger.post('/api/wand/approve', { proposals: [{ id: first.id }] })).json.proposals).toEqual([]);
    expect((await stranger.get('/api/wand/journal')).json).toEqual([]);
    expect(await titles(mother)).toEqual([]);
  });

  test('to the journal remains after clearing the conversation', async () => {
    const { mother, proposals } = await motherWithCards('Dentist', 'Haircut');
    await mother.post('/api/wand/approve', { proposals: [{ id: proposals[0]?.id }] });
    expect((await mother.remove('/api/wand/conversation')).status).toBe(204);
    expect((await mother.get('/api/wand/conversation')).json.turns).toEqual([]);
    expect((await mother.get('/api/wand/journal')).json).toMatchObject([{ subject: 'Dentist', status: 'approved' }]);
    expect((await mother.post(`/api/wand/proposals/${proposals[0]?.id}/undo`)).status).toBe(200);
  });
});

test('all records of a family are listed by name and kind, for that family only', async () => {
  const mother = await signUp();
  const child = (await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' })).json;
  await mother.post('/api/appointments', {
    title: 'Dentist',
    type: 'Dental',
    date: '2026-12-01',
    childId: child.id,
    location: 'Dr. Kim',
  });
  await mother.post('/api/events', { title: 'School fair', date: '2026-12-05', time: '10:00' });
  await mother.post('/api/birthdays', { name: 'Emma', date: '2019-11-28', relationship: 'friend' });
  await mother.post('/api/reminders', { title: 'Order cards', description: 'Cards', category: 'seasonal' });
  const days = { startDate: '2026-12-19', endDate: '2026-12-23' };
  const lake = { title: 'Lake', description: 'Snow', category: 'trip', destination: 'Tahoe', ...days };
  await mother.post('/api/reminders', lake);
  const done = (
    await mother.post('/api/reminders', { title: 'Done already', description: 'Shots', category: 'health' })
  ).json;
  await mother.patch(`/api/reminders/${done.id}`, { dismissed: true });
  const netflix = { serviceName: 'Netflix', serviceType: 'other', subscriptionCost: 1599 };
  await mother.post('/api/connected-services', { ...netflix, billingFrequency: 'monthly' });
  await mother.post('/api/recipes', { name: 'Tacos', mealType: 'dinner', ingredients: [{ name: 'beef' }] });
  const names = (await mother.get('/api/wand/names')).json;
  const listed = names.map(({ kind, title, people, beside }: Record<string, unknown>) => [kind, title, people, beside]);
  expect(listed).toEqual(
    expect.arrayContaining([
      ['appointment', 'Dentist', ['Mia'], 'Dr. Kim'],
      ['event', 'School fair', [], ''],
      ['birthday', 'Emma', [], ''],
      ['task', 'Order cards', [], ''],
      ['trip', 'Lake', [], 'Tahoe'],
      ['subscription', 'Netflix', [], ''],
      ['recipe', 'Tacos', [], ''],
    ]),
  );
  expect(listed.flat()).not.toContain('Done already');
  expect((await (await signUp()).get('/api/wand/names')).json).toEqual([]);
});
