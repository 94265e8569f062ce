import { Refusal } from '#server/http/errors.ts';
import type { Piece } from '../contract.ts';
import { decisionWords } from '../rules/decision-words.ts';
import type { PlainWord } from '../rules/plain-words.ts';
import type { Ground, Values } from '../rules/tools/tool.ts';
import type { Proposals, Steps } from './proposal-store.ts';
import { latestDone, openOf, proposalRows, shownProposal } from './store.ts';

export interface Chosen {
  id: string;
  values?: Values | undefined;
}

/** One after the other, each whole or not at all: one that cannot be done does not hold up the others. */
export async function approveAll(proposals: Proposals, steps: Steps, ground: Ground, chosen: readonly Chosen[]) {
  const decidedAt = new Date().toISOString();
  const changed = new Set<string>();
  const refused: { id: string; sentence: string }[] = [];
  for (const { id, values } of chosen)
    try {
      for (const resource of await proposals.approve(steps, ground, { id, given: values, decidedAt }))
        changed.add(resource);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      refused.push({ id, sentence: fault.message });
    }
  const done = await steps.inTransaction(async (scope) => {
    const rows = proposalRows(scope);
    return Promise.all(chosen.filter(({ id }) => !refused.some((one) => one.id === id)).map(({ id }) => rows.get(id)));
  });
  return { proposals: done.map((stored) => shownProposal(stored)), refused, changed: [...changed] };
}

/** What a plain 'yes', 'no' or 'undo' does; undefined where there is nothing that it could be about. */
export async function decide(
  word: PlainWord,
  proposals: Proposals,
  steps: Steps,
  ground: Ground,
  lastTurnId: string | undefined,
): Promise<Piece[] | undefined> {
  if (word === 'undo') return undoLatest(proposals, steps);
  const open = lastTurnId ? await steps.reading((scope) => openOf(scope, lastTurnId)) : [];
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
      if (!(fault instanceof Refusal)) throw fault;
      sentences.push(fault.message);
    }
  return [...pieces, { content: decisionWords('undone', undone, sentences) }];
}
