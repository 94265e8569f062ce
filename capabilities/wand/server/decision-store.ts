import { inArray } from 'drizzle-orm';
import { type Failure, refusalOf } from '#server/http/answer-errors.ts';
import type { Proposal } from '../contract.ts';
import type { Decision } from '../rules/decision/decisions.ts';
import { undoMeant } from '../rules/decision/undo-meant.ts';
import { decisionWords, namedAlone, stillOpen } from '../rules/decision/words.ts';
import type { PastTurn, Said } from '../rules/tools/brain.ts';
import type { Ground, Values } from '../rules/tools/tool.ts';
import { changedSince, type Proposals, type Steps } from './proposal-store.ts';
import { latestDone, proposalRows, type StoredProposal, shownProposal, versionOf } from './store.ts';
import { wandProposals } from './tables.ts';

export interface Chosen {
  id: string;
  version?: string | undefined;
  values?: Values | undefined;
}

/** Why this one could not be done, if that can be said: of two writes of the same at once, for example, the database refuses one. */
function sentenceOf(fault: unknown): string {
  const refusal = refusalOf(fault as Failure);
  if (!refusal) throw fault;
  return refusal.message;
}

/** One after the other, each whole or not at all: one that cannot be done does not hold up the others. */
export async function approveAll(proposals: Proposals, steps: Steps, ground: Ground, chosen: readonly Chosen[]) {
  const decidedAt = new Date().toISOString();
  const changed = new Set<string>();
  const refused: { id: string; sentence: string }[] = [];
  const once = new Map(chosen.map((one) => [one.id, one]));
  for (const { id, version, values } of once.values())
    try {
      for (const resource of await proposals.approve(steps, ground, { id, version, given: values, decidedAt }))
        changed.add(resource);
    } catch (fault) {
      refused.push({ id, sentence: sentenceOf(fault) });
    }
  const done = await steps.inTransaction(async (scope) => {
    const rows = proposalRows(scope);
    const approved: StoredProposal[] = [];
    for (const id of once.keys()) if (!refused.some((one) => one.id === id)) approved.push(await rows.get(id));
    return approved;
  });
  return { proposals: done.map((stored) => shownProposal(stored)), refused, changed: [...changed] };
}

const wantsItsOwn = 'Please check this one and approve it on its own';

/** What she tapped. Of what has changed since she saw it nothing is done; what wants a button of its own is not done with others. */
export async function approveTapped(proposals: Proposals, steps: Steps, ground: Ground, chosen: readonly Chosen[]) {
  const ids = chosen.map(({ id }) => id);
  const stored = await steps.reading((scope) => proposalRows(scope).list({ where: inArray(wandProposals.id, ids) }));
  const byId = new Map(stored.map((one) => [one.id, one]));
  const isStale = ({ id, version }: Chosen) => {
    const one = byId.get(id);
    return version !== undefined && one?.status === 'open' && versionOf(one) !== version;
  };
  if (chosen.some(isStale)) throw changedSince();
  const isAlone = new Set(ids).size === 1;
  const { true: alone = [], false: others = [] } = Object.groupBy(chosen, ({ id }) =>
    String(!isAlone && byId.get(id)?.status === 'open' && byId.get(id)?.card.decidedAlone === true),
  );
  const done = await approveAll(proposals, steps, ground, others);
  return { ...done, refused: [...done.refused, ...alone.map(({ id }) => ({ id, sentence: wantsItsOwn }))] };
}

/** What she decided in words is done; undefined where there is nothing that it could be about. */
export async function decide(
  decision: Decision,
  proposals: Proposals,
  steps: Steps,
  ground: Ground,
  past: readonly PastTurn[],
): Promise<Said[]> {
  if (decision.kind === 'say') return [{ content: decision.text }, { memory: decision.inMind }];
  if (decision.kind === 'undo') return undo(decision.ids, proposals, steps, ground, past);
  const { approved, dismissed, left, alone = [] } = decision;
  const ids = (cards: readonly Proposal[]) => cards.map(({ id }) => id);
  const put = dismissed.length > 0 ? await proposals.dismiss(steps, ids(dismissed)) : [];
  const done = await approveAll(
    proposals,
    steps,
    ground,
    approved.map(({ id, version }) => ({ id, version })),
  );
  const sentences = done.refused.map(({ sentence }) => sentence);
  const words = [
    decisionWords('approved', done.proposals, sentences),
    decisionWords('dismissed', put),
    stillOpen(left),
    namedAlone(alone),
  ];
  return [
    ...[...done.proposals, ...put].map((proposal) => ({ proposal })),
    { content: words.filter((text) => text !== '').join(' ') },
    ...(done.changed.length > 0 ? [{ changed: done.changed }] : []),
    { memory: {} },
  ];
}

/** The last thing of this conversation: a card that is only proposed is dropped, what was approved is taken back; of anything older she is asked. */
async function undo(
  asked: readonly string[] | undefined,
  proposals: Proposals,
  steps: Steps,
  ground: Ground,
  past: readonly PastTurn[],
): Promise<Said[]> {
  if (asked) return takenBack(asked, proposals, steps);
  const latest = (await steps.reading((scope) => latestDone(scope))).map((stored) => shownProposal(stored));
  const meant = undoMeant(past, latest, ground.timeZone);
  if (meant.kind === 'say') return [{ content: meant.text }, { memory: meant.inMind }];
  if (meant.kind === 'undo') return takenBack(meant.ids, proposals, steps);
  const dropped = await proposals.dismiss(
    steps,
    meant.cards.map(({ id }) => id),
  );
  return [...dropped.map((proposal) => ({ proposal })), { content: decisionWords('dropped', dropped) }, { memory: {} }];
}

/** What was approved with one tap or one word is taken back together. */
async function takenBack(ids: readonly string[], proposals: Proposals, steps: Steps): Promise<Said[]> {
  const pieces: Said[] = [];
  const undone = [];
  const sentences: string[] = [];
  for (const id of ids)
    try {
      const { proposal, changed } = await proposals.undo(steps, id);
      undone.push(proposal);
      pieces.push({ proposal }, { changed });
    } catch (fault) {
      sentences.push(sentenceOf(fault));
    }
  return [...pieces, { content: decisionWords('undone', undone, sentences) }, { memory: {} }];
}
