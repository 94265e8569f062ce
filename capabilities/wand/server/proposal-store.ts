import type { Database } from '#server/database/database.ts';
import { startRecording, undoAction } from '#server/database/recording.ts';
import type { Person, Scope } from '#server/database/scope.ts';
import { badInput, notFound, Refusal } from '#server/http/errors.ts';
import { parseOrRefuse } from '#server/http/parse-input.ts';
import { type CallWithTransactions, ExistingRecordAnswer, perform } from '#server/http/serve.ts';
import type { Proposal, wandApi } from '../contract.ts';
import { markChangedFields, mergeListEdits, type PreparedCard, prepareCard } from '../rules/card.ts';
import { isDecidedAlone } from '../rules/decision/decided-alone.ts';
import type { Annotations, Source } from '../rules/tools/brain.ts';
import type { CardTool, ToolContext, Values, WriteTool } from '../rules/tools/tool.ts';
import { ToolRefusal } from '../rules/tools/tool-refusal.ts';
import { createSave } from './save-store.ts';
import {
  lockRunningTurn,
  proposalRows,
  type StoredProposal,
  snapshotBeforeChange,
  toProposal,
  versionOf,
} from './store.ts';
import { cardToolNamed, createLook, type RouteOf, writeToolNamed } from './tool-store.ts';

export type Steps = Pick<CallWithTransactions<typeof wandApi.approve>, 'person' | 'reading' | 'inTransaction' | 'tab'>;

export interface Approval {
  id: string;
  /** Version of the values that the user saw. */
  version?: string | undefined;
  given?: Values | undefined;
  decidedAt: string;
}

/** Thrown inside the transaction of a dry run to roll it back; carries the answer of the write. */
class DryRunDone extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('Dry run done');
    this.answer = answer;
  }
}

const unwrapAnswer = (answer: unknown) => (answer instanceof ExistingRecordAnswer ? answer.answer : answer);
const alreadyDecided = () => new Refusal(409, 'This was decided already');
export const cardHasChanged = () =>
  new Refusal(409, 'This card has changed since you saw it. Take another look and approve it again');

