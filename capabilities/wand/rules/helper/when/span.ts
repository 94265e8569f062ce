import { addDays, type CalendarDate, lastOfMonth, weekday } from '#core/dates.ts';
import type { Clock } from '../../tools/tool.ts';
import { rememberedFor } from '../words/remembered.ts';
import { mondayOf, monthNamed, weekdayFrom } from './calendar.ts';
import { saidDays } from './choice.ts';
import { endOf, findingsIn, isStretch, ofKind } from './findings.ts';
import { monthAhead } from './stretches.ts';
import { type Tokens, tokensOf } from './tokens.ts';

/** A period of days, both inclusive. */
export interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

/** The period that a question is about, if it names one. */
export const spanIn = (text: string, clock: Clock): Days | undefined => known(clock)(text, () => foundIn(text, clock));
const known = rememberedFor<Days | undefined>();

function foundIn(text: string, clock: Clock): Days | undefined {
  const tokens = tokensOf(text);
  const findings = findingsIn(tokens, text, clock).filter(({ role }) => role !== 'not');
  const [day] = saidDays(findings.filter(ofKind('day')), tokens, false);
  const stretch = findings.find(isStretch);
  if (!day) return stretch ? { from: stretch.date, to: endOf(stretch) } : bareMonth(tokens, clock.today);
  const inWeek = day.isBare && day.weekday !== undefined && stretch?.kind === 'week';
  const from = inWeek ? weekdayFrom(stretch.date, day.weekday ?? 0) : day.date;
  return { from, to: day.endDate ?? from };
}

/** On a weekend, 'this week' also means the coming week, because nothing is left of the current one. */
export function spanAsked(text: string, clock: Clock): Days | undefined {
  const span = spanIn(text, clock);
  const monday = mondayOf(clock.today);
  const isThisWeek = span?.from === monday && span.to === addDays(monday, 6);
  return isThisWeek && weekday(clock.today) % 6 === 0 ? { from: clock.today, to: addDays(monday, 13) } : span;
}

/** 'show me november'; other months are also names or words. */
function bareMonth(tokens: Tokens, today: CalendarDate): Days | undefined {
  const isName = /^(may|march|mar|april|june|august|jan|dec)$/;
  const month = tokens.map(({ word }) => (isName.test(word) ? undefined : monthNamed(word))).find((one) => one);
  const from = month && monthAhead(today, month);
  return from ? { from, to: lastOfMonth(from) } : undefined;
}
