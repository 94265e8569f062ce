import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { pathOf } from '#capabilities/handoffs/rules/page-words.ts';
import { isTheirsOrOpen } from '#capabilities/household/rules/people.ts';
import type { ComingUp } from '#capabilities/subscriptions/rules/coming-up.ts';
import { comparableName } from '#core/comparable-name.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import { momentOf } from '#core/zoned-time.ts';
import type { Attention } from '../contract.ts';
import { type Adult, isTimed, overlapsOf, type TimedEntry } from './overlaps.ts';
import {
  type AttentionWords,
  askWords,
  type OpenHandoff,
  overlapWords,
  renewalWords,
  returnedWords,
  unansweredWords,
  unassignedWords,
} from './words.ts';

export interface AttentionFacts {
  /** The present moment. */
  now: number;
  today: CalendarDate;
  timeZone: string;
  /** This week's entries of the whole family. */
  entries: readonly CalendarEntry[];
  adults: readonly Adult[];
  childNames: readonly string[];
  /** The adult that the person signs in as. */
  myId: string | undefined;
  /** Id of an adult: leaves out what other adults take care of. */
  onlyOf: string | null | undefined;
  /** Renewals of this adult, if `onlyOf` is set. */
  renewals: readonly ComingUp[];
  handoffs: readonly OpenHandoff[];
}

const maxShown = 5;

/** What needs a decision or an answer, most pressing first. Things that only happen are shown elsewhere. */
export function attentionOf(facts: AttentionFacts): Attention[] {
  const overlaps = Object.groupBy(overlapRows(facts), ({ entry }) => (entry?.date === facts.today ? 'today' : 'later'));
  const handed = handoffRows(facts);
  return [
    ...handed('returned'),
    ...(overlaps.today ?? []),
    ...handed('ask'),
    ...handed('unanswered'),
    ...unassignedRows(facts),
    ...(overlaps.later ?? []),
    ...renewalRows(facts),
  ].slice(0, maxShown);
}

const decidedOnDashboard = { path: null, entry: null };

const attentionRow = (
  kind: Attention['kind'],
  id: string,
  words: AttentionWords,
  next: Partial<Pick<Attention, 'path' | 'entry'>>,
): Attention => ({ kind, id, ...words, ...decidedOnDashboard, ...next });

/** An overlap is shown until its last entry has started: after that there is nothing to decide. */
function overlapRows({ entries, timeZone, adults, myId, today, now, onlyOf }: AttentionFacts): Attention[] {
  const isAhead = (entry: TimedEntry) => momentOf(entry, timeZone) > now;
  return overlapsOf(entries, timeZone, adults)
    .filter((group) => group.some(isAhead) && group.some(isTheirsOrOpen(onlyOf)))
    .map((group) => {
      const overlapping = group as [TimedEntry, ...TimedEntry[]];
      const [entry] = overlapping;
      return attentionRow('overlap', entry.id, overlapWords(overlapping, today, { adults, myId }), { entry });
    });
}

/** Whether there is a hand-off for it, which has a row of its own. */
const isHandedOver = ({ handoffs }: AttentionFacts, id: string, occurrence: CalendarDate | null = null) =>
  handoffs.some(({ recordId, day }) => recordId === id && (day === null || day === occurrence));

/**
 * Where a child has to be tomorrow, if nobody in particular takes care of it. Skipped with a single adult, because
 * there is no choice.
 */
function unassignedRows(facts: AttentionFacts): Attention[] {
  const { entries, adults, childNames, today } = facts;
  if (adults.length < 2) return [];
  const children = new Set(childNames.map(comparableName));
  const isForChild = ({ childName }: CalendarEntry) =>
    childName?.split(', ').some((name) => children.has(comparableName(name))) ?? false;
  return entries
    .filter(isTimed)
    .filter((entry) => entry.date === addDays(today, 1) && entry.assigneeId === null && isForChild(entry))
    .filter(({ id, occurrence }) => !isHandedOver(facts, id, occurrence))
    .map((entry) => attentionRow('unassigned', entry.id, unassignedWords(entry), { entry }));
}

const renewalRows = (facts: AttentionFacts) =>
  facts.renewals
    .filter(({ kind, id }) => kind === 'renewal' && !isHandedOver(facts, id))
    .map(({ id, sentence }) => attentionRow('renewal', id, renewalWords(sentence), { path: '/subscriptions' }));

/** An unanswered hand-off is shown this long before it goes back to the giver. */
const nearDeadline = 4 * 60 * 60 * 1000;

const handoffWords = { returned: returnedWords, ask: askWords, unanswered: unansweredWords };

function handoffKind({ state, role, answerBy }: OpenHandoff, now: number): keyof typeof handoffWords | undefined {
  if (role === 'taker') return state === 'asked' ? 'ask' : undefined;
  if (role === 'other') return undefined;
  if (state === 'returned') return 'returned';
  if (state === 'countered') return 'ask';
  return state === 'asked' && Date.parse(answerBy) - now <= nearDeadline ? 'unanswered' : undefined;
}

/** Returns a function that gives the rows for the hand-offs of a kind, in the order in which answers are needed. */
function handoffRows({ handoffs, now, ...clock }: AttentionFacts) {
  const inOrder = handoffs.toSorted((a, b) => a.answerBy.localeCompare(b.answerBy));
  const byKind = Object.groupBy(inOrder, (handed) => handoffKind(handed, now) ?? 'none');
  return (kind: keyof typeof handoffWords) =>
    (byKind[kind] ?? []).map((handed) =>
      attentionRow(kind, handed.id, handoffWords[kind](handed, clock), { path: pathOf(handed.id) }),
    );
}
