import { addDays, type CalendarDate, daysBetween } from '#core/dates.ts';

/** How regular the dates of one thing must be to count as a habit. The numbers for each kind are next to its rule. */
export interface HabitThresholds {
  /** The fewest intervals between dates, and the most: older ones don't count. */
  fewest: number;
  most: number;
  /** The shortest and longest period of a habit, in days. */
  shortest: number;
  longest: number;
  /** How much an interval may differ from the period, as a fraction of the period. */
  tolerance: number;
  /** The same with only the fewest intervals: little evidence must be more regular. */
  firstTolerance: number;
  /** Number of regular intervals at which the strength is half. */
  half: number;
  /** How early a nudge is due, as a fraction of the uncertainty. */
  lead: number;
  /** The nudge is due at least this many days before the expected day. */
  leastLead: number;
  /** Whether an extra one postpones the next: a second carton of milk does, an extra visit to the dentist does not. */
  extraPostponesNext: boolean;
}

interface Rhythm {
  /** Mean of the regular intervals, in days. */
  period: number;
  /** The days that count, oldest first. */
  days: number[];
  /** The last of these days. */
  last: number;
  /** The day on which it's expected next. */
  next: number;
  /** 0 to 1, from the number and regularity of dates; it ignores how long ago they were. */
  certainty: number;
}

/** A date that comes sooner than this fraction of the period is an extra, such as milk for a cake. */
const maxExtraFraction = 0.6;
/** An interval of two periods, because one was skipped, counts half as much as a regular one. */
const skippedIntervalWeight = 0.5;
/** Fraction of the intervals that must be regular. */
const minRegularFraction = 0.6;
/** A habit is forgotten this many periods after its last day. */
const forgottenAfterPeriods = 1.9;

const epoch: CalendarDate = '2000-01-01';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return sum(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1)) / (half % 1 ? 1 : 2);
}

/** The uncertainty of the expected day, in days: 'about now' is shorter for milk than for the dentist. */
const uncertainty = (period: number) => Math.min(7, period / 4);

const intervalsOf = (days: readonly number[]) => days.slice(1).map((day, index) => day - (days[index] as number));

function withoutExtras(days: readonly number[], period: number): number[] {
  const kept: number[] = [];
  for (const day of days)
    if (kept.length === 0 || day - (kept.at(-1) as number) >= maxExtraFraction * period) kept.push(day);
  return kept;
}

function rhythmIn(all: readonly number[], thresholds: HabitThresholds): Rhythm | undefined {
  const days = withoutExtras(all, median(intervalsOf(all)));
  const distances = intervalsOf(days);
  if (distances.length < thresholds.fewest) return undefined;
  const usual = median(distances);
  if (usual < thresholds.shortest || usual > thresholds.longest) return undefined;
  const part = distances.length === thresholds.fewest ? thresholds.firstTolerance : thresholds.tolerance;
  const isNear = (distance: number, to: number) => Math.abs(distance - to) <= part * usual;
  const regular = distances.filter((distance) => isNear(distance, usual));
  const missed = distances.filter((distance) => !isNear(distance, usual) && isNear(distance, 2 * usual));
  const regularity = (regular.length + skippedIntervalWeight * missed.length) / distances.length;
  if (regular.length < thresholds.fewest || regularity < minRegularFraction) return undefined;
  const period = sum(regular) / regular.length;
  const offBy = sum(regular.map((distance) => Math.abs(distance - period))) / (regular.length - 1);
  // Too irregular: 'about now' would be wrong too often.
  if (offBy > uncertainty(period)) return undefined;
  const last = days.at(-1) ?? 0;
  const extras = thresholds.extraPostponesNext ? all.filter((day) => day > last).length : 0;
  return {
    period,
    days,
    last,
    next: last + Math.round((1 + extras) * period),
    certainty: (regularity * regular.length) / (regular.length + thresholds.half),
  };
}

/** The rhythm of these days: of all recent ones, or only of the latest if they are more regular, as after a change. */
function rhythmOf(days: readonly number[], thresholds: HabitThresholds): Rhythm | undefined {
  const recent = [...new Set(days)].toSorted((a, b) => a - b).slice(-(thresholds.most + 1));
  let best: Rhythm | undefined;
  for (let count = recent.length; count > thresholds.fewest; count--) {
    const found = rhythmIn(recent.slice(-count), thresholds);
    if (found && found.certainty > (best?.certainty ?? 0)) best = found;
  }
  return best;
}

/**
 * Whether a habit is due on a day, from its dates. It stays due for a few days, and is then hidden until it was done
 * again.
 */
export function habitOn(today: CalendarDate, dates: readonly CalendarDate[], thresholds: HabitThresholds) {
  if (dates.length <= thresholds.fewest) return undefined;
  const rhythm = rhythmOf(
    dates.map((date) => daysBetween(epoch, date)),
    thresholds,
  );
  if (!rhythm) return undefined;
  const { period, days, last, next, certainty } = rhythm;
  const now = daysBetween(epoch, today);
  const isForgotten = now > last + forgottenAfterPeriods * period;
  const fading = (now - next) / ((forgottenAfterPeriods - 1) * period);
  const dateOn = (day: number) => addDays(epoch, day);
  return {
    // The strength fades from the expected day on, and is 0 before another period has passed: by then the habit has
    // ended.
    strength: isForgotten ? 0 : certainty * Math.min(1, Math.max(0, 1 - fading)),
    evidence: days.map(dateOn),
    dueSince: dateOn(next - Math.max(thresholds.leastLead, Math.floor(thresholds.lead * uncertainty(period)))),
    dueUntil: dateOn(next + Math.max(2, Math.round(uncertainty(period)))),
    period: Math.round(period),
  };
}
