import type { Database } from '#server/database/database.ts';
import { startRecording, undoAction } from '#server/database/recording.ts';
import type { Person, Scope } from '#server/database/scope.ts';
import { badInput, notFound, Refusal } from '#server/http/errors.ts';
import { AlreadyThere, type CallInSteps, parseOrRefuse, perform } from '#server/http/serve.ts';
import type { Proposal, wandApi } from '../contract.ts';
import { caughtUp, type Presented, present, withBefore } from '../rules/card.ts';
import { isDecidedAlone } from '../rules/decision/decided-alone.ts';
import type { About, Source } from '../rules/tools/brain.ts';
import { Refused } from '../rules/tools/refused.ts';
import type { Ground, Values, WriteTool } from '../rules/tools/tool.ts';
import {
  addProposal,
  holdTurn,
  proposalRows,
  type StoredProposal,
  shownProposal,
  unalteredBy,
  versionOf,
} from './store.ts';
import { lookFor, type RouteOf, writeToolNamed } from './tool-store.ts';

export type Steps = Pick<CallInSteps<typeof wandApi.approve>, 'person' | 'reading' | 'inTransaction' | 'tab'>;

export interface Approval {
  id: string;
  /** Of the values that she saw. */
  version?: string | undefined;
  given?: Values | undefined;
  decidedAt: string;
}

/** Thrown to take everything back once it has been seen what a write comes to. */
class TriedOut extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('Tried out');
    this.answer = answer;
  }
}

const plain = (answer: unknown) => (answer instanceof AlreadyThere ? answer.answer : answer);
const decided = () => new Refusal(409, 'This was decided already');
export const changedSince = () =>
  new Refusal(409, 'This card has changed since you saw it. Have another look and approve it again');

