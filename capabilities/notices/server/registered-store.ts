import type { CalendarDate } from '#core/dates.ts';
import type { Db, Scope } from '#server/database/scope.ts';
import type { Services } from '#server/http/services.ts';
import type { NoticeKind } from '../contract.ts';
import type { Choices } from '../rules/due/facts.ts';
import type { PlannedNotice } from '../rules/due/notices-due.ts';
import type { AddedSentence, CompleteNotice } from '../rules/words/brief-words.ts';
import type { Words } from '../rules/words/thing-words.ts';

/** Functions that capabilities in higher layers register, because they can't be imported here. */

/** The words of a notice; the details say how much others may see. */
export type WordsFor = (details: Choices['details']) => Words;

interface ToldNotice {
  familyId: string;
  userId: string;
  recordId: string | null;
  occasion: string | null;
}

type StillTrue = (db: Db, notice: ToldNotice, at: number) => Promise<WordsFor | undefined>;

const stillTrue = new Map<NoticeKind, StillTrue>();

/**
 * Registers how a notice of a kind is checked just before it is sent. Returns its words, or nothing if it is no longer
 * true.
 */
export const registerNoticeCheck = (kind: NoticeKind, check: StillTrue) => stillTrue.set(kind, check);
export const stillTrueCheck = (kind: NoticeKind) => stillTrue.get(kind);

type DueServices = Pick<Services, 'database' | 'mail' | 'webhook'>;

interface DueWork {
  /**
   * The next moment at which something has to be done; a past one if it is due. It must not write, because the check
   * holds its lock.
   */
  nextAt(scope: Scope, at: number): Promise<number | undefined>;
  /** Does what is due, in transactions of its own. */
  act(services: DueServices, familyId: string, at: number): Promise<unknown>;
}

/** Other work that a family's due check does. */
export const registeredDueWork: DueWork[] = [];
export const registerDueWork = (work: DueWork) => registeredDueWork.push(work);

const briefKinds = ['morning', 'week'] as const;

export interface Brief {
  kind: (typeof briefKinds)[number];
  /** The day on which the brief is read. */
  day: CalendarDate;
}

type SentencesFor = (scope: Scope, brief: Brief) => Promise<readonly AddedSentence[]>;

const sentencesFor: SentencesFor[] = [];

/** Registers sentences for the end of a brief. They don't make a brief: it has something to say without them. */
export const addToBriefs = (find: SentencesFor) => sentencesFor.push(find);

/** The notice with the sentences that other capabilities add. */
export async function withAdded(scope: Scope, notice: PlannedNotice): Promise<CompleteNotice> {
  const kind = briefKinds.find((one) => one === notice.kind);
  if (!kind) return notice;
  const found = await Array.fromAsync(sentencesFor, (find) => find(scope, { kind, day: notice.occasion }));
  return { ...notice, added: found.flat() };
}
