import { describe, expect, test } from 'vitest';
import { boundMessages } from '#server/assistant/bounds.ts';
import { defaultLimits } from '#server/assistant/conversation.ts';
import { modelRequestsPerDay } from '#server/assistant/daily-limit.ts';
import { countAttempt } from '#server/http/attempts.ts';
import { aiServer, type Reply } from '#testing/ai-server.ts';
import { modelApps } from '#testing/model-app.ts';

/** What a model may cost and send at most, whatever its server does: with both databases, for what is counted is counted there. */

const provider = await aiServer();
const { database, openai, gemini } = await modelApps(provider);

/** Only there to end what hangs. */
const patiently = { timeout: 60_000 };

const milk = { name: 'add_task', input: { title: 'Buy milk', triggerDate: '2030-01-01' } };

describe('an answer of a model', () => {
  test('that never ends is kept as far as one is read, and says why it stopped', async () => {
    const mother = await openai.signUp();
    provider.model = ({ results }): Reply =>
      results.length === 0 ? { call: [milk] } : { say: Array.from({ length: 2_000 }, () => 'and so on '.repeat(100)) };
    const { text, cards } = await mother.say('remind me to buy milk');
    expect(text.endsWith(`\n\n${boundMessages.words}`)).toBe(true);
    expect(cards).toMatchObject([{ subject: 'Buy milk' }]);
    const { answer, outcome, proposals } = await mother.lastTurn();
    expect(answer).toHaveLength(defaultLimits.characters + `\n\n${boundMessages.words}`.length);
    expect({ outcome, proposals }).toMatchObject({ outcome: 'answered', proposals: [{ status: 'open' }] });
  });

  test('that calls without end is stopped at forty calls; what is too long for a card makes none', async () => {
    const mother = await openai.signUp();
    // A list that would take it, line by line, and a card that would keep it three times over.
    const long = { name: 'add_groceries', input: { lines: Array.from({ length: 100 }, () => 'milk '.repeat(50)) } };
    const look = { name: 'list_planner', input: {} };
    provider.model = () => ({ call: [long, milk, ...Array.from({ length: 2_000 }, () => look)] });
    const { text, cards } = await mother.say('remind me to buy milk');
    expect(text).toBe(boundMessages.work);
    expect(cards).toMatchObject([{ subject: 'Buy milk' }]);
    expect(provider.requests).toHaveLength(1);
    expect(await mother.lastTurn()).toMatchObject({ answer: boundMessages.work, proposals: [{ subject: 'Buy milk' }] });
  });

  test('counts each of its requests; beyond those of a day the built-in helper answers, and says so', async () => {
    const mother = await openai.signUp();
    provider.model = ({ results }) => (results.length === 0 ? { call: [milk] } : { say: ['Ready.'] });
    const use = () => countAttempt(database, 'wand', mother.userId, modelRequestsPerDay);
    for (let request = 0; request < modelRequestsPerDay.limit - 3; request++) await use();
    expect((await mother.say('remind me to buy milk')).text).toBe('Ready.');
    // One request is left: it calls a tool, and there is none to tell what came of it.
    expect(await mother.say('remind me to buy milk')).toMatchObject({
      text: boundMessages.day,
      cards: [{ subject: 'Buy milk' }],
    });
    expect((await mother.say('what is for dinner?')).text).toMatch(
      /^The language model has answered enough for today, so the built-in helper takes over\.\n\n./,
    );
    expect(provider.requests).toHaveLength(3);
  });
});

describe('one answer at a time', () => {
  const add = (userId: string, familyId: string, ago: string) =>
    database.pool.query(
      `insert into wand_turns (user_id, family_id, message, created_at) values ($1, $2, 'Hm', now() - $3::interval)`,
      [userId, familyId, ago],
    );

  test('counts those of other processes, asks no model for what it refuses, and keeps nothing of it', async () => {
    const mother = await openai.signUp();
    const held = Promise.withResolvers<void>();
    const here: Reply = { misbehave: (response) => void held.promise.then(() => response.writeHead(401).end('{}')) };
    provider.model = () => here;
    const begin = (app: typeof gemini.app) =>
      app.inject({
        method: 'POST',
        url: '/api/wand/chat',
        headers: { cookie: mother.cookie },
        payload: { message: 'Hello' },
      });
    const answers = [begin(openai.app), begin(gemini.app), begin(openai.app)];
    await expect.poll(() => provider.requests.length, patiently).toBe(3);
    const refused = await Promise.all([begin(openai.app), begin(gemini.app)]);
    expect(refused.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [429, 'One answer at a time, please. Wait for the last one'],
      [429, 'One answer at a time, please. Wait for the last one'],
    ]);
    expect(provider.requests).toHaveLength(3);
    expect((await mother.get('/api/wand/conversation')).json.turns).toHaveLength(3);
    held.resolve();
    await Promise.all(answers);
    provider.model = () => ({ say: ['Hello.'] });
    expect((await mother.say('Hello')).text).toBe('Hello.');
  });

  test('however many come at the same moment, no more than three are answered', async () => {
    const mother = await openai.signUp();
    const held = Promise.withResolvers<void>();
    provider.model = () => ({
      misbehave: (response) => void held.promise.then(() => response.writeHead(401).end('{}')),
    });
    const apps = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? openai.app : gemini.app));
    const payload = { message: 'Hello' };
    const headers = { cookie: mother.cookie };
    let refused = 0;
    const answers = apps.map(async (app) => {
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/wand/chat', headers, payload });
      if (statusCode === 429) refused += 1;
    });
    await expect.poll(() => refused + provider.requests.length, patiently).toBe(12);
    expect(provider.requests.length).toBeLessThanOrEqual(3);
    held.resolve();
    await Promise.all(answers);
  });

  test('forgets those of a process that died', async () => {
    const mother = await openai.signUp();
    provider.model = () => ({ say: ['Hello.'] });
    for (let n = 0; n < 3; n++) await add(mother.userId, mother.familyId, '10 seconds');
    expect((await mother.post('/api/wand/chat', { message: 'Hello' })).status).toBe(429);
    await database.pool.query(`update wand_turns set created_at = now() - interval '121 seconds' where user_id = $1`, [
      mother.userId,
    ]);
    expect((await mother.say('Hello')).text).toBe('Hello.');
  });
});
