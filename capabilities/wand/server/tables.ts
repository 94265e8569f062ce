import { sql } from 'drizzle-orm';
import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/database/columns.ts';
import { familyTable, foreignKeyTo } from '#server/database/tenants.ts';
import { type Proposal, statuses } from '../card-contract.ts';
import { type DayLine, outcomes } from '../contract.ts';
import type { Card } from '../rules/card.ts';
import type { Values } from '../rules/tools/tool.ts';

/** The stored form of a card. Cards from older versions lack `decidedAlone` and `shownIn`. */
export type StoredCard = Card &
  Partial<Pick<Proposal, 'decidedAlone' | 'shownIn'>> & {
    /** State before a later turn changed the card; restored if that turn fails, cleared when the user acts on the card. */
    unaltered?: { turnId: string; values: Values; card: StoredCard } | undefined;
  };

/** One message and its answer per row. A conversation belongs to one person. */
export const wandTurns = familyTable(
  'wand_turns',
  {
    message: text().notNull(),
    /** Name of the file, if one was uploaded instead of typing a message. */
    fileName: text(),
    answer: text(),
    /** The lines of the answer about single days; null in answers from older versions. */
    dayLines: jsonb().$type<DayLine[]>(),
    /** Null while the answer is in progress, and forever if the process dies meanwhile. */
    outcome: text({ enum: outcomes }),
    /** State of the built-in helper for the next turn. */
    memory: jsonb(),
  },
  { own: sql`true` },
);

/** A write that the assistant proposes. The approved ones are the journal. */
export const wandProposals = familyTable(
  'wand_proposals',
  {
    /** Null once the conversation was cleared. */
    turnId: foreignKeyTo(() => wandTurns.id, 'set null'),
    /** Position among the cards of its turn, from 0. */
    place: integer().notNull(),
    tool: text().notNull(),
    values: jsonb().$type<Values>().notNull(),
    /** The card as last shown, so that it stays readable when the record is gone. */
    card: jsonb().$type<StoredCard>().notNull(),
    /** The sentence of the message or note that it comes from. */
    quote: text(),
    /** A hint for the decision: 'Moved from Thursday'. */
    note: text(),
    status: text({ enum: statuses }).notNull().default('open'),
    /** The screen that shows the written record, and the record's id. */
    resultPath: text(),
    resultId: text(),
    decidedAt: moment(),
  },
  { searchedBy: ['status'], own: sql`status in ('open', 'dismissed')` },
);
