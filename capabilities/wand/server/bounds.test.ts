import { describe, expect, test } from 'vitest';
import { answerLimitMessages } from '#server/assistant/answer-limits.ts';
import { defaultLimits } from '#server/assistant/conversation.ts';
import { modelRequestsPerDay } from '#server/assistant/daily-limit.ts';
import { countAttempt } from '#server/http/attempts.ts';
import { aiServer, type Reply } from '#testing/ai-server.ts';
import { modelApps } from '#testing/model-app.ts';

/** Limits on a model's cost and output. Runs on both databases, because the counters are stored there. */

const provider = await aiServer();
const { database, openai, gemini } = await modelApps(provider);

/** A generous limit that only ends a hanging test. */
const longTimeout = { timeout: 60_000 };

const milk = { name: 'add_task', input: { title: 'Buy milk', triggerDate: '2030-01-01' } };

describe('a model', () => {
  test('that answers without end is cut at the maximum length, with a reason', async () => {
    const mother = await openai.signUp();
    provider.model = ({ results }): Reply =>
      results.length === 0 ? { call: [milk] } : { say: Array.from({ length: 2_000 }, () => 'and so on '.repeat(100)) };
    const { text, cards } = await mother.say('remind me to buy milk');
    expect(text.endsWith(`\n\n${answerLimitMessages.words}`)).toBe(true);
    expect(cards).toMatchObject([{ subject: 'Buy milk' }]);
    const { answer, outcome, proposals } = await mother.lastTurn();
    expect(answer).toHaveLength(defaultLimits.characters + `\n\n${answerLimitMessages.words}`.length);
    expect({ outcome, proposals }).toMatchObject({ outcome: 'answered', proposals: [{ status: 'open' }] });
  });

  test('that calls tools without end is stopped after forty calls; too long input makes no card', async () => {
    const mother = await openai.signUp();
    // Each line would be valid, but the whole input is too long for a card.
    const long = { name: 'add_groceries', input: { lines: Array.from({ length: 100 }, () => 'milk '.repeat(50)) } };
    const look = { name: 'list_planner', input: {} };
    provider.model = () => ({ call: [long, milk, ...Array.from({ length: 2_000 }, () => look)] });
    const { text, cards } = await mother.say('remind me to buy milk');
    expect(text).toBe(answerLimitMessages.work);
    expect(cards).toMatchObject([{ subject: 'Buy milk' }]);
    expect(provider.requests).toHaveLength(1);
    expect(await mother.lastTurn()).toMatchObject({
      answer: answerLimitMessages.work,
      proposals: [{ subject: 'Buy milk' }],
    });
  });

  test('has a daily limit on requests, beyond which the built-in helper answers and says so', async () => {
    const mother = await openai.signUp();
    provider.model = ({ results }) => (results.length === 0 ? { call: [milk] } : { say: ['Ready.'] });
    const countRequest = () => countAttempt(database, 'wand', mother.userId, modelRequestsPerDay);
    for (let request = 0; request < modelRequestsPerDay.limit - 3; request++) await countRequest();
    expect((await mother.say('remind me to buy milk')).text).toBe('Ready.');
    // The one request left calls a tool, so none is left to comment on the result.
    expect(await mother.say('remind me to buy milk')).toMatchObject({
      text: answerLimitMessages.day,
      cards: [{ subject: 'Buy milk' }],
    });
    expect((await mother.say('what is for dinner?')).text).toMatch(
      /^The language model is done for today, so the built-in helper is answering\.\n\n./,
    );
    expect(provider.requests).toHaveLength(3);
  });
});

describe('the limit on concurrent answers', () => {
  const add = (userId: string, familyId: string, ago: string) =>
    database.pool.query(
      `insert into wand_turns (user_id, family_id, message, created_at) values ($1, $2, 'Hm', now() - $3::interval)`,
      [userId, familyId, ago],
    );

  test('includes other processes; a refused message is not sent to the model and not stored', async () => {
    const mother = await openai.signUp();
    const released = Promise.withResolvers<void>();
    const hanging: Reply = {
      misbehave: (response) => void released.promise.then(() => response.writeHead(401).end('{}')),
    };
    provider.model = () => hanging;
    const begin = (app: typeof gemini.app) =>
      app.inject({
        method: 'POST',
        url: '/api/wand/chat',
        headers: { cookie: mother.cookie },
        payload: { message: 'Hello' },
      });
    const answers = [begin(openai.app), begin(gemini.app), begin(openai.app)];
    await expect.poll(() => provider.requests.length, longTimeout).toBe(3);
    const refused = await Promise.all([begin(openai.app), begin(gemini.app)]);
    expect(refused.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [429, 'One answer at a time, please. Wait for the last one'],
      [429, 'One answer at a time, please. Wait for the last one'],
    ]);
    expect(provider.requests).toHaveLength(3);
    expect((await mother.get('/api/wand/conversation')).json.turns).toHaveLength(3);
    released.resolve();
    await Promise.all(answers);
    provider.model = () => ({ say: ['Hello.'] });
    expect((await mother.say('Hello')).text).toBe('Hello.');
  });

  test('is three, also for many simultaneous messages', async () => {
    const mother = await openai.signUp();
    const released = Promise.withResolvers<void>();
    provider.model = () => ({
      misbehave: (response) => void released.promise.then(() => response.writeHead(401).end('{}')),
    });
    const apps = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? openai.app : gemini.app));
    const payload = { message: 'Hello' };
    const headers = { cookie: mother.cookie };
    let refused = 0;
    const answers = apps.map(async (app) => {
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/wand/chat', headers, payload });
      if (statusCode === 429) refused += 1;
    });
    await expect.poll(() => refused + provider.requests.length, longTimeout).toBe(12);
    expect(provider.requests.length).toBeLessThanOrEqual(3);
    released.resolve();
    await Promise.all(answers);
  });

  test('ignores unfinished answers of a process that died', async () => {
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
