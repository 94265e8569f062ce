import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { help } from '#capabilities/wand/rules/helper/help.ts';
import { createRoutes, createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { perform } from '#server/http/serve.ts';
import { newSession } from '#testing/sign-in.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { type Answered, talkWith } from '#testing/wand-talk.ts';
import { day, wandFamily } from './wand-family.ts';
import { type Judgement, judge, type Sentence } from './wand-judge.ts';
import { namesOf, reset, storedProposals, type Talk, writesOf } from './wand-outcome.ts';
import type { Names } from './wand-values.ts';

/** Measures how well the built-in helper understands. Sends each sentence to the real chat, as the sample family. */

export interface Judged extends Judgement {
  sentence: Sentence;
  text: string;
}

/** Adds the sample family to the database. */
async function addSampleFamily(database: Database) {
  const person = await newSession(database, { firstName: 'Ana' });
  const routes = createRoutes(createServices(readConfig({}), database));
  const ids: Record<string, string> = {};
  for (const { endpoint, params, body } of wandFamily) {
    const route = routes.find((it) => it.endpoint === endpoint);
    if (!route) throw new Error(`No route serves ${endpoint.path}`);
    const input = { params: params?.(ids), body: typeof body === 'function' ? body(ids) : body };
    const { answer } = await perform(database, { ...person, role: 'owner' }, route, input);
    const { id, name, title } = (answer ?? {}) as Record<string, string | undefined>;
    if (id) ids[name ?? title ?? (endpoint === groceriesApi.generate ? 'grocery list' : id)] = id;
  }
  return person;
}

async function judgeSentence(talk: Talk, sentence: Sentence, before: Names): Promise<Judged> {
  let answered: Answered = { text: '', proposals: [], pieces: [] };
  for (const turn of sentence.say) {
    const open = answered.proposals.filter(({ status }) => status === 'open');
    if (typeof turn === 'string') answered = await talk.say(turn);
    else if (turn.tap === 'approve') await talk.approve(open);
    else
      await talk.proposals.dismiss(
        talk.steps,
        open.map(({ id }) => id),
      );
  }
  const { text, proposals } = answered;
  const latest = new Map(proposals.map((proposal) => [proposal.id, proposal]));
  const stored = await storedProposals(talk);
  const shown = stored.filter(({ id }) => latest.get(id)?.status === 'open');
  const writes = await writesOf(talk, shown, before);
  const decided = [...latest.values()].map(({ status }) => status);
  return { sentence, text, ...judge(sentence, { text, writes, decided }) };
}

export async function scoreSentences(sentences: readonly Sentence[]): Promise<Judged[]> {
  const database = await openTestDatabase();
  try {
    const person = await addSampleFamily(database);
    const talk = talkWith({ database, person, answering: help, clockOf: () => day });
    const names = await namesOf(talk);
    const judgements: Judged[] = [];
    for (const sentence of sentences) {
      judgements.push(
        await judgeSentence(talk, sentence, names).catch((fault) => ({
          sentence,
          text: '',
          faults: [`threw ${fault instanceof Error ? fault.stack : fault}`],
          hasWrongWrite: false,
        })),
      );
      await reset(talk);
    }
    return judgements;
  } finally {
    await database.close();
  }
}
