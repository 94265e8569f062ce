import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { listFamilyTables } from '#server/database/family-lists.ts';
import { addAsMember } from '#server/database/membership.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { Refusal, tooMany } from '#server/http/errors.ts';
import type { DayLine, Proposal, Turn } from '../contract.ts';
import { type StoredCard, wandProposals, wandTurns } from './tables.ts';

/** Reads and writes one person's conversation and its proposals. */

const turnRows = (scope: Scope) => familyRows(scope, wandTurns);
export const proposalRows = (scope: Scope) => familyRows(scope, wandProposals);
export type StoredTurn = typeof wandTurns.$inferSelect;
export type StoredProposal = typeof wandProposals.$inferSelect;

/** How many turns a conversation shows. Older ones stay stored until the user clears them. */
const maxTurns = 100;
const maxJournalEntries = 200;

/** Hashes the values only, so the version changes exactly when they do. */
export function versionOf({ values }: Pick<StoredProposal, 'values'>): string {
  const sortedValues = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sortedValues)).digest('base64url').slice(0, 16);
}

export const toProposal = (stored: StoredProposal, by: string | null = null): Proposal => {
  const {
    card: { unaltered: _before, ...card },
    values: _,
    ...row
  } = stored;
  return { decidedAlone: false, shownIn: null, ...row, ...card, version: versionOf(stored), by };
};

const isOwnTurn = (scope: Scope) => eq(wandTurns.userId, scope.person.userId);

export async function listConversation(
  scope: Scope,
  limit = maxTurns,
): Promise<(Omit<StoredTurn, 'dayLines'> & Turn)[]> {
  const [latest, proposals] = await listFamilyTables(
    scope,
    { from: wandTurns, where: isOwnTurn(scope), orderBy: desc(wandTurns.createdAt), limit },
    { from: wandProposals, where: isInLatestTurns(scope, limit), orderBy: wandProposals.place },
  );
  return latest.toReversed().map((turn) => ({
    ...turn,
    dayLines: turn.dayLines ?? [],
    // An answer that failed or was stopped shows only its approved cards.
    proposals: proposals
      .filter(({ turnId, status }) => turnId === turn.id && (turn.outcome === 'answered' || status === 'approved'))
      .map((stored) => toProposal(stored)),
  }));
}

/** Selects the cards of the latest turns by subquery, so both lists load in one statement. */
const isInLatestTurns = (scope: Scope, limit: number) =>
  inArray(
    wandProposals.turnId,
    sql`(select ${wandTurns.id} from ${wandTurns} where ${isOwnTurn(scope)} order by ${wandTurns.createdAt} desc limit ${limit})`,
  );

/** Deletes the messages, the answers and the cards never approved. Approved cards stay in the journal. */
export async function clearConversation(scope: Scope) {
  const isUnapproved = and(
    eq(wandProposals.userId, scope.person.userId),
    inArray(wandProposals.status, ['open', 'dismissed']),
  ) as SQL;
  // Turns before proposals, as everywhere: locking in different orders would deadlock.
  await turnRows(scope).removeAll(isOwnTurn(scope));
  await proposalRows(scope).removeAll(isUnapproved);
}

/** Allows a second tab, but not a script that opens dozens of streams. */
const maxConcurrentAnswers = 3;
/** Longer than any answer may take. A turn without an outcome after that belongs to a process that died. */
const maxAnswerSeconds = 120;

/**
 * Stores the message, unless too many of the user's answers are in progress, in any process. They are counted after the
 * new turn is committed, so there is no transaction around this: of several concurrent messages the last one sees all.
 */
export async function beginTurn(scope: Scope, content: Pick<StoredTurn, 'message' | 'fileName'>): Promise<StoredTurn> {
  const turn = await addAsMember(scope, wandTurns, content);
  const since = sql`now() - make_interval(secs => ${maxAnswerSeconds})`;
  const isInProgress = and(isOwnTurn(scope), isNull(wandTurns.outcome), gt(wandTurns.createdAt, since));
  const counts = await turnRows(scope).countBy(wandTurns.userId, isInProgress);
  if ((counts.get(scope.person.userId) ?? 0) <= maxConcurrentAnswers) return turn;
  await turnRows(scope).remove(turn.id);
  throw tooMany('One answer at a time, please. Wait for the last one', 5);
}

