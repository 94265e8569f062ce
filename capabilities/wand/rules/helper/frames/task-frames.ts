import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { takeNewName } from './changed.ts';
import { takeCommands, takeQuoted, tidied } from './core.ts';
import {
  asValues,
  type Draft,
  isAdult,
  type Run,
  runsOf,
  says,
  take,
  takeMeanings,
  takePeople,
  takeSelf,
} from './draft.ts';
import { type Frame, missing } from './frame.ts';
import { oneOf, thingsMeant } from './records.ts';
import { monthDate, shiftIn, takeDayByRecord, takeEachWhen, takeShift, takeWhenSaid } from './saying-when.ts';
import { withoutFillers } from './titles.ts';

/** Tasks of the planner. */

const isSign = (word = '') => /^[,;:.!?()-]$/.test(word);

/** 'remind Sam', 'Callum should', 'tell Astrid to': who is to do it. Somebody else beside it is part of the task. */
function takeDoer(draft: Draft): HouseholdMember | undefined {
  const { mentions, meanings } = draft.found;
  const told = mentions.find(
    ({ first, next, who }) =>
      who.length === 1 &&
      who.every(isAdult) &&
      meanings.some(
        ({ meaning, ...at }) =>
          (meaning === 'tell' && at.next === first) ||
          (meaning === 'shouldDo' && at.first === next) ||
          (meaning === 'listOf' && at.first === next),
      ),
  );
  if (!told) return undefined;
  take(draft, told);
  for (const one of meanings)
    if ((one.meaning === 'shouldDo' || one.meaning === 'listOf') && one.first === told.next) take(draft, one);
  return told.who[0];
}

/** Words that say it has to be thought of, before or behind what is to be done. */
const asks = ['remind', 'filing'];

/** 'I must', 'gotta', and not 'the car has to be renewed', which says what. */
const musts = ({ found: { words, meanings } }: Draft) =>
  meanings.filter(
    ({ meaning, first }) =>
      meaning === 'mustDo' && (first === 0 || isSign(words[first - 1]?.word) || words[first - 1]?.isSmall),
  );

/** Where what is to be done begins: behind 'remind me to', 'task for Friday:', 'I must'. */
function leadEnd(draft: Draft): number | undefined {
  const { words, meanings } = draft.found;
  const asked = meanings.filter(({ meaning }) => asks.includes(meaning) || meaning === 'tell');
  const ends = asked.flatMap(({ next }) => {
    if (words[next - 1]?.word === 'to') return [next];
    for (let at = next; at < Math.min(words.length, next + 14); at++) {
      const word = words[at]?.word ?? '';
      if (/^(?:to|that|about|:)$/.test(word)) return [at + 1];
      if (/^[.!?;,]$/.test(word)) return [];
    }
    return [];
  });
  return ends[0] ?? musts(draft)[0]?.next;
}

const linked = /^(?:for|with|from|to|at|of|about|and|in|on|by|before|after|until|into|off|out|up|the)$/;

/** Runs that go on with each other, with the small words between them. */
function joined(draft: Draft, runs: readonly Run[]): string {
  return runs.reduce((text, run, at) => {
    const isOn = at > 0 && linked.test(run.lead) && !draft.used.has(run.first - 1);
    return `${text} ${isOn ? `${run.lead} ` : ''}${run.text}`.trim();
  }, '');
}

const isApart = ({ found: { words } }: Draft, from: number, to: number) =>
  words.slice(from, to).some(({ word, isGlued }) => isSign(word) && !(word === '-' && isGlued));

/** The runs from one on, up to a sign. */
function goingOn(draft: Draft, runs: readonly Run[], first: Run): Run[] {
  const all = [first];
  for (const run of runs) {
    const last = all.at(-1) ?? first;
    if (run.first > last.first && !isApart(draft, last.next, run.first)) all.push(run);
  }
  return all;
}

const pronoun = /\b(?:it|them|that|one)\b/i;

/** 'The permission slip is due. Remind me to sign it': what 'it' is stands before. */
function withWhatIsMeant(draft: Draft, title: string, runs: readonly Run[], taken: readonly Run[]): string {
  const [first] = taken;
  const before = runs.filter((run) => !taken.includes(run) && first && run.first < first.first)[0];
  const isEmpty = withoutFillers(title).split(' ').length < 2;
  const { words, text } = draft.found;
  const behind = first ? text.slice(words[first.first]?.from).split(/[,.;!?]/)[0] : '';
  if (!before || !(pronoun.test(behind ?? '') || isEmpty)) return title;
  take(draft, before);
  return `${title} (${before.text})`;
}