/** Creates, revises, approves, dismisses and undoes proposals. */
export function createProposals(database: Database, routeOf: RouteOf) {
  const save = createSave();
  /** Prepares the card and checks its input against the endpoint's contract. */
  async function prepare(tool: CardTool, given: Values, context: ToolContext, person: Person): Promise<PreparedCard> {
    try {
      const prepared = await prepareCard(tool, given, context);
      if (tool.kind === 'book') return prepared;
      parseOrRefuse(tool.endpoint.query, prepared.input.query);
      parseOrRefuse(tool.endpoint.body, prepared.input.body);
      if (!tool.details) return prepared;
      const outcome = await tool.details((await dryRun(tool, prepared, person)) as never, context);
      return { ...prepared, card: { ...prepared.card, details: [...prepared.card.details, ...outcome] } };
    } catch (error) {
      throw error instanceof ToolRefusal ? badInput(error.message) : error;
    }
  }

  async function dryRun(tool: WriteTool, { input }: PreparedCard, person: Person): Promise<unknown> {
    try {
      await perform(database, person, routeOf(tool.endpoint), input, async (_scope, write) => {
        throw new DryRunDone(unwrapAnswer(await write()));
      });
    } catch (error) {
      if (error instanceof DryRunDone) return error.answer;
      throw error;
    }
    throw new Error(`${tool.name} answered without a write, so it has no dry run`);
  }

  /** Locks a proposal that is the person's own and still open. */
  async function lockOwnOpen(scope: Scope, id: string): Promise<StoredProposal> {
    const stored = await proposalRows(scope).hold(id);
    if (stored.userId !== scope.person.userId) throw notFound();
    if (stored.status !== 'open') throw alreadyDecided();
    return stored;
  }

  /** Called in the deciding transaction: refuses if the values have changed since they were read. */
  async function assertUnchanged(scope: Scope, expected: StoredProposal): Promise<void> {
    if (versionOf(await lockOwnOpen(scope, expected.id)) !== versionOf(expected)) throw cardHasChanged();
  }

  return {
    propose(
      steps: Steps,
      context: ToolContext,
      turnId: string,
      tool: CardTool,
      given: Values,
      { quote = null, note = null, source }: { [K in keyof Annotations]?: Annotations[K] | null } = {},
    ): Promise<Proposal> {
      const prepared = prepare(tool, given, context, steps.person).then(({ values, card }) => ({
        ...{ tool: tool.name, values, quote, note },
        card: { ...card, decidedAlone: isDecidedAlone(tool, card, source ?? undefined) },
      }));
      return save(steps, turnId, prepared);
    },

    async revise(
      { inTransaction, reading, person }: Steps,
      context: ToolContext,
      id: string,
      given: Values,
      /** The turn whose answer changes the card; undefined if the user edits it. */
      answer?: { turnId: string; source: Source | undefined },
    ): Promise<Proposal> {
      const stored = await reading((scope) => lockOwnOpen(scope, id));
      const tool = cardToolNamed(stored.tool);
      const { values, card: newCard } = await prepare(tool, { ...stored.values, ...given }, context, person);
      const isLaterTurn = answer && answer.turnId !== stored.turnId;
      const { decidedAlone = false, shownIn = null } = stored.card;
      const card = {
        ...(isLaterTurn ? markChangedFields(newCard, stored.card) : newCard),
        shownIn: isLaterTurn ? answer.turnId : shownIn,
        decidedAlone: answer?.source ? isDecidedAlone(tool, newCard, answer.source) : decidedAlone,
        unaltered: snapshotBeforeChange(answer?.turnId, stored),
      };
      return inTransaction(async (scope) => {
        if (answer) await lockRunningTurn(scope, answer.turnId);
        await assertUnchanged(scope, stored);
        return toProposal(await proposalRows(scope).change(id, { values, card }));
      });
    },

    /** Saves the write, the journal entry and the rows for undo in one transaction. Returns the changed resources. */
    async approve(
      { reading, inTransaction, person, tab }: Steps,
      context: ToolContext,
      { id, version, given = {}, decidedAt }: Approval,
    ) {
      const stored = await reading((scope) => lockOwnOpen(scope, id));
      if (version !== undefined && version !== versionOf(stored)) throw cardHasChanged();
      const tool = writeToolNamed(stored.tool);
      // A fresh cache, to see what was approved a moment ago.
      const freshContext = { ...context, look: createLook(database, person, routeOf) };
      const merged = await mergeListEdits(tool, stored.card, { ...stored.values, ...given }, freshContext);
      const { values, card, input } = await prepare(tool, merged, freshContext, person);
      const markApproved = async (scope: Scope, answer: unknown) => {
        // An approved card needs only the selected options.
        const fields = card.fields.map((one) => ({ ...one, options: one.options.filter(isSelected(one.value)) }));
        const result = unwrapAnswer(answer);
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
          await assertUnchanged(scope, stored);
          await startRecording(scope, id);
          const result = await write();
          await markApproved(scope, result);
          isSaved = true;
          return result;
        },
      );
      // If the record existed already, the route wrote nothing and never ran the callback.
      if (!isSaved)
        await inTransaction(async (scope) => {
          await assertUnchanged(scope, stored);
          await markApproved(scope, answer);
        });
      return tool.endpoint.resources;
    },

    /** `turnId` is the turn whose answer dismisses the cards; undefined if the user does. */
    dismiss: ({ inTransaction }: Steps, ids: readonly string[], turnId?: string) =>
      inTransaction(async (scope) => {
        if (turnId) await lockRunningTurn(scope, turnId);
        const decidedAt = new Date().toISOString();
        const dismissed: Proposal[] = [];
        for (const id of ids) {
          const stored = await lockOwnOpen(scope, id);
          const card = { ...stored.card, unaltered: snapshotBeforeChange(turnId, stored) };
          dismissed.push(toProposal(await proposalRows(scope).change(id, { card, status: 'dismissed', decidedAt })));
        }
        return dismissed;
      }),

    /** Any family member may undo any approved proposal. */
    async undo({ reading, inTransaction }: Steps, id: string) {
      const { tool } = await reading((scope) => proposalRows(scope).get(id));
      const changed = writeToolNamed(tool).endpoint.resources;
      const proposal = await inTransaction(async (scope) => {
        const stored = await proposalRows(scope).hold(id);
        if (stored.status !== 'approved') throw new Refusal(409, "There's nothing to undo");
        await undoAction(scope, id, stored.decidedAt ?? stored.updatedAt);
        return toProposal(
          await proposalRows(scope).change(id, { status: 'undone', decidedAt: new Date().toISOString() }),
        );
      }, changed);
      return { proposal, changed: [...changed] };
    },
  };
}

const isSelected = (value: unknown) => (option: { value: string }) =>
  Array.isArray(value) ? value.includes(option.value) : value === option.value;

export type Proposals = ReturnType<typeof createProposals>;
