import { describe, expect, test, vi } from 'vitest';
import { createRoutes, createServices } from '#server/app.ts';
import { defaultLimits } from '#server/assistant/conversation.ts';
import { createModel, type LoadModel } from '#server/assistant/model.ts';
import { readConfig } from '#server/config.ts';
import { createSteps } from '#server/http/serve.ts';
import { aiServer, partialReply, type Reply, wireNames } from '#testing/ai-server.ts';
import { modelApps } from '#testing/model-app.ts';
import { wandApi } from '../contract.ts';
import { clockIn } from '../rules/clock.ts';
import { cutOffMessage, troubleMessage } from '../rules/failed-answer.ts';
import { createChat } from './chat-store.ts';
import { createModelBrain } from './model-store.ts';
import { routesByEndpoint } from './tool-store.ts';

/** The whole product with a language model: the real client against a local server that speaks each protocol. */

const provider = await aiServer();
const { database, ...models } = await modelApps(provider);

const dentist = {
  name: 'add_appointment',
  input: { title: 'Dentist', date: '2030-03-04', time: '15:00', childId: 'Mia' },
};
const cardThen =
  (then: Reply) =>
  ({ results }: { results: string[] }): Reply =>
    results.length === 0 ? { call: [dentist] } : then;

describe.each(wireNames)('%s', (wire) => {
  const model = models[wire];

  test('streams its answer, and gets the household, the date and the past messages', async () => {
    const mother = await model.signUp();
    await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04', allergies: ['peanuts'] });
    provider.model = () => ({ say: ['Good ', 'morning.'] });
    const { pieces, text } = await mother.say('Hello there');
    expect(text).toBe('Good morning.');
    expect(pieces.filter((piece) => 'content' in piece)).toHaveLength(2);
    await mother.say('How are you?');
    const { body } = provider.requests[1] as { body: string };
    for (const text of ['Mia', 'peanuts', 'Hello there', 'Good morning.', 'How are you?', clockIn('UTC').today])
      expect(body).toContain(text);
    expect(await mother.lastTurn()).toMatchObject({ message: 'How are you?', outcome: 'answered' });
    expect((await mother.get('/api/wand/conversation')).json.provider).toBe(wire);
  });

  test('finds the place to book with, and shows the card that she books from', async () => {
    const mother = await model.signUp();
    const { json: mia } = await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    const { json: place } = await mother.post('/api/places', {
      name: 'Dr. Lee',
      category: 'Dental',
      phone: '555-0142',
    });
    provider.model = ({ results }): Reply => {
      if (results.length === 0) return { call: [{ name: 'list_places', input: {} }] };
      const [, id] = /"id":"(ref-\d+)"/.exec(results.join('').replaceAll('\\', '')) ?? [];
      const book = { name: 'book', input: { placeId: id, memberId: 'Mia', whatFor: 'a cleaning' } };
      return results.length === 1 ? { call: [book] } : { say: ['The card is ready.'] };
    };
    const { cards } = await mother.say('I have to get Mia a cleaning at our dentist');
    expect(cards).toMatchObject([
      {
        ...{ tool: 'book', action: 'book', subject: 'Dr. Lee', decidedAlone: false },
        fields: [{ value: place.id }, { value: mia.id }, { value: 'a cleaning' }],
      },
    ]);
    expect(provider.requests.at(-1)?.results.join('')).toContain('waitingForHerTap');
    expect((await mother.say('yes')).text).toBe("I can't book it for you. Tap the button on the card to start.");
  });

  test('reads, is refused, corrects itself and proposes; nothing is written before the approval', async () => {
    const mother = await model.signUp();
    await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    const replies: Reply[] = [
      { call: [{ name: 'list_appointments', input: {} }] },
      { call: [{ name: 'add_appointment', input: { title: 'Dentist', date: 'soon', childId: { id: 7 } } }] },
      {
        call: [
          { ...dentist, input: { ...dentist.input, date: 'soon' } },
          { name: 'send_mail', input: {} },
        ],
      },
      { call: [dentist] },
      { say: ['The card is ready.'] },
    ];
    provider.model = () => replies[provider.requests.length - 1] as Reply;
    const { cards, text } = await mother.say('dentist for Mia');
    expect(text).toBe('The card is ready.');
    expect(cards).toMatchObject([{ tool: 'add_appointment', subject: 'Dentist', status: 'open' }]);
    const results = provider.requests.at(-1)?.results.join('\n');
    expect(results).toContain('Every value must be');
    expect(results).toContain('Date must be a date like 2026-05-31');
    expect(results).toContain('waitingForApproval');
    expect((await mother.get('/api/appointments')).json).toEqual([]);
    expect(await mother.say('yes')).toMatchObject({ text: 'Done: Dentist.' });
    expect((await mother.get('/api/appointments')).json).toMatchObject([{ title: 'Dentist', date: '2030-03-04' }]);
    expect(provider.requests).toHaveLength(5);
  });

  test('reads a note without tools, and its findings are checked; if it fails, the built-in reader takes over', async () => {
    const mother = await model.signUp();
    const note = `Dear parents,\n\nThe winter concert is on Friday, January 4, 2030 at 18:00 in the gym.\n\nYour school`;
    const found = {
      kind: 'event',
      title: 'Concert by the model',
      date: '2030-01-04',
      endDate: null,
      time: '18:00',
      endTime: null,
      location: 'the gym',
      childNames: [],
      quote: 'The winter concert is on Friday, January 4, 2030 at 18:00 in the gym.',
      movedFrom: null,
      isCancelled: false,
    };
    provider.model = () => ({ json: { items: [found, { ...found, title: 'Invented', quote: 'Pay at once' }] } });
    expect((await mother.say(note)).cards).toMatchObject([
      { tool: 'add_event', subject: 'Concert by the model', status: 'open', quote: found.quote },
    ]);
    expect(provider.requests.map(({ toolNames }) => toolNames)).toEqual([[]]);
    provider.model = () => ({ say: ['A lovely concert!'] });
    const { text } = await mother.post('/api/wand/capture', { name: 'concert.txt', text: note });
    expect(text).toContain('oncert');
    expect(text).not.toContain(troubleMessage);
    expect(provider.requests).toHaveLength(2);
    expect(await mother.lastTurn()).toMatchObject({ outcome: 'answered', proposals: [{ tool: 'add_event' }] });
  });

  test('changes an open card', async () => {
    const mother = await model.signUp();
    await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    provider.model = cardThen({ say: ['Ready.'] });
    const [card] = (await mother.say('dentist for Mia')).cards;
    provider.model = ({ results, message }) => {
      if (results.length > 0) return { say: ['Now at 4.'] };
      const [, id] = /card id ([\w-]+)/.exec(message) ?? [];
      return { call: [{ name: 'change_card', input: { id, values: { time: '16:00' } } }] };
    };
    const { cards } = await mother.say('make it 4');
    expect(cards).toMatchObject([{ id: card?.id, status: 'open' }]);
    expect(cards[0]?.fields).toContainEqual(expect.objectContaining({ name: 'time', value: '16:00' }));
  });

  test('gets a default text for cards without text, and at most five requests and twenty cards', async () => {
    const mother = await model.signUp();
    await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    provider.model = () => ({ call: Array.from({ length: 6 }, () => dentist) });
    const { text, cards } = await mother.say('dentist');
    expect(text).toBe('Here it is. Take a look and approve what you like.');
    expect(cards).toHaveLength(20);
    expect(provider.requests).toHaveLength(5);
  });

  const events = { 'content-type': 'text/event-stream' };
  const retryNow = { 'retry-after-ms': '1' };
  const failures: Record<string, Reply> = {
    'a wrong key': { misbehave: (response) => response.writeHead(401).end('{"error":{"message":"no"}}') },
    'too many requests': { misbehave: (response) => response.writeHead(429, retryNow).end('{}') },
    'a broken provider': { misbehave: (response) => response.writeHead(500, retryNow).end('oh no') },
    nonsense: { misbehave: (response) => response.writeHead(200, events).end('data: {"blue":\n\ndata: !\n\n') },
    'an empty answer': { say: [] },
    blanks: { say: [' ', '\n'] },
    'a page': { misbehave: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hi</p>') },
    'a cut in the middle': {
      misbehave: (response) =>
        response.writeHead(200, events).write(partialReply(wire, 'I will'), () => response.destroy()),
    },
  };
  test('ends every failure with the specified sentence, and stores no partial answer', async () => {
    const mother = await model.signUp();
    await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    expect(troubleMessage).toBe("I'm having trouble connecting right now. Please try again in a moment.");
    for (const [what, failure] of Object.entries(failures)) {
      // With a card, an answer without text would be complete.
      provider.model = 'say' in failure ? () => failure : cardThen(failure);
      const { pieces } = await mother.say(`dentist for Mia: ${what}`);
      const isPartial = what === 'a cut in the middle';
      const notice = isPartial ? [{ content: `\n\n${cutOffMessage}\n\n` }] : [];
      expect(pieces.slice(-2 - notice.length), what).toEqual([
        { failed: true },
        ...notice,
        { content: troubleMessage },
      ]);
      expect(await mother.lastTurn(), what).toMatchObject({
        message: `dentist for Mia: ${what}`,
        answer: isPartial ? `${cutOffMessage}\n\n${troubleMessage}` : troubleMessage,
        outcome: 'failed',
        proposals: [],
      });
    }
    provider.model = () => ({ say: ['Hello.'] });
    expect(await mother.say('yes')).toMatchObject({ text: 'Hello.' });
    expect((await mother.get('/api/appointments')).json).toEqual([]);
  });

  test.each<[string, Reply]>([
    ['silence', { misbehave: () => {} }],
    [
      'silence after a word',
      { misbehave: (response) => response.writeHead(200, events).write(partialReply(wire, 'I')) },
    ],
    ['a redirect', { misbehave: (response) => response.writeHead(302, { location: '/v1beta/elsewhere' }).end() }],
  ])('ends an answer after %s', async (_what, failure) => {
    const { userId, familyId } = await model.signUp();
    const config = readConfig(provider.environment(wire));
    const chat = createChat(
      database,
      routesByEndpoint(() => createRoutes(createServices(config, database))),
      clockIn,
    );
    const brain = createModelBrain(createModel(config.ai) as LoadModel, async () => true, {
      ...defaultLimits,
      retries: 0,
      silenceMs: 300,
    });
    const person = { userId, familyId, role: 'owner' as const };
    const report = vi.fn();
    const steps = { person, tab: undefined, report, gone: new AbortController().signal };
    const call = { ...steps, ...createSteps(database, person, wandApi.chat) };
    provider.model = () => failure;
    const pieces = await Array.fromAsync(await chat.say(call, { message: 'Hello' }, brain));
    expect(pieces).toContainEqual({ failed: true });
    expect(pieces.at(-1)).toEqual({ content: troubleMessage });
    expect(report).toHaveBeenCalledOnce();
  });

  test('is disconnected when the user leaves, and the turn is stopped', async () => {
    const mother = await model.signUp();
    await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
    const closed = Promise.withResolvers<void>();
    provider.model = cardThen({
      misbehave(response) {
        response.on('close', closed.resolve);
        response.writeHead(200, events).write(partialReply(wire, 'I will'));
      },
    });
    const origin = model.app.server.listening
      ? `http://127.0.0.1:${(model.app.server.address() as { port: number }).port}`
      : await model.app.listen({ port: 0, host: '127.0.0.1' });
    const gone = new AbortController();
    const answer = await fetch(`${origin}/api/wand/chat`, {
      method: 'POST',
      headers: { cookie: mother.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'dentist for Mia' }),
      signal: gone.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ''; !text.includes('I will'); ) text += (await reader?.read())?.value ?? '';
    gone.abort();
    await closed.promise;
    await expect
      .poll(() => mother.lastTurn(), { timeout: 60_000 })
      .toMatchObject({ outcome: 'stopped', answer: null, proposals: [] });
  });
});

test('a person removed from the family during an answer gets no more data', async () => {
  const mother = await models.openai.signUp();
  await mother.post('/api/appointments', { title: 'Secret', type: 'Other', date: '2030-03-04' });
  const look: Reply = { call: [{ name: 'list_appointments', input: {} }] };
  provider.model = ({ results }) => {
    if (results.length > 0) return { say: ['Hm.'] };
    void database.pool.query('delete from family_members where user_id = $1', [mother.userId]);
    return look;
  };
  await mother.post('/api/wand/chat', { message: 'what is on?' });
  const [result] = provider.requests.at(-1)?.results ?? [];
  expect(result).toBe(JSON.stringify({ refused: 'You no longer belong to this family' }));
});

test('a malformed id is answered as not found', async () => {
  const mother = await models.openai.signUp();
  const { json } = await mother.post('/api/recipes', { name: 'Soup', mealType: 'dinner' });
  const ids = [[json.id], { id: json.id }, 7, `${json.id}/../x`];
  provider.model = ({ results }) =>
    results.length > 0 ? { say: ['Hm.'] } : { call: ids.map((id) => ({ name: 'read_recipe', input: { id } })) };
  expect((await mother.say('read the soup')).text).toBe('Hm.');
  expect(provider.requests.at(-1)?.results).toEqual(ids.map(() => JSON.stringify({ refused: 'Not found' })));
});
