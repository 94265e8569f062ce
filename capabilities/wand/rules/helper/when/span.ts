import {
  addDays,
  type CalendarDate,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  monthAndYear,
  weekday,
  weekdayAndDate,
} from '#core/dates.ts';
import type { Clock } from '../../tools/tool.ts';
import { rememberedFor } from '../words/remembered.ts';
import { mondayOf, monthNamed, weekdayFrom } from './calendar.ts';
import { saidDays } from './choice.ts';
import { type Finding, findingsIn } from './findings.ts';
import { monthAhead } from './stretches.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A period with both days inclusive, and its name: 'this week', 'tomorrow', 'Thursday, November 19'. */
export interface Span {
  from: CalendarDate;
  to: CalendarDate;
  label: string;
}

/** The period that a question is about, if it names one. */
export const spanIn = (text: string, clock: Clock): Span | undefined => known(clock)(text, () => foundIn(text, clock));
const known = rememberedFor<Span | undefined>();

function foundIn(text: string, clock: Clock): Span | undefined {
  const { today } = clock;
  const tokens = tokensOf(text);
  const findings = findingsIn(tokens, text, clock).filter(({ role }) => role !== 'not');
  const days = saidDays(
    findings.filter((finding) => finding.kind === 'day'),
    tokens,
    false,
  );
  const stretch = findings.find((finding) => /^(week|weekend|month)$/.test(finding.kind));
  const [day] = days;
  if (!day) return stretch ? stretchSpan(stretch, today) : bareMonth(tokens, today);
  const inWeek = day.isBare && day.weekday !== undefined && stretch?.kind === 'week';
  const from = inWeek ? weekdayFrom(stretch.date, day.weekday ?? 0) : day.date;
  return day.endDate
    ? { from, to: day.endDate, label: `${weekdayAndDate(from)} to ${weekdayAndDate(day.endDate)}` }
    : { from, to: from, label: dayLabel(from, today) };
}

/** On a weekend, 'this week' also means the coming week, because nothing is left of the current one. */
export function spanAsked(text: string, clock: Clock): Span | undefined {
  const span = spanIn(text, clock);
  const isWeekend = weekday(clock.today) % 6 === 0;
  return isWeekend && span && /^(this week|the rest of the week)$/.test(span.label)
    ? { ...span, from: clock.today, to: addDays(mondayOf(clock.today), 13) }
    : span;
}

/** 'show me november'; other months are also names or words. */
function bareMonth(tokens: readonly Token[], today: CalendarDate): Span | undefined {
  const isName = /^(may|march|mar|april|june|august|jan|dec)$/;
  const month = tokens.map(({ word }) => (isName.test(word) ? undefined : monthNamed(word))).find((one) => one);
  return month ? monthSpan(monthAhead(today, month), today) : undefined;
}

function dayLabel(date: CalendarDate, today: CalendarDate) {
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : weekdayAndDate(date);
}

function stretchSpan(finding: Finding, today: CalendarDate): Span | undefined {
  if (finding.kind === 'month') return monthSpan(finding.date, today);
  if (finding.kind !== 'week' && finding.kind !== 'weekend') return undefined;
  const { kind, date } = finding;
  const weeks = daysBetween(mondayOf(today), mondayOf(date)) / 7;
  const isNext = weeks === 1 && kind === 'week';
  const label = weeks === 0 ? `this ${kind}` : isNext ? 'next week' : `the ${kind} of ${weekdayAndDate(date)}`;
  return { from: date, to: addDays(date, kind === 'week' ? 6 : 1), label };
}

function monthSpan(first: CalendarDate, today: CalendarDate): Span {
  const label = first === firstOfMonth(today) ? 'this month' : monthAndYear(first);
  return { from: first, to: lastOfMonth(first), label };
}
