import { sql } from 'drizzle-orm';
import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/database/columns.ts';
import { familyTable, refersTo } from '#server/database/tenants.ts';
import { type Proposal, statuses } from '../card-contract.ts';
import { outcomes } from '../contract.ts';
import type { Card } from '../rules/card.ts';
import type { Values } from '../rules/tools/tool.ts';

/** What is kept of a card; those of former days say nothing of the last two. */
export type StoredCard = Card &
  Partial<Pick<Proposal, 'decidedAlone' | 'shownIn'>> & {
    /** How it was before the answer of this later turn altered it, until she has a say in it: if that answer fails, it is so again. */
    unaltered?: { turnId: string; values: Values; card: StoredCard } | undefined;
  };

/** What somebody said and what she was answered, in one row. A conversation is one person's own. */
export const wandTurns = familyTable(
  'wand_turns',
  {
    message: text().notNull(),
    /** The name of a file that was dropped instead of typing. */
    fileName: text(),
    answer: text(),
    /** Null while the answer is on its way; it stays so if the process ends meanwhile. */
    outcome: text({ enum: outcomes }),
    /** What the built-in helper keeps in mind for the next turn. */
    memory: jsonb(),
  },
  { own: sql`true` },
);

/** A write that the assistant suggests. Those that were approved are the journal. */
export const wandProposals = familyTable(
  'wand_proposals',
  {
    /** Null once its conversation was cleared. */
    turnId: refersTo(() => wandTurns.id, 'set null'),
    /** Which card of its turn it is. */
    place: integer().notNull(),
    tool: text().notNull(),
    values: jsonb().$type<Values>().notNull(),
    /** As it was last shown: her words stay readable when the record itself is gone. */
    card: jsonb().$type<StoredCard>().notNull(),
    /** The words of the message or the note that it comes from. */
    quote: text(),
    /** What she should know before she decides: 'Moved from Thursday'. */
    note: text(),
    status: text({ enum: statuses }).notNull().default('open'),
    /** Where it lives now, and which record it is. */
    resultPath: text(),
    resultId: text(),
    decidedAt: moment(),
  },
  { searchedBy: ['status'], own: sql`status in ('open', 'dismissed')` },
);