function takeWhatToDo(draft: Draft): string | undefined {
  const quoted = takeQuoted(draft);
  if (quoted) return quoted;
  const end = leadEnd(draft);
  for (const one of musts(draft)) take(draft, one);
  takeCommands(draft, ...asks);
  const runs = runsOf(draft);
  const [behind] = end === undefined ? [] : runs.filter(({ first, next }) => first >= end || next > end);
  const first = behind ?? mostLikely(draft, runs);
  if (!first) return undefined;
  const taken = goingOn(draft, runs, first);
  for (const run of taken) take(draft, run);
  return withWhatIsMeant(draft, joined(draft, taken), runs, taken);
}

/** Without a lead: the first run that is no reason. */
const mostLikely = ({ found: { meanings } }: Draft, runs: readonly Run[]) =>
  runs.find(
    ({ first, next }) =>
      !meanings.some(
        (one) => one.first >= first - 1 && one.first < next && (one.meaning === 'telling' || one.meaning === 'reason'),
      ),
  ) ?? runs[0];

const addTask: Frame = {
  tool: 'add_task',
  fill(draft) {
    const doer = takeDoer(draft);
    takeCommands(draft, 'add', 'planner');
    const byRecord = takeDayByRecord(draft);
    const whens = takeEachWhen(draft);
    const said = takeWhatToDo(draft);
    const title = said && tidied(withoutFillers(said));
    const isSelf = doer?.relationship === 'self';
    const cards = whens.map((when) =>
      asValues({
        title: title || undefined,
        triggerDate: byRecord ?? when.date ?? (when.repeats ? undefined : when.until),
        remindAt: when.time,
        assigneeId: doer && !isSelf ? doer.id : undefined,
        recurringFrequency: when.repeats,
        recurringUntil: when.repeats ? (when.until ?? when.endDate) : undefined,
        category: when.repeats ? 'recurring' : 'task',
      }),
    );
    if (title) takeSelf(draft);
    return title ? { cards } : missing('title', 'What should I remind you of?', cards[0] ?? {});
  },
};

const changeTask: Frame = {
  tool: 'change_task',
  needs: ['task'],
  fill(draft) {
    takeMeanings(draft, 'move', 'change', 'same');
    const title = takeNewName(draft);
    const things = thingsMeant(draft, 'task');
    const [thing] = things;
    if (!thing) return undefined;
    const shift = shiftIn(draft);
    const shifted = takeShift(draft, thing);
    takeMeanings(draft, 'shift.later', 'shift.earlier');
    const when = takeWhenSaid(draft, shift ? [shift.span] : []);
    const [other] = takePeople(draft, isAdult);
    const isHers = says(draft, 'does') && !other && !when.date;
    takeMeanings(draft, 'does');
    const assignee = other ?? (isHers ? takeSelf(draft) : undefined);
    const values = (one: typeof thing) =>
      asValues({
        id: one.id,
        triggerDate: shifted?.date ?? monthDate(draft, one.date, when.date ?? when.until),
        title,
        // 'to Monday, the shop is shut Tuesdays' tells no rhythm of it.
        recurringFrequency: draft.found.when.some(({ kind }) => kind === 'day') ? undefined : when.repeats,
        assigneeId: assignee?.id,
      });
    if (Object.keys(values(thing)).length === 1)
      return missing('triggerDate', `What should change about ${thing.title}?`, { id: thing.id });
    return oneOf(things, values);
  },
};

const endTask = (tool: string, ...meanings: string[]): Frame => ({
  tool,
  needs: ['task'],
  fill(draft) {
    takeMeanings(draft, ...meanings);
    const things = thingsMeant(draft, 'task');
    takeMeanings(draft, 'planner');
    takeWhenSaid(draft);
    takePeople(draft);
    return oneOf(things, ({ id }) => ({ id }));
  },
});

export const taskFrames: readonly Frame[] = [
  addTask,
  changeTask,
  endTask('dismiss_task', 'finish', 'dismiss', 'tick', 'remove', 'not'),
  endTask('remove_task', 'remove', 'dismiss', 'not', 'callOff'),
];
