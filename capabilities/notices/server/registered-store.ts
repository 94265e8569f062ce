import type { CalendarDate } from '#core/dates.ts';
import type { Scope, Sql } from '#server/database/scope.ts';
import type { Parts } from '#server/http/parts.ts';
import type { NoticeKind } from '../contract.ts';
import type { Choices } from '../rules/due/facts.ts';
import type { PlannedNotice } from '../rules/due/notices-due.ts';
import type { AddedSentence, CompleteNotice } from '../rules/words/brief-words.ts';
import type { Words } from '../rules/words/thing-words.ts';

/** What capabilities above this one register, because they aren't imported here. */

/** The words of a notice; the details say how much others may see. */
export type WordsFor = (details: Choices['details']) => Words;

interface ToldNotice {
  familyId: string;
  userId: string;
  recordId: string | null;
  occasion: string | null;
}

type StillTrue = (db: Sql, notice: ToldNotice, at: number) => Promise<WordsFor | undefined>;

const stillTrue = new Map<NoticeKind, StillTrue>();

/** Registers how a kind that is told when it happens is checked before it is sent: its words, or nothing if it's over. */
export const canBeTold = (kind: NoticeKind, check: StillTrue) => stillTrue.set(kind, check);
export const stillTrueCheck = (kind: NoticeKind) => stillTrue.get(kind);

type DueParts = Pick<Parts, 'database' | 'mail' | 'webhook'>;

interface AlsoDue {
  /** The next moment at which something has to be done; a past one if it is due. Only reads: the check holds its lock. */
  nextAt(scope: Scope, at: number): Promise<number | undefined>;
  /** Does what is due, in transactions of its own. */
  act(parts: DueParts, familyId: string, at: number): Promise<unknown>;
}

/** Work that the due check of a family also looks after. */
export const alsoDue: AlsoDue[] = [];
export const checkToo = (work: AlsoDue) => alsoDue.push(work);

const briefKinds = ['morning', 'week'] as const;

export interface Brief {
  kind: (typeof briefKinds)[number];
  /** On which it is read. */
  day: CalendarDate;
}

type SentencesFor = (scope: Scope, brief: Brief) => Promise<readonly AddedSentence[]>;

const sentencesFor: SentencesFor[] = [];

/** Registers sentences for the end of a brief. They don't make a brief: it has something to say without them. */
export const addToBriefs = (find: SentencesFor) => sentencesFor.push(find);

/** The notice with what others add to it. */
export async function withAdded(scope: Scope, notice: PlannedNotice): Promise<CompleteNotice> {
  const kind = briefKinds.find((one) => one === notice.kind);
  if (!kind) return notice;
  const found = await Array.fromAsync(sentencesFor, (find) => find(scope, { kind, day: notice.occasion }));
  return { ...notice, added: found.flat() };
}
