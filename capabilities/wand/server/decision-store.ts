import { type Failure, refusalOf } from '#server/http/answer-errors.ts';
import type { Piece, Proposal } from '../contract.ts';
import { decisionWords } from '../rules/decision-words.ts';
import type { PlainWord } from '../rules/plain-words.ts';
import type { Ground, Values } from '../rules/tools/tool.ts';
import type { Proposals, Steps } from './proposal-store.ts';
import { latestDone, proposalRows, type StoredProposal, shownProposal } from './store.ts';

export interface Chosen {
  id: string;
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
  for (const { id, values } of once.values())
    try {
      for (const resource of await proposals.approve(steps, ground, { id, given: values, decidedAt }))
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

/** What a plain 'yes', 'no' or 'undo' does; undefined where there is nothing that it could be about. */
export async function decide(
  word: PlainWord,
  proposals: Proposals,
  steps: Steps,
  ground: Ground,
  /** Those of the last answer, as she sees them. */
  cards: readonly Proposal[],
): Promise<Piece[] | undefined> {
  if (word === 'undo') return undoLatest(proposals, steps);
  const open = cards.filter(({ status }) => status === 'open');
  if (open.length === 0) return undefined;
  if (word === 'no') {
    const dismissed = await proposals.dismiss(
      steps,
      open.map(({ id }) => id),
    );
    return [...dismissed.map((proposal) => ({ proposal })), { content: decisionWords('dismissed', dismissed) }];
  }
  const {
    proposals: done,
    refused,
    changed,
  } = await approveAll(
    proposals,
    steps,
    ground,
    open.map(({ id }) => ({ id })),
  );
  const sentences = refused.map(({ sentence }) => sentence);
  return [
    ...done.map((proposal) => ({ proposal })),
    { content: decisionWords('approved', done, sentences) },
    { changed },
  ];
}

/** What was approved with one tap or one word is taken back together. */
async function undoLatest(proposals: Proposals, steps: Steps): Promise<Piece[]> {
  const latest = await steps.reading((scope) => latestDone(scope));
  const pieces: Piece[] = [];
  const undone = [];
  const sentences: string[] = [];
  for (const { id } of latest)
    try {
      const { proposal, changed } = await proposals.undo(steps, id);
      undone.push(proposal);
      pieces.push({ proposal }, { changed });
    } catch (fault) {
      sentences.push(sentenceOf(fault));
    }
  return [...pieces, { content: decisionWords('undone', undone, sentences) }];
}
