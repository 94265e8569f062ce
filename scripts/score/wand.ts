import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { birthdaysApi } from '#capabilities/birthdays/contract.ts';
import { eventsApi } from '#capabilities/calendar/contract.ts';
import { groceriesApi } from '#capabilities/groceries/contract.ts';
import { childrenApi, householdApi } from '#capabilities/household/contract.ts';
import { plannerApi } from '#capabilities/planner/contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { subscriptionsApi } from '#capabilities/subscriptions/contract.ts';
import { help } from '#capabilities/wand/rules/helper/help.ts';
import { clearConversation, proposalRows } from '#capabilities/wand/server/store.ts';
import { partsOf, routesWith } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { perform } from '#server/http/serve.ts';
import { newSession } from '#testing/sign-in.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { type Answered, talkWith } from '#testing/wand-talk.ts';
import { day, wandFamily } from './wand-family.ts';
import { type Judgement, judge, type Sentence } from './wand-judge.ts';
import { currentValues, type Names, spokenTool, spokenValues } from './wand-values.ts';

/** Measures how well the built-in helper understands. Sends each sentence to the real chat, as the sample family. */

const folder = join(import.meta.dirname, '../../capabilities/wand/sentences');
/** `strangers` were written later, by other people, to detect overfitting. */
export const sentencesOf = (set: 'open' | 'strangers' | 'sealed'): Sentence[] =>
  JSON.parse(readFileSync(join(folder, `${set}.json`), 'utf8'));

export interface Judged extends Judgement {
  sentence: Sentence;
  text: string;
}

type Talk = ReturnType<typeof talkWith>;

/** Adds the sample family to the database. */
async function addSampleFamily(database: Database) {
  const person = await newSession(database, { firstName: 'Ana' });
  const routes = routesWith(partsOf(readConfig({}), database));
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

async function namesOf({ contextFor, steps }: Talk): Promise<Names> {
  const { look } = await contextFor(steps);
  const names: Names = new Map();
  const addAll = (records: readonly { id: string }[]) => {
    for (const record of records) {
      const values = record as Record<string, unknown> & { id: string };
      const name = String(values.title ?? values.name ?? values.serviceName);
      const of = typeof values.childName === 'string' ? values.childName : undefined;
      names.set(record.id, { name, of, values: { ...names.get(record.id)?.values, ...values } });
    }
  };
  addAll(await look(householdApi.list));
  addAll(await look(childrenApi.list));
  addAll(await look(appointmentsApi.list));
  addAll(await look(eventsApi.list));
  addAll(await look(birthdaysApi.list));
  addAll(await look(plannerApi.list));
  addAll(await look(recipesApi.list));
  addAll(await look(subscriptionsApi.list));
  for (const { items } of await look(groceriesApi.list)) addAll(items);
  return names;
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
  const stored = await talk.steps.reading((scope) => proposalRows(scope).list());
  // Includes records created by proposals approved earlier in the sentence, and removed ones under their old names.
  const hasApproved = stored.some(({ status }) => status === 'approved');
  const names = hasApproved ? new Map([...(await namesOf(talk)), ...before]) : before;
  const writes = stored
    .filter(({ id }) => latest.get(id)?.status === 'open')
    .map(({ tool, values }) => ({
      tool: spokenTool(tool),
      values: spokenValues(tool, values, names),
      current: currentValues(tool, values, names),
    }));
  const decided = [...latest.values()].map(({ status }) => status);
  return { sentence, text, ...judge(sentence, { text, writes, decided }) };
}

/** Undoes all approved proposals and clears the conversation. */
async function reset(talk: Talk) {
  const stored = await talk.steps.reading((scope) => proposalRows(scope).list());
  for (const { id } of stored.filter(({ status }) => status === 'approved').toReversed()) await talk.undo(id);
  await talk.steps.inTransaction(async (scope) => {
    await clearConversation(scope);
    for (const { id } of await proposalRows(scope).list()) await proposalRows(scope).remove(id);
  });
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
