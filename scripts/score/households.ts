import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import type { Proposal } from '#capabilities/wand/contract.ts';
import { formatValue } from '#capabilities/wand/rules/card-value.ts';
import { help } from '#capabilities/wand/rules/helper/help.ts';
import type { Brain } from '#capabilities/wand/server/chat-store.ts';
import { toProposal } from '#capabilities/wand/server/store.ts';
import { momentOf } from '#core/zoned-time.ts';
import type { Database } from '#server/database/database.ts';
import { clockOf, type Household, readHousehold } from '#testing/household.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { type Answered, talkWith } from '#testing/wand-talk.ts';
import { addHousehold } from './household-family.ts';
import { type HouseholdJudgement, judgeInHousehold } from './household-judge.ts';
import type { Sentence } from './wand-judge.ts';
import { namesOf, reset, storedProposals, type Talk, writesOf } from './wand-outcome.ts';
import type { Names } from './wand-values.ts';

/** Measures how well the assistant understands families that it was not written for. */

const folder = join(import.meta.dirname, '../../capabilities/wand/sentences/households');
export const households = existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.md')) : [];
export const folderOf = (household: string) => join(folder, household);
/** If a folder is marked as sealed, nobody who works on the assistant reads its sentences. */
export const isSealed = (household: string) => existsSync(join(folderOf(household), 'README.md'));

/** A dialogue, with what a sensible person who knows the family would do. */
export interface Dialogue extends Sentence {
  sensible: string;
}

export const dialoguesIn = (folder: string): Dialogue[] =>
  readFileSync(join(folder, 'sentences.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));

/** A card as a person sees it. */
interface ShownCard {
  heading: string;
  subject: string;
  status: string;
  fields: { label: string; value: string; was?: string }[];
  facts: string[];
}

interface HeldTurn {
  say: Dialogue['say'][number];
  answer: string;
  cards: ShownCard[];
}

export interface Held extends HouseholdJudgement {
  dialogue: Dialogue;
  turns: HeldTurn[];
  /** The cards that wait for a decision at the end. */
  open: ShownCard[];
}

const shownCard = ({ heading, subject, status, fields, details, note }: Proposal): ShownCard => ({
  heading,
  subject,
  status,
  fields: fields
    .map(({ label, value, kind, options, emptyLabel, was }) => ({
      label,
      value: formatValue(value, kind, options) || (was ? (emptyLabel ?? 'None') : ''),
      ...(was !== null && { was }),
    }))
    .filter(({ value }) => value !== ''),
  facts: [...details, ...(note ? [note] : [])],
});

async function tap(talk: Talk, choice: 'approve' | 'dismiss', open: readonly { id: string }[]) {
  if (open.length === 0) return { answer: '', cards: [] };
  if (choice === 'dismiss') {
    const ids = open.map(({ id }) => id);
    return { answer: '', cards: (await talk.proposals.dismiss(talk.steps, ids)).map(shownCard) };
  }
  const { proposals, refused } = await talk.approve(open);
  return { answer: refused.map(({ sentence }) => sentence).join('\n'), cards: proposals.map(shownCard) };
}

async function hold(talk: Talk, dialogue: Dialogue, before: Names): Promise<Held> {
  const turns: HeldTurn[] = [];
  let answered: Answered = { text: '', proposals: [], pieces: [] };
  let undecided = new Set<string>();
  const earlierFailures = talk.failures.length;
  for (const say of dialogue.say) {
    mock.timers.tick(1000);
    const open = (await storedProposals(talk)).filter(({ status }) => status === 'open');
    undecided = new Set(open.map(({ id }) => id));
    if (typeof say === 'string') {
      answered = await talk.say(say);
      const latest = new Map(answered.proposals.map((proposal) => [proposal.id, proposal]));
      turns.push({ say, answer: answered.text, cards: [...latest.values()].map(shownCard) });
    } else turns.push({ say, ...(await tap(talk, say.tap, open)) });
  }
  const stored = await storedProposals(talk);
  const open = stored.filter(({ status }) => status === 'open');
  const decided = [
    ...answered.proposals.map(({ status }) => status),
    ...stored.filter(({ id, status }) => undecided.has(id) && status !== 'open').map(({ status }) => status),
  ];
  const outcome = { text: answered.text, writes: await writesOf(talk, open, before), decided };
  const judged = judgeInHousehold(dialogue, outcome);
  const thrown = talk.failures.slice(earlierFailures).map((failure) => `threw ${failure}`);
  return {
    dialogue,
    turns,
    open: open.map((one) => shownCard(toProposal(one))),
    ...judged,
    faults: [...judged.faults, ...thrown],
  };
}

const failed = (dialogue: Dialogue, fault: unknown): Held => ({
  dialogue,
  turns: [],
  open: [],
  faults: [`threw ${fault instanceof Error ? fault.stack : fault}`],
  hasWrongWrite: false,
  unasked: 0,
});

/** Starts a conversation in a new database that holds only this household. */
async function open(household: Household, answering: Brain) {
  const database: Database = await openTestDatabase();
  const person = await addHousehold(database, household);
  const talk = talkWith({ database, person, answering, clockOf: () => clockOf(household) });
  return { database, talk, names: await namesOf(talk) };
}

/** Holds every dialogue with the household of this folder, each from the family's own records and clock. */
export async function holdDialogues(folder: string, answering: Brain = help): Promise<Held[]> {
  const household = readHousehold(folder);
  const { today: date, now: time, timeZone } = household;
  const moment = momentOf({ date, time }, timeZone);
  // Routes also use the clock: for whether a meal is over, or when an answer is due.
  mock.timers.enable({ apis: ['Date'], now: moment });
  let opened = await open(household, answering);
  try {
    const all: Held[] = [];
    for (const dialogue of dialoguesIn(folder)) {
      mock.timers.setTime(moment);
      all.push(await hold(opened.talk, dialogue, opened.names).catch((fault) => failed(dialogue, fault)));
      try {
        await reset(opened.talk);
      } catch {
        // Not every write can be undone.
        await opened.database.close();
        opened = await open(household, answering);
      }
    }
    return all;
  } finally {
    await opened.database.close();
    mock.timers.reset();
  }
}
