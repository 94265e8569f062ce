import { addDays, type CalendarDate, lastOfMonth } from '#core/dates.ts';
import type { Clock } from '../../tools/tool.ts';
import { remembered, rememberedFor } from '../words/remembered.ts';
import { beginsHoliday, dayOfMonth, monthNamed, weekdayNamed, weekdaysNamed } from './calendar.ts';
import { datedDayAt, numberedDayAt } from './days.ts';
import { lastingAt, partAt, type Said, soonAt } from './parts.ts';
import { relativeAt } from './relative.ts';
import { repetitionAt } from './repeats.ts';
import { stretchAt } from './stretches.ts';
import { timeAt, timesAt } from './times.ts';
import { nthOf, numberOf, type Read, type Span, standsAt, type Token, type Tokens } from './tokens.ts';

/** A date, time or rhythm found in a text. `first` and `next` are its tokens, including small words before it. */
export type Finding = Span & { role: Role } & Said;

export type Kind<K extends Finding['kind']> = Extract<Finding, { kind: K }>;

export const ofKind =
  <K extends Finding['kind']>(...kinds: K[]) =>
  (finding: Finding): finding is Kind<K> =>
    kinds.some((kind) => kind === finding.kind);

/** A period that is named as a whole. */
export type Stretch = Kind<'week' | 'weekend' | 'month'>;
export const isStretch = ofKind('week', 'weekend', 'month');
export const endOf = ({ kind, date }: Stretch) =>
  kind === 'month' ? lastOfMonth(date) : addDays(date, kind === 'week' ? 6 : 1);

export type Role = 'plain' | 'start' | 'until' | 'to' | 'not';

/** Verbs for moving something: the words after 'to' are its new date or time. */
export const moves =
  /\b(move|moved|moving|reschedule|rescheduled|push|pushed|shift|shifted|bump|bumped|postpone|postponed|delay|delayed|change|changed|amend|amended|switch|switched|swap|forward)\b/i;

interface Before {
  isAfterDay: boolean;
  hasDay: boolean;
  weekday: number | undefined;
  /** The week or month that was named: 'in January on the 20th'. */
  from: CalendarDate;
}

function saidAt(tokens: Tokens, at: number, clock: Clock, isMove: boolean, before: Before): Read<Said> | undefined {
  const { isAfterDay, hasDay, weekday, from } = before;
  const { today } = clock;
  const dated = datedDayAt(tokens, at, today) ?? stretchAt(tokens, at, today);
  if (dated) return dated;
  const repeats = repetitionAt(tokens, at);
  if (repeats) return { next: repeats.next, is: { kind: 'repeats', repetition: repeats.is } };
  const context = { isAfterDay, hasDay, isMove };
  const time = timesAt(tokens, at, context) ?? timeAt(tokens, at, context);
  if (time) return time;
  const numbered = numberedDayAt(tokens, at, isAfterDay);
  const date = numbered && dayOfMonth(from, numbered.is, isAfterDay ? weekday : undefined);
  if (numbered && date) return { next: numbered.next, is: { kind: 'day', exact: 2, date } };
  return relativeAt(tokens, at, today) ?? partAt(tokens, at, isAfterDay);
}

const lead =
  /^(on|at|@|by|for|from|starting|beginning|until|till|til|through|thru|to|before|due|around|the|not|instead|of|rather|than|in|sometime|between|-|like|during)$/;
const isGap = (word: string) => /^[,.\-;:@]$/.test(word);

const roles: [Role, RegExp][] = [
  ['not', /\b(not|instead of|rather than)\b/],
  ['until', /\b(until|till|til|through|thru)\b/],
  ['to', /\bto\b|-/],
  ['start', /\b(from|starting|beginning)\b/],
];