/** Cards that wait for a person: how they are made, changed, approved, put aside and taken back. */
export function createProposals(database: Database, routeOf: RouteOf) {
  /** What the card shows, checked by the contract of the write that it stands for. */
  async function presented(tool: WriteTool, given: Values, ground: Ground, person: Person): Promise<Presented> {
    try {
      const made = await present(tool, given, ground);
      parseOrRefuse(tool.endpoint.query, made.input.query);
      parseOrRefuse(tool.endpoint.body, made.input.body);
      if (!tool.details) return made;
      const outcome = await tool.details((await tryOut(tool, made, person)) as never, ground);
      return { ...made, card: { ...made.card, details: [...made.card.details, ...outcome] } };
    } catch (fault) {
      throw fault instanceof Refused ? badInput(fault.message) : fault;
    }
  }

  async function tryOut(tool: WriteTool, { input }: Presented, person: Person): Promise<unknown> {
    try {
      await perform(database, person, routeOf(tool.endpoint), input, async (_scope, write) => {
        throw new TriedOut(plain(await write()));
      });
    } catch (fault) {
      if (fault instanceof TriedOut) return fault.answer;
      throw fault;
    }
    throw new Error(`${tool.name} wrote nothing that could be tried out`);
  }

  /** Somebody's own proposal that is still open. */
  async function openOne(scope: Scope, id: string): Promise<StoredProposal> {
    const stored = await proposalRows(scope).hold(id);
    if (stored.userId !== scope.person.userId) throw notFound();
    if (stored.status !== 'open') throw decided();
    return stored;
  }

  /** The same, in the transaction that decides about it: with the values that were looked at. */
  async function sameOne(scope: Scope, seen: StoredProposal): Promise<void> {
    if (versionOf(await openOne(scope, seen.id)) !== versionOf(seen)) throw changedSince();
  }

  return {
    async propose(
      { inTransaction, person }: Steps,
      ground: Ground,
      turnId: string,
      tool: WriteTool,
      given: Values,
      { quote = null, note = null, source }: { [K in keyof About]?: About[K] | null } = {},
    ): Promise<Proposal> {
      const { values, card: shown } = await presented(tool, given, ground, person);
      const card = { ...shown, decidedAlone: isDecidedAlone(tool, shown, source ?? undefined) };
      return inTransaction(async (scope) =>
        shownProposal(await addProposal(scope, { turnId, tool: tool.name, values, card, quote, note })),
      );
    },

    async revise(
      { inTransaction, reading, person }: Steps,
      ground: Ground,
      id: string,
      given: Values,
      /** The turn whose answer changes it; without one she has changed it herself. */
      answer?: { turnId: string; source: Source | undefined },
    ): Promise<Proposal> {
      const stored = await reading((scope) => openOne(scope, id));
      const tool = writeToolNamed(stored.tool);
      const { values, card: shown } = await presented(tool, { ...stored.values, ...given }, ground, person);
      const isLater = answer && answer.turnId !== stored.turnId;
      const { decidedAlone = false, shownIn = null } = stored.card;
      const card = {
        ...(isLater ? withBefore(shown, stored.card) : shown),
        shownIn: isLater ? answer.turnId : shownIn,
        decidedAlone: answer?.source ? isDecidedAlone(tool, shown, answer.source) : decidedAlone,
        unaltered: unalteredBy(answer?.turnId, stored),
      };
      return inTransaction(async (scope) => {
        if (answer) await holdTurn(scope, answer.turnId);
        await sameOne(scope, stored);
        return shownProposal(await proposalRows(scope).change(id, { values, card }));
      });
    },

    /** The write, its journal and what undo needs are saved together. Answers what was changed. */
    async approve(
      { reading, inTransaction, person, tab }: Steps,
      ground: Ground,
      { id, version, given = {}, decidedAt }: Approval,
    ) {
      const stored = await reading((scope) => openOne(scope, id));
      if (version !== undefined && version !== versionOf(stored)) throw changedSince();
      const tool = writeToolNamed(stored.tool);
      // What was approved a moment ago counts as well.
      const byNow = { ...ground, look: lookFor(database, person, routeOf) };
      const wanted = await caughtUp(tool, stored.card, { ...stored.values, ...given }, byNow);
      const { values, card, input } = await presented(tool, wanted, byNow, person);
      const approved = async (scope: Scope, answer: unknown) => {
        // Nothing is left to be chosen.
        const fields = card.fields.map((field) => ({ ...field, options: field.options.filter(isChosen(field.value)) }));
        const result = plain(answer);
        const resultPath = tool.path(result as never);
        const resultId = (result as { id?: string } | undefined)?.id ?? null;
        await proposalRows(scope).change(id, {
          values,
          card: { ...stored.card, ...card, fields, unaltered: undefined },
          status: 'approved',
          decidedAt,
          resultPath,
          resultId,
        });
      };
      let isSaved = false;
      const { answer } = await perform(
        database,
        person,
        routeOf(tool.endpoint),
        { ...input, tab },
        async (scope, write) => {
          await sameOne(scope, stored);
          await startRecording(scope, id);
          const result = await write();
          await approved(scope, result);
          isSaved = true;
          return result;
        },
      );
      // What was there already needed no write.
      if (!isSaved)
        await inTransaction(async (scope) => {
          await sameOne(scope, stored);
          await approved(scope, answer);
        });
      return tool.endpoint.resources;
    },

    /** With the turn whose answer puts them aside; without one she does it herself. */
    dismiss: ({ inTransaction }: Steps, ids: readonly string[], turnId?: string) =>
      inTransaction(async (scope) => {
        if (turnId) await holdTurn(scope, turnId);
        const decidedAt = new Date().toISOString();
        const dismissed: Proposal[] = [];
        for (const id of ids) {
          const stored = await openOne(scope, id);
          const card = { ...stored.card, unaltered: unalteredBy(turnId, stored) };
          dismissed.push(shownProposal(await proposalRows(scope).change(id, { card, status: 'dismissed', decidedAt })));
        }
        return dismissed;
      }),

    /** Anybody of the family may take back what was done for the family. */
    async undo({ reading, inTransaction }: Steps, id: string) {
      const { tool } = await reading((scope) => proposalRows(scope).get(id));
      const changed = writeToolNamed(tool).endpoint.resources;
      const proposal = await inTransaction(async (scope) => {
        const stored = await proposalRows(scope).hold(id);
        if (stored.status !== 'approved') throw new Refusal(409, 'There is nothing to undo');
        await undoAction(scope, id, stored.decidedAt ?? stored.updatedAt);
        return shownProposal(
          await proposalRows(scope).change(id, { status: 'undone', decidedAt: new Date().toISOString() }),
        );
      }, changed);
      return { proposal, changed: [...changed] };
    },
  };
}

const isChosen = (value: unknown) => (option: { value: string }) =>
  Array.isArray(value) ? value.includes(option.value) : value === option.value;

export type Proposals = ReturnType<typeof createProposals>;
