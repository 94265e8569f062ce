import {
  addDays,
  addMonths,
  type CalendarDate,
  dayDate,
  firstOfMonth,
  lastOfMonth,
  monthAndYear,
  weekday,
} from '#core/dates.ts';
import type { Clock } from '../tools/tool.ts';
import { rememberedFor } from './remembered.ts';
import { mondayOf, monthNamed, weekdayFrom } from './when-calendar.ts';
import { saidDays } from './when-choice.ts';
import { type Finding, findingsIn } from './when-findings.ts';
import { monthAhead } from './when-stretches.ts';
import { numberOf, ordinalAt, standsAt, type Token, tokensOf } from './when-tokens.ts';

/** Days from one to another, both included, and what to call them: 'this week', 'tomorrow', 'Thursday, November 19'. */
export interface Span {
  from: CalendarDate;
  to: CalendarDate;
  label: string;
}

/** The days that a question is about, if it says any. */
export const spanIn = (text: string, clock: Clock): Span | undefined => known(clock)(text, () => foundIn(text, clock));
const known = rememberedFor<Span | undefined>();

function foundIn(text: string, clock: Clock): Span | undefined {
  const { today } = clock;
  const tokens = tokensOf(text);
  for (let at = 0; at < tokens.length; at++) {
    const stretch = countedStretch(tokens, at, today) ?? weekendOfMonth(tokens, at, today) ?? restOf(tokens, at, today);
    if (stretch) return stretch;
  }
  const findings = findingsIn(tokens, text, clock).filter(({ role }) => role !== 'not');
  const days = saidDays(
    findings.filter((finding) => finding.kind === 'day'),
    tokens,
    false,
  );
  const stretch = findings.find((finding) => /^(week|weekend|month)$/.test(finding.kind));
  const [day, second] = days;
  if (!day) return stretch ? stretchSpan(stretch, today) : bareMonth(tokens, today);
  // 'tonight and tomorrow'
  if (second && second.date > day.date && standsAt(tokens, (second.parts[0]?.first ?? 0) - 1, 'and'))
    return {
      from: day.date,
      to: second.date,
      label: `${dayLabel(day.date, today)} to ${dayLabel(second.date, today)}`,
    };
  const inWeek = day.isBare && day.weekday !== undefined && stretch?.kind === 'week';
  const from = inWeek ? weekdayFrom(stretch.date, day.weekday ?? 0) : day.date;
  return day.endDate
    ? { from, to: day.endDate, label: `${dayDate(from)} to ${dayDate(day.endDate)}` }
    : { from, to: from, label: dayLabel(from, today) };
}

/** At the weekend nothing is left of this week: who asks for it means the coming one as well. */
export function spanAsked(text: string, clock: Clock): Span | undefined {
  const span = spanIn(text, clock);
  const isWeekend = weekday(clock.today) % 6 === 0;
  return isWeekend && span && /^(this week|the rest of the week)$/.test(span.label)
    ? { ...span, from: clock.today, to: addDays(mondayOf(clock.today), 13) }
    : span;
}

/** 'show me november'; the others are names and words as well. */
function bareMonth(tokens: readonly Token[], today: CalendarDate): Span | undefined {
  const isName = /^(may|march|mar|april|june|august|jan|dec)$/;
  const month = tokens.map(({ word }) => (isName.test(word) ? undefined : monthNamed(word))).find((one) => one);
  return month ? monthSpan(monthAhead(today, month), today) : undefined;
}

function dayLabel(date: CalendarDate, today: CalendarDate) {
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : dayDate(date);
}

function stretchSpan(finding: Finding, today: CalendarDate): Span | undefined {
  if (finding.kind === 'week') {
    return { from: finding.date, to: addDays(finding.date, 6), label: weekLabel(finding.date, today) };
  }
  if (finding.kind === 'weekend') {
    const isThis = finding.date === addDays(mondayOf(today), 5);
    return {
      from: finding.date,
      to: addDays(finding.date, 1),
      label: isThis ? 'this weekend' : `the weekend of ${dayDate(finding.date)}`,
    };
  }
  return finding.kind === 'month' ? monthSpan(finding.date, today) : undefined;
}

function weekLabel(monday: CalendarDate, today: CalendarDate) {
  if (monday === mondayOf(today)) return 'this week';
  return monday === addDays(mondayOf(today), 7) ? 'next week' : `the week of ${dayDate(monday)}`;
}

function monthSpan(first: CalendarDate, today: CalendarDate): Span {
  const label = first === firstOfMonth(today) ? 'this month' : monthAndYear(first);
  return { from: first, to: lastOfMonth(first), label };
}

/** 'the next 10 days', 'the next two weeks', 'the coming days' */
function countedStretch(tokens: readonly Token[], at: number, today: CalendarDate): Span | undefined {
  if (!standsAt(tokens, at, 'next|coming|following|within')) return undefined;
  const couple = standsAt(tokens, at + 1, 'couple', 'of') ? 1 : 0;
  const hasFew = standsAt(tokens, at + 1, 'few');
  const count = hasFew ? 4 : numberOf(tokens[at + 1]?.word);
  const unit = tokens[at + 2 + couple]?.word ?? '';
  if (standsAt(tokens, at, 'coming', 'days')) return { from: today, to: addDays(today, 6), label: 'the coming days' };
  if (!count) return undefined;
  const label = `the next ${tokens
    .slice(at + 1, at + 3 + couple)
    .map(({ word }) => word)
    .join(' ')}`;
  if (/^days?$/.test(unit)) return { from: today, to: addDays(today, count), label };
  if (/^weeks?$/.test(unit)) return { from: today, to: addDays(today, count * 7), label };
  return /^months?$/.test(unit) ? { from: today, to: addMonths(today, count), label } : undefined;
}

/** 'the first weekend of December' */
function weekendOfMonth(tokens: readonly Token[], at: number, today: CalendarDate): Span | undefined {
  const count = standsAt(tokens, at, 'last') ? { next: at + 1, is: 5 } : ordinalAt(tokens, at);
  if (!count || !standsAt(tokens, count.next, 'weekend|week', 'of|in')) return undefined;
  const month = monthNamed(tokens[count.next + 2]?.word);
  if (!month || count.is > 5) return undefined;
  const first = monthAhead(today, month);
  const isWeek = standsAt(tokens, count.next, 'week');
  const begin = addDays(isWeek ? first : weekdayFrom(first, 6), (count.is - 1) * 7);
  const from = begin > lastOfMonth(first) ? addDays(begin, -7) : begin;
  const label = tokens
    .slice(at, count.next + 2)
    .map(({ word }) => word)
    .join(' ');
  return { from, to: addDays(from, isWeek ? 6 : 1), label: `the ${label} ${monthAndYear(first)}` };
}

function restOf(tokens: readonly Token[], at: number, today: CalendarDate): Span | undefined {
  if (!standsAt(tokens, at, 'rest|remainder', 'of', 'the|this', 'week|month')) return undefined;
  const isWeek = standsAt(tokens, at + 3, 'week');
  const to = isWeek ? addDays(mondayOf(today), 6) : lastOfMonth(today);
  return { from: today, to, label: isWeek ? 'the rest of the week' : 'the rest of the month' };
}