/** Small words before a finding show its role and belong to it. `floor` is the end of the finding before it. */
function roleOf(tokens: Tokens, at: number, floor: number, isMove: boolean): { first: number; role: Role } {
  let first = at;
  const isLead = (token?: Token) => token && lead.test(token.word) && !(token.isGlued && /^\p{L}/u.test(token.word));
  // 'at about 4'
  // 'take the car in on Monday'
  const isParticle = (place: number) =>
    standsAt(tokens, place, 'in') && place + 1 < at && !standsAt(tokens, place + 1, 'the|between|around|like');
  const isLed = (place: number) =>
    (isLead(tokens[place]) && !isParticle(place)) || standsAt(tokens, place - 1, 'at', 'about|roughly|exactly');
  while (first > floor && isLed(first - 1)) first -= 1;
  if (standsAt(tokens, first - 3, 'first', 'one', 'is|on') && first - 3 >= floor)
    return { first: first - 3, role: 'start' };
  const words = tokens.slice(first, at).map(({ word }) => word);
  const role = roles.find(([, pattern]) => pattern.test(words.join(' ')))?.[0] ?? 'plain';
  // 'to' introduces a day only if something moves or lasts.
  const isLoose = role === 'to' && !isMove && first > floor;
  return isLoose ? { first: first + words.lastIndexOf('to') + 1, role: 'plain' } : { first, role };
}

/** What begins a day, a time or a rhythm, besides numbers and the names of days and months. */
const begins = new Set(
  `the a an another this next last coming every each once in within at mid early end start beginning middle week weekend day night exactly about around roughly half quarter noon midday midnight bi weekly biweekly
  fortnightly monthly quarterly annually yearly today today's todays tonight tonight's tonights tomorrow tomorrow's tomorrows yesterday yesterday's
  yesterdays morning mornings am afternoon afternoons evening evenings nights lunchtime pm`.split(/\s+/),
);
/** Most words begin none, and everything else would be tried with them in vain. */
const mayBegin = (word: string) =>
  begun(
    word,
    () =>
      begins.has(word) ||
      /^\d/.test(word) ||
      [numberOf, nthOf, monthNamed, weekdayNamed, weekdaysNamed].some((read) => read(word) !== undefined) ||
      beginsHoliday(word),
  );
const begun = remembered<boolean>();

const known = rememberedFor<Finding[]>();

export const findingsIn = (tokens: Tokens, text: string, clock: Clock): Finding[] =>
  known(clock)(text, () => foundIn(tokens, text, clock));

function foundIn(tokens: Tokens, text: string, clock: Clock): Finding[] {
  const isMove = moves.test(text);
  const findings: Finding[] = [];
  let end = 0;
  for (const [at, { word }] of tokens.entries()) {
    const hasTime = findings.some(({ kind }) => kind === 'time');
    const lasting = at >= end && hasTime ? lastingAt(tokens, at) : undefined;
    if (at < end || !(lasting || mayBegin(word))) continue;
    const soon = soonAt(tokens, at, clock);
    if (soon) {
      for (const said of soon.said) findings.push({ ...said, first: at, next: soon.next, role: 'plain' });
      end = soon.next;
      continue;
    }
    const last = findings.at(-1);
    const gap = last ? tokens.slice(last.next, at) : [];
    const isNear = last?.kind === 'day' && gap.every(({ word }) => isGap(word));
    const isAfterDay = isNear || (last?.kind === 'repeats' && gap.length === 0);
    const hasDay = findings.some(({ kind }) => kind === 'day');
    const weekday = last?.kind === 'day' ? last.weekday : undefined;
    const stretch = last?.kind === 'week' || last?.kind === 'month' ? last.date : clock.today;
    const from = stretch > clock.today ? stretch : clock.today;
    const said = lasting ?? saidAt(tokens, at, clock, isMove, { isAfterDay, hasDay, weekday, from });
    if (!said) continue;
    const { first, role } = roleOf(tokens, at, last?.next ?? 0, isMove);
    // 'from this week on'
    end = role === 'start' && standsAt(tokens, said.next, 'on|onward|onwards') ? said.next + 1 : said.next;
    findings.push({ ...said.is, first, next: end, role });
  }
  return findings;
}
