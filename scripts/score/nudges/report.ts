import { nudgesOn } from '#capabilities/nudges/rules/nudges.ts';
import type { Family } from './family.ts';
import { dueFrom, type Habit, type Kind, kinds, periodOn } from './habit.ts';
import { closedOn, cycleOn, type MissedDueDate, type Score, type WrongNudge } from './judge.ts';
import { type JudgedFamily, judgeFamilies, scoreOf, sets } from './sets.ts';

/** The targets for suggestions, in percent. All ended habits must be gone, and a new family must see no suggestion. */
const least = { right: 80, suggested: 70 };
const examples = 8;

const share = (part: number, whole: number) => (100 * part) / Math.max(1, whole);
const percent = (part: number, whole: number) => `${share(part, whole).toFixed(1)} %`;

const isMet = ({ shown, right, dueDates, suggested, ended, gone, tooSoon }: Score) =>
  share(right, shown) >= least.right &&
  share(suggested, dueDates) >= least.suggested &&
  gone === ended &&
  tooSoon === 0;

function scoreLines(title: string, score: Score) {
  const { habits, shown, right, dueDates, suggested, sharesOfHabits, ended, gone, tooSoon } = score;
  return [
    `${title}: ${isMet(score) ? 'target met' : 'TARGET MISSED'} (${habits} habits)`,
    `${title} true and due: ${percent(right, shown)} of ${shown} shown (target ${least.right})`,
    `${title} suggested in time: ${percent(suggested, dueDates)} of ${dueDates} due dates (target ${least.suggested}), ` +
      `${percent(sharesOfHabits, habits)} of a habit's on average`,
    `${title} gone two periods after their end: ${gone} of ${ended}`,
    `${title} shown in the first two weeks: ${tooSoon}`,
  ];
}

/** A few examples, spread from the first family to the last. */
const spread = <Item>(items: readonly Item[]) =>
  items.filter((_, index) => index % Math.ceil(items.length / examples) === 0);

const describe = ({ name, period, later }: Habit) =>
  `${name}, every ${period} days${later ? `, later every ${later.period}` : ''}`;

const timesBefore = ({ finished }: Habit, { dates }: Family, day: number) => {
  const before = finished.flatMap(({ doneOn = 0 }) => (doneOn < day ? [dates[doneOn]] : []));
  return before.slice(-6).join(' ') || 'never';
};

function wrongLine({ seed, dates }: Family, { shown, fault, habit }: WrongNudge) {
  const { day, key, nudge } = shown;
  const due = habit ? `; ${describe(habit)}, in time from ${dates[dueFrom(cycleOn(habit, day))]}` : '';
  const evidence = shown.dates.slice(-6).join(' ');
  return `  family ${seed}, ${dates[day]}: ${key} is wrong (${fault}${due}); '${nudge.reason}', known ${evidence}`;
}

function missedLine(family: Family, { habit, cycle }: MissedDueDate) {
  const { seed, dates } = family;
  const time = `from ${dates[dueFrom(cycle)]} to ${dates[closedOn(cycle)]}`;
  return `  family ${seed}: ${habit.key} was not shown ${time} (${describe(habit)}); happened ${timesBefore(habit, family, closedOn(cycle))}`;
}

function stayedLine(family: Family, habit: Habit) {
  const { seed, dates } = family;
  const end = `ended on ${dates[habit.until]}, every ${periodOn(habit, habit.until)} days`;
  return `  family ${seed}: ${habit.key} stayed (${end}); happened ${timesBefore(habit, family, habit.until)}`;
}

function missLines(title: string, families: readonly JudgedFamily[], kind: Kind) {
  const all = families.map(({ replayed, judged }) => ({ family: replayed.family, ...judged[kind] }));
  const wrong = all.flatMap(({ family, wrong }) => wrong.map((one) => ({ family, ...one })));
  const faults = Object.entries(Object.groupBy(wrong, ({ fault }) => fault));
  return [
    `${title} wrong: ${faults.map(([fault, of = []]) => `${fault} ${of.length}`).join(', ')}`,
    ...spread(wrong).map((one) => wrongLine(one.family, one)),
    ...spread(all.flatMap(({ family, missed }) => missed.map((one) => missedLine(family, one)))),
    ...spread(all.flatMap(({ family, stayed }) => stayed.map((habit) => stayedLine(family, habit)))),
  ];
}

interface ReportOptions {
  isSealed: boolean;
  /** Lists some of the wrong and missed suggestions; never those of the sealed families. */
  showMisses: boolean;
}

/** Replays all families of one set. */
export function nudgesReport({ isSealed, showMisses }: ReportOptions): string[] {
  const set = isSealed ? 'sealed' : 'open';
  const families = judgeFamilies(nudgesOn, sets[set]);
  return kinds.flatMap((kind) => {
    const title = `${set} ${kind}s`;
    const misses = showMisses && !isSealed ? missLines(title, families, kind) : [];
    return [...scoreLines(title, scoreOf(families, kind)), ...misses];
  });
}
