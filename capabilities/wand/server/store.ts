import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { familyLists } from '#server/database/family-lists.ts';
import { addAsMember } from '#server/database/membership.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { Refusal, tooMany } from '#server/http/errors.ts';
import type { Proposal, Turn } from '../contract.ts';
import { type StoredCard, wandProposals, wandTurns } from './tables.ts';

/** The conversation of one person, and the proposals that were made in it. */

const turnRows = (scope: Scope) => familyRows(scope, wandTurns);
export const proposalRows = (scope: Scope) => familyRows(scope, wandProposals);
export type StoredTurn = typeof wandTurns.$inferSelect;
export type StoredProposal = typeof wandProposals.$inferSelect;

/** What a conversation shows; older turns are kept until she clears them. */
const mostTurns = 100;
const mostDone = 200;

/** Changes with the values, and with nothing else. */
export function versionOf({ values }: Pick<StoredProposal, 'values'>): string {
  const inOrder = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('base64url').slice(0, 16);
}

export const shownProposal = (stored: StoredProposal, by: string | null = null): Proposal => {
  const {
    card: { unaltered: _before, ...card },
    values: _,
    ...row
  } = stored;
  return { decidedAlone: false, shownIn: null, ...row, ...card, version: versionOf(stored), by };
};

const hers = (scope: Scope) => eq(wandTurns.userId, scope.person.userId);

export async function conversationOf(scope: Scope, limit = mostTurns): Promise<(StoredTurn & Turn)[]> {
  const [latest, proposals] = await familyLists(
    scope,
    'wand_conversation',
    { from: wandTurns, where: hers(scope), orderBy: desc(wandTurns.createdAt), limit },
    { from: wandProposals, where: ofLatest(scope, limit), orderBy: wandProposals.place },
  );
  return latest.toReversed().map((turn) => ({
    ...turn,
    // Of an answer that never ended only what was approved counts.
    proposals: proposals
      .filter(({ turnId, status }) => turnId === turn.id && (turn.outcome === 'answered' || status === 'approved'))
      .map((stored) => shownProposal(stored)),
  }));
}

/** Cards of her latest turns, found without waiting for the turns themselves. */
const ofLatest = (scope: Scope, limit: number) =>
  inArray(
    wandProposals.turnId,
    sql`(select ${wandTurns.id} from ${wandTurns} where ${hers(scope)} order by ${wandTurns.createdAt} desc limit ${limit})`,
  );

/** Her words and the answers go. What was done stays in the journal. */
export async function clearConversation(scope: Scope) {
  const undone = and(
    eq(wandProposals.userId, scope.person.userId),
    inArray(wandProposals.status, ['open', 'dismissed']),
  ) as SQL;
  // Turns first, as everywhere: two writes that take their rows in different orders would wait for each other.
  await turnRows(scope).removeAll(hers(scope));
  await proposalRows(scope).removeAll(undone);
}

/** A second tab may talk too; a script that opens dozens may not. */
const mostAtOnce = 3;
/** Longer than any answer may take: what has no end by then was left behind by a process that died. */
const longestAnswerSeconds = 120;

/**
 * Her words are kept, unless too many answers are on their way to her already, from whichever process. They are counted once hers
 * are committed, so there is no transaction around this: of several at the same moment the last one sees all of them.
 */
export async function beginTurn(scope: Scope, said: Pick<StoredTurn, 'message' | 'fileName'>): Promise<StoredTurn> {
  const turn = await addAsMember(scope, wandTurns, said);
  const since = sql`now() - make_interval(secs => ${longestAnswerSeconds})`;
  const onTheirWay = and(hers(scope), isNull(wandTurns.outcome), gt(wandTurns.createdAt, since));
  const counts = await turnRows(scope).countBy(wandTurns.userId, onTheirWay);
  if ((counts.get(scope.person.userId) ?? 0) <= mostAtOnce) return turn;
  await turnRows(scope).remove(turn.id);
  throw tooMany('One answer at a time, please. Wait for the last one', 5);
}

type Ending = { answer: string | null; outcome: 'answered' | 'failed' | 'stopped'; memory?: unknown };

/** The turn is over. Of an answer that did not come whole, cards that nobody has decided go, and earlier ones are as they were. */
export async function endTurn(scope: Scope, turnId: string, ending: Ending) {
  // She may have cleared the conversation meanwhile.
  await turnRows(scope).changeAll(eq(wandTurns.id, turnId), ending);
  if (ending.outcome === 'answered') return;
  const rows = proposalRows(scope);
  await rows.removeAll(and(eq(wandProposals.turnId, turnId), eq(wandProposals.status, 'open')) as SQL);
  const altered = await rows.list({ where: sql`${wandProposals.card} #>> '{unaltered,turnId}' = ${turnId}` });
  for (const { id } of altered) {
    // She may be deciding about it in this moment.
    const { unaltered } = (await rows.hold(id)).card;
    if (unaltered?.turnId !== turnId) continue;
    await rows.change(id, { values: unaltered.values, card: unaltered.card, status: 'open', decidedAt: null });
  }
}

/** What a card keeps when the answer of a turn alters it. A card of the same turn goes with it and keeps nothing. */
export function unalteredBy(turnId: string | undefined, stored: StoredProposal): StoredCard['unaltered'] {
  if (turnId === undefined || turnId === stored.turnId) return undefined;
  const { unaltered, ...card } = stored.card;
  return unaltered?.turnId === turnId ? unaltered : { turnId, values: stored.values, card };
}

/** What was done for the family, the latest first. */
export async function journalOf(scope: Scope, names: ReadonlyMap<string, string>): Promise<Proposal[]> {
  const done = await proposalRows(scope).list({
    where: inArray(wandProposals.status, ['approved', 'undone']),
    orderBy: desc(wandProposals.decidedAt),
    limit: mostDone,
  });
  return done.map((stored) => shownProposal(stored, names.get(stored.userId) ?? null));
}

/** Only while its answer is on the way: a tool that is still running when she stops must not leave anything behind. */
export async function holdTurn(scope: Scope, turnId: string) {
  const { outcome } = await turnRows(scope).hold(turnId);
  if (outcome !== null) throw new Refusal(409, 'This answer has ended');
}

export async function addProposal(
  scope: Scope,
  proposal: Omit<typeof wandProposals.$inferInsert, 'place' | 'familyId'> & { turnId: string },
) {
  const { turnId } = proposal;
  await holdTurn(scope, turnId);
  const counts = await proposalRows(scope).countBy(wandProposals.turnId, eq(wandProposals.turnId, turnId));
  return proposalRows(scope).add({ ...proposal, place: counts.get(turnId) ?? 0 });
}

/** What she approved last, with one tap or one word; the latest first, which is not the order of the cards if they are of several turns. */
export async function latestDone(scope: Scope): Promise<StoredProposal[]> {
  const done = await proposalRows(scope).list({
    where: and(eq(wandProposals.userId, scope.person.userId), eq(wandProposals.status, 'approved')),
    orderBy: desc(wandProposals.decidedAt),
    limit: mostDone,
  });
  const lastOnes = done.filter(({ decidedAt }) => decidedAt === done[0]?.decidedAt);
  return lastOnes.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.place - a.place);
}
