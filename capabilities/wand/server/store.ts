import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { familyRows, type Scope } from '#server/database/scope.ts';
import type { Proposal, Turn } from '../contract.ts';
import { wandProposals, wandTurns } from './tables.ts';

/** The conversation of one person, and the proposals that were made in it. */

export const turnRows = (scope: Scope) => familyRows(scope, wandTurns);
export const proposalRows = (scope: Scope) => familyRows(scope, wandProposals);
export type StoredTurn = typeof wandTurns.$inferSelect;
export type StoredProposal = typeof wandProposals.$inferSelect;

/** What a conversation shows; older turns are kept until she clears them. */
const mostTurns = 100;
const mostDone = 200;

export const shownProposal = ({ card, values: _, ...stored }: StoredProposal, by: string | null = null): Proposal => ({
  ...stored,
  ...card,
  by,
});

const hers = (scope: Scope) => eq(wandTurns.userId, scope.person.userId);

export async function conversationOf(scope: Scope, limit = mostTurns): Promise<(StoredTurn & Turn)[]> {
  const latest = await turnRows(scope).list({ where: hers(scope), orderBy: desc(wandTurns.createdAt), limit });
  const turns = latest.toReversed();
  const proposals =
    turns.length > 0
      ? await proposalsOf(
          scope,
          turns.map(({ id }) => id),
        )
      : [];
  return turns.map((turn) => ({
    ...turn,
    // Of an answer that never ended only what was approved counts.
    proposals: proposals.filter(
      ({ turnId, status }) => turnId === turn.id && (turn.outcome === 'answered' || status === 'approved'),
    ),
  }));
}

const proposalsOf = async (scope: Scope, turnIds: string[]) =>
  (await proposalRows(scope).list({ where: inArray(wandProposals.turnId, turnIds), orderBy: wandProposals.place })).map(
    (stored) => shownProposal(stored),
  );

/** Her words and the answers go. What was done stays in the journal. */
export async function clearConversation(scope: Scope) {
  const { userId } = scope.person;
  const undecided = await proposalRows(scope).list({
    where: and(
      eq(wandProposals.userId, userId),
      or(eq(wandProposals.status, 'open'), eq(wandProposals.status, 'dismissed')),
    ),
  });
  for (const { id } of undecided) await proposalRows(scope).remove(id);
  for (const { id } of await turnRows(scope).list({ where: hers(scope) })) await turnRows(scope).remove(id);
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

/** Her own proposals of one turn that nobody has decided. */
export const openOf = (scope: Scope, turnId: string) =>
  proposalRows(scope).list({
    where: and(eq(wandProposals.turnId, turnId), eq(wandProposals.status, 'open')),
    orderBy: wandProposals.place,
  });

export async function addProposal(
  scope: Scope,
  proposal: Omit<typeof wandProposals.$inferInsert, 'place' | 'familyId'>,
) {
  const { turnId } = proposal;
  const counts = turnId
    ? await proposalRows(scope).countBy(wandProposals.turnId, eq(wandProposals.turnId, turnId))
    : undefined;
  return proposalRows(scope).add({ ...proposal, place: counts?.get(turnId ?? '') ?? 0 });
}

/** What she approved last, with one tap or one word; the latest first. */
export async function latestDone(scope: Scope): Promise<StoredProposal[]> {
  const done = await proposalRows(scope).list({
    where: and(eq(wandProposals.userId, scope.person.userId), eq(wandProposals.status, 'approved')),
    orderBy: desc(wandProposals.decidedAt),
  });
  return done.filter(({ decidedAt }) => decidedAt === done[0]?.decidedAt).toSorted((a, b) => b.place - a.place);
}
