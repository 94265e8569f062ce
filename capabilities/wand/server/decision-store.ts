import { inArray } from 'drizzle-orm';
import { type RequestError, refusalOf } from '#server/http/answer-errors.ts';
import type { Proposal } from '../contract.ts';
import { confirmAloneText, decisionText, stillOpenText } from '../rules/decision/decision-text.ts';
import type { Decision } from '../rules/decision/decisions.ts';
import { findUndoTarget } from '../rules/decision/undo-target.ts';
import type { BrainPiece, PastTurn } from '../rules/tools/brain.ts';
import type { ToolContext, Values } from '../rules/tools/tool.ts';
import { cardHasChanged, type Proposals, type Steps } from './proposal-store.ts';
import { lastApproved, proposalRows, type StoredProposal, toProposal, versionOf } from './store.ts';
import { wandProposals } from './tables.ts';

export interface ApprovalRequest {
  id: string;
  version?: string | undefined;
  values?: Values | undefined;
}

/** The sentence of a refusal, including database conflicts such as two concurrent inserts. Rethrows other errors. */
function refusalSentence(error: unknown): string {
  const refusal = refusalOf(error as RequestError);
  if (!refusal) throw error;
  return refusal.message;
}

/** Approves the cards in order, each in its own transaction: a failed one doesn't block the others. */
export async function approveAll(
  proposals: Proposals,
  steps: Steps,
  context: ToolContext,
  requests: readonly ApprovalRequest[],
) {
  const decidedAt = new Date().toISOString();
  const changed = new Set<string>();
  const refused: { id: string; sentence: string }[] = [];
  const uniqueRequests = new Map(requests.map((one) => [one.id, one]));
  for (const { id, version, values } of uniqueRequests.values())
    try {
      for (const resource of await proposals.approve(steps, context, { id, version, given: values, decidedAt }))
        changed.add(resource);
    } catch (error) {
      refused.push({ id, sentence: refusalSentence(error) });
    }
  const done = await steps.inTransaction(async (scope) => {
    const rows = proposalRows(scope);
    const approved: StoredProposal[] = [];
    for (const id of uniqueRequests.keys())
      if (!refused.some((one) => one.id === id)) approved.push(await rows.get(id));
    return approved;
  });
  return { proposals: done.map((stored) => toProposal(stored)), refused, changed: [...changed] };
}

const approveSeparately = 'Please check this one and approve it on its own';

/** Approves the tapped cards, or none if one is stale. Refuses cards that are decided alone if there are others. */
export async function approveTapped(
  proposals: Proposals,
  steps: Steps,
  context: ToolContext,
  requests: readonly ApprovalRequest[],
) {
  const ids = requests.map(({ id }) => id);
  const stored = await steps.reading((scope) => proposalRows(scope).list({ where: inArray(wandProposals.id, ids) }));
  const byId = new Map(stored.map((one) => [one.id, one]));
  const isStale = ({ id, version }: ApprovalRequest) => {
    const one = byId.get(id);
    return version !== undefined && one?.status === 'open' && versionOf(one) !== version;
  };
  if (requests.some(isStale)) throw cardHasChanged();
  const isOnlyCard = new Set(ids).size === 1;
  const { true: separate = [], false: others = [] } = Object.groupBy(requests, ({ id }) =>
    String(!isOnlyCard && byId.get(id)?.status === 'open' && byId.get(id)?.card.decidedAlone === true),
  );
  const done = await approveAll(proposals, steps, context, others);
  return { ...done, refused: [...done.refused, ...separate.map(({ id }) => ({ id, sentence: approveSeparately }))] };
}

/** Carries out a decision made in words. */
export async function decide(
  decision: Decision,
  proposals: Proposals,
  steps: Steps,
  context: ToolContext,
  past: readonly PastTurn[],
): Promise<BrainPiece[]> {
  if (decision.kind === 'say') return [{ content: decision.text }, { memory: decision.memory }];
  if (decision.kind === 'undo') return undo(decision.ids, proposals, steps, context, past);
  const { approved, dismissed, stillOpen, alone = [] } = decision;
  const ids = (cards: readonly Proposal[]) => cards.map(({ id }) => id);
  const dismissedNow = dismissed.length > 0 ? await proposals.dismiss(steps, ids(dismissed)) : [];
  const done = await approveAll(
    proposals,
    steps,
    context,
    approved.map(({ id, version }) => ({ id, version })),
  );
  const sentences = done.refused.map(({ sentence }) => sentence);
  const words = [
    decisionText('approved', done.proposals, sentences),
    decisionText('dismissed', dismissedNow),
    stillOpenText(stillOpen),
    confirmAloneText(alone),
  ];
  return [
    ...[...done.proposals, ...dismissedNow].map((proposal) => ({ proposal })),
    { content: words.filter((text) => text !== '').join(' ') },
    ...(done.changed.length > 0 ? [{ changed: done.changed }] : []),
    { memory: {} },
  ];
}

/** Undoes the last thing in this conversation: drops an open card or undoes an approved one; asks if it is older. */
async function undo(
  ids: readonly string[] | undefined,
  proposals: Proposals,
  steps: Steps,
  context: ToolContext,
  past: readonly PastTurn[],
): Promise<BrainPiece[]> {
  if (ids) return undoAll(ids, proposals, steps);
  const latest = (await steps.reading((scope) => lastApproved(scope))).map((stored) => toProposal(stored));
  const target = findUndoTarget(past, latest, context.timeZone);
  if (target.kind === 'say') return [{ content: target.text }, { memory: target.memory }];
  if (target.kind === 'undo') return undoAll(target.ids, proposals, steps);
  const dropped = await proposals.dismiss(
    steps,
    target.cards.map(({ id }) => id),
  );
  return [...dropped.map((proposal) => ({ proposal })), { content: decisionText('dropped', dropped) }, { memory: {} }];
}

/** Undoes cards that were approved together. */
async function undoAll(ids: readonly string[], proposals: Proposals, steps: Steps): Promise<BrainPiece[]> {
  const pieces: BrainPiece[] = [];
  const undone = [];
  const sentences: string[] = [];
  for (const id of ids)
    try {
      const { proposal, changed } = await proposals.undo(steps, id);
      undone.push(proposal);
      pieces.push({ proposal }, { changed });
    } catch (error) {
      sentences.push(refusalSentence(error));
    }
  return [...pieces, { content: decisionText('undone', undone, sentences) }, { memory: {} }];
}
