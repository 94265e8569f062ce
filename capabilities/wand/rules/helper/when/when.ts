import { addDays, type CalendarDate } from '#core/dates.ts';
import type { Frequency } from '#core/recurrence.ts';
import type { Clock } from '../../tools/tool.ts';
import { rememberedFor } from '../words/remembered.ts';
import { weekdayFrom, weekdayInWeek } from './calendar.ts';
import { chosenDay, lastDay, type SaidDay, saidDays } from './choice.ts';
import { endOf, type Finding, findingsIn, isStretch, moves, ofKind, type Stretch } from './findings.ts';
import { hoursOf } from './hours-said.ts';
import { type Span, type Tokens, tokensOf } from './tokens.ts';

/** The date and time in a text. Days are calendar dates, times are like '15:30'. */
export interface When {
  date?: string;
  /** The last day of a period. */
  endDate?: string;
  time?: string;
  endTime?: string;
  repeats?: Frequency;
  until?: string;
}

export interface Said {
  when: When;
  /** The text without the words of the date and time. */
  untimed: string;
  /** Those words. */
  spans: readonly Span[];
}
const known = rememberedFor<Said>();

/** All dates and times in a text. Days are never in the past, unless the text has their year. */
export const whenIn = (text: string, clock: Clock): Said => known(clock)(text, () => toldIn(text, clock));

function toldIn(text: string, clock: Clock): Said {
  const tokens = tokensOf(text);
  const findings = findingsIn(tokens, text, clock).filter(({ kind }) => kind !== 'other');
  const isMove = moves.test(text);
  const said = findings.filter(({ role }) => role !== 'not');

  const [repeats, ...further] = said.filter(ofKind('repeats'));
  // 'weekly on Mondays' says the rhythm twice.
  const named = repeats?.repetition.weekday ?? further[0]?.repetition.weekday;
  const stretches = said.filter(isStretch);
  const days = saidDays(said.filter(ofKind('day')), tokens, isMove);
  const until = days.find(({ role }) => role === 'until');
  const untilStretch = stretches.find(({ role }) => role === 'until');
  const day = chosenDay(days, isMove, repeats !== undefined);
  const stretch = stretches.find((one) => one !== untilStretch);
  // 'Wednesday at 4 every week from Jan 6'
  const onDay = repeats && days.find((one) => one !== day && one.isBare);
  const weekday = named ?? onDay?.weekday;

  const { times, used } = hoursOf(said, text, isMove, day?.date === clock.today ? clock.now : '');
  // 'on Monday' doesn't mean today, unless a time is named that is still to come.
  const isAhead = stretch !== undefined || (times.time !== undefined && times.time > clock.now);
  const begins = addDays(clock.today, isAhead ? 0 : 1);
  const dated: Dated = { day, stretch, weekday, today: clock.today, begins, repeats: Boolean(repeats) };
  const date = dateOf(dated);
  const last = until ? lastDay(date ?? until.date, until) : untilStretch && endOf(untilStretch);
  const endDate = endDateOf(dated, date, last);
  const when: When = {
    ...(date && { date }),
    ...(endDate && { endDate }),
    ...times,
    ...(repeats && { repeats: repeats.repetition.frequency }),
    ...(last && { until: last }),
  };
  const isUsed = (finding: Finding) =>
    finding.role === 'not' ||
    finding === repeats ||
    (finding === further[0] && repeats?.repetition.weekday === undefined) ||
    isStretch(finding) ||
    finding.kind === 'part' ||
    finding.kind === 'lasting' ||
    used.some((one) => one === finding) ||
    [day, until, onDay].some((one) => one?.parts.includes(finding));
  const spans = [...findings.filter(isUsed), ...wholly(day)];
  return { when, untimed: withoutFindings(text, tokens, spans), spans };
}

/** Includes the words between a day and its end: 'Jan 8 and come back Jan 12'. */
const wholly = (day: SaidDay | undefined) => {
  const [first, last] = [day?.parts[0], day?.parts.at(-1)];
  return first && last && first !== last ? [{ first: first.first, next: last.next }] : [];
};

interface Dated {
  day: SaidDay | undefined;
  stretch: Stretch | undefined;
  weekday: number | undefined;
  today: CalendarDate;
  /** The first possible date of a rhythm. */
  begins: CalendarDate;
  repeats: boolean;
}

function dateOf({ day, stretch, weekday, today, begins, repeats }: Dated) {
  if (repeats && weekday !== undefined) {
    const base = day?.date ?? (stretch && stretch.date > today ? stretch.date : undefined);
    return weekdayFrom(base ?? begins, weekday);
  }
  if (day?.isBare && day.weekday !== undefined && stretch?.kind === 'week') {
    const inWeek = weekdayInWeek(stretch.date, day.weekday);
    return inWeek >= today ? inWeek : day.date;
  }
  if (!day && stretch?.kind === 'weekend') return stretch.date > today ? stretch.date : today;
  return day?.date;
}

function endDateOf({ day, stretch, repeats }: Dated, date?: CalendarDate, last?: CalendarDate) {
  if (!date) return undefined;
  if (day?.endDate) return day.endDate;
  if (!day && stretch?.kind === 'weekend') return addDays(stretch.date, 1);
  return last && !repeats && last > date ? last : undefined;
}

const alsoGone =
  /\b(instead|from now on|going forward|this year|first thing|sharp|on the dot|later|(at )?(the )?same time)\b/gi;

/** The text without dates and times, and without the punctuation around them. */
function withoutFindings(text: string, tokens: Tokens, findings: readonly Span[]): string {
  const letters = [...text.split('')];
  for (const { first, next } of findings) letters.fill(' ', tokens[first]?.from ?? 0, tokens[next - 1]?.to ?? 0);
  const rest = letters.join('');
  return (findings.length > 0 ? rest.replaceAll(alsoGone, ' ') : rest)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;:!?])/g, '$1')
    .replaceAll(/[,;:]([,.;:!?])/g, '$1')
    .trim()
    .replace(/^[,.;:!?-] ?/, '')
    .replace(/[,;:-]$/, '')
    .trim();
}
