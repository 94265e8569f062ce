import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#core/endpoint.ts';
import { sentencesOf } from '#scripts/score/sentence-files.ts';
import { createRoutes, createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { testApp } from '#testing/test-app.ts';
import type { Piece } from '../contract.ts';
import { troubleMessage } from '../rules/failed-answer.ts';
import { createWand } from './routes.ts';
import { createLook } from './tool-store.ts';

/** The built-in helper as the server runs it: over HTTP, with the routes from `routes.ts`. */

const { signUp, database } = await testApp();
type Mother = Awaited<ReturnType<typeof signUp>>;

const wandFolder = join(import.meta.dirname, '..');

async function send(mother: Mother, message: string) {
  const { text } = await mother.post('/api/wand/chat', { message });
  const pieces = text.split('\n\n').filter((line: string) => line.startsWith('data: {'));
  return pieces.map((line: string) => JSON.parse(line.slice('data: '.length)) as Piece);
}
const wordsOf = (pieces: Piece[]) => pieces.map((piece) => ('content' in piece ? piece.content : '')).join('');

describe('a question about past changes', () => {
  const questions = ['What did I add last?', 'what did you change today', 'what changed'];

  test('is answered from the journal, also if the journal is empty', async () => {
    const mother = await signUp({ firstName: 'Ana' });
    for (const question of questions)
      expect(wordsOf(await send(mother, question)), question).toBe("I haven't changed anything yet.");
    await send(mother, 'add milk to the list');
    await send(mother, 'yes');
    for (const question of questions)
      expect(wordsOf(await send(mother, question)), question).toContain(
        'Add to the grocery list: Milk (approved by Ana)',
      );
  });
});

test('no question that the helper knows fails', async () => {
  const mother = await signUp();
  const questions = sentencesOf('open')
    .filter(({ kind }) => kind === 'question')
    .flatMap(({ say }) => say);
  expect(questions.length).toBeGreaterThan(20);
  const failed: unknown[] = [];
  for (const question of questions) {
    if (typeof question !== 'string') continue;
    if (wordsOf(await send(mother, question)).includes(troubleMessage)) failed.push(question);
  }
  expect(failed).toEqual([]);
});

describe('every endpoint that a tool or an answer uses', () => {
  test('has a route and can be called', async () => {
    const { userId, familyId, post } = await signUp();
    const { id } = (await post('/api/events', { title: 'Fair', date: days.from, time: '10:00' })).json;
    const samples = { ...days, type: 'event', recordId: id };
    const services = createServices(readConfig({}), database);
    const others = createRoutes(services).filter(({ endpoint }) => !endpoint.path.startsWith('/api/wand/'));
    const { routeOf } = createWand(services, others);
    const look = createLook(database, { userId, familyId, role: 'owner' }, routeOf);
    const called = await endpointsUsedIn(join(wandFolder, 'rules'));
    expect(called.length).toBeGreaterThan(40);
    for (const endpoint of called) {
      expect(routeOf(endpoint).endpoint).toBe(endpoint);
      if (endpoint.method === 'GET' && !endpoint.path.includes(':'))
        await look(endpoint, { query: queryOf(endpoint, samples) });
    }
  });
});

const days = { from: '2030-01-01', to: '2030-01-08', today: '2030-01-01', weekStartDate: '2030-01-07' };
/** The samples, if the endpoint's query accepts them. */
const queryOf = ({ query }: Endpoint, samples: Record<string, string>) => {
  const parsed = query.safeParse(samples);
  return (parsed.success ? parsed.data : {}) as Record<string, string>;
};

/** The endpoints named in the source files of a folder, except tests: 'birthdaysApi.list'. */
async function endpointsUsedIn(folder: string): Promise<Endpoint[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const found = new Set<Endpoint>();
  for (const file of files) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, names = '', from = ''] of source.matchAll(/import \{([^}]*)\} from '([^']*)';/g)) {
      if (!from.endsWith('contract.ts')) continue;
      const apis = names.split(',').map((name) => name.trim());
      const contract = await import(from.startsWith('.') ? join(folder, file, '..', from) : from);
      for (const api of apis.filter((name) => name.endsWith('Api')))
        for (const [, name = ''] of source.matchAll(new RegExp(`\\b${api}\\.(\\w+)`, 'g')))
          found.add(contract[api][name]);
    }
  }
  return [...found];
}