interface Ending {
  answer: string | null;
  outcome: 'answered' | 'failed' | 'stopped';
  memory?: unknown;
  dayLines?: DayLine[];
}

/** Ends the turn. If the answer failed or was stopped, deletes its open cards and restores the cards it changed. */
export async function endTurn(scope: Scope, turnId: string, ending: Ending) {
  // `changeAll`, because the user may have cleared the conversation meanwhile.
  await turnRows(scope).changeAll(eq(wandTurns.id, turnId), ending);
  if (ending.outcome === 'answered') return;
  const rows = proposalRows(scope);
  await rows.removeAll(and(eq(wandProposals.turnId, turnId), eq(wandProposals.status, 'open')) as SQL);
  const altered = await rows.list({ where: sql`${wandProposals.card} #>> '{unaltered,turnId}' = ${turnId}` });
  for (const { id } of altered) {
    // Read again under lock: the user may be deciding about it right now.
    const { unaltered } = (await rows.hold(id)).card;
    if (unaltered?.turnId !== turnId) continue;
    await rows.change(id, { values: unaltered.values, card: unaltered.card, status: 'open', decidedAt: null });
  }
}

/** The state to restore if a turn that changes a card fails; undefined for the turn's own cards, which are deleted. */
export function snapshotBeforeChange(turnId: string | undefined, stored: StoredProposal): StoredCard['unaltered'] {
  if (turnId === undefined || turnId === stored.turnId) return undefined;
  const { unaltered, ...card } = stored.card;
  return unaltered?.turnId === turnId ? unaltered : { turnId, values: stored.values, card };
}

/** Lists the approved and undone proposals of the whole family, latest first. */
export async function listJournal(scope: Scope, names: ReadonlyMap<string, string>): Promise<Proposal[]> {
  const done = await proposalRows(scope).list({
    where: inArray(wandProposals.status, ['approved', 'undone']),
    orderBy: desc(wandProposals.decidedAt),
    limit: maxJournalEntries,
  });
  return done.map((stored) => toProposal(stored, names.get(stored.userId) ?? null));
}

/** Refuses once the answer has ended: a tool that still runs after the user pressed Stop must not write anything. */
export async function lockRunningTurn(scope: Scope, turnId: string) {
  const { outcome } = await turnRows(scope).hold(turnId);
  if (outcome !== null) throw new Refusal(409, 'This answer has ended');
}

export type NewProposal = Omit<typeof wandProposals.$inferInsert, 'place' | 'turnId' | 'familyId'>;

/** Adds the cards of an answer behind those that it has already. */
export async function addProposals(scope: Scope, turnId: string, proposals: readonly NewProposal[]) {
  await lockRunningTurn(scope, turnId);
  const counts = await proposalRows(scope).countBy(wandProposals.turnId, eq(wandProposals.turnId, turnId));
  const added: StoredProposal[] = [];
  for (const proposal of proposals)
    added.push(await proposalRows(scope).add({ ...proposal, turnId, place: (counts.get(turnId) ?? 0) + added.length }));
  return added;
}

/** The cards approved last by one tap or one word, in reverse order of their writes (they may be of several turns). */
export async function lastApproved(scope: Scope): Promise<StoredProposal[]> {
  const done = await proposalRows(scope).list({
    where: and(eq(wandProposals.userId, scope.person.userId), eq(wandProposals.status, 'approved')),
    orderBy: desc(wandProposals.decidedAt),
    limit: maxJournalEntries,
  });
  const together = done.filter(({ decidedAt }) => decidedAt === done[0]?.decidedAt);
  return together.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.place - a.place);
}
