import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { meaningOf, namedIn } from '../records/find-record.ts';
import type { Thing } from '../things.ts';
import { takeCommands } from './commands.ts';
import { monthDate, takeDayByRecord } from './days-by-records.ts';
import { takeEachWhen, takeWhenSaid } from './days-said.ts';
import { asValues, type Draft, says, take, takeMeanings } from './draft.ts';
import { type Frame, missing } from './frame.ts';
import { takeNewName } from './new-name.ts';
import { isAdult, takePeople, takeSelf } from './people-said.ts';
import { changesOf, thingsMeant, whichOne } from './records.ts';
import { shiftIn, takeShift } from './shift-said.ts';
import { takeWhatToDo } from './task-title.ts';
import { tidied, withoutFillers } from './titles.ts';

/** 'remind Sam', 'Callum should', 'tell Astrid to': the assignee. Other people are part of the task. */
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
    takeMeanings(draft, 'move change same');
    const title = takeNewName(draft);
    const things = thingsMeant(draft, 'task');
    const shift = shiftIn(draft);
    takeMeanings(draft, 'shift.later shift.earlier');
    const when = takeWhenSaid(draft, shift ? [shift.span] : []);
    const [other] = takePeople(draft, isAdult);
    const isHers = says(draft, 'does') && !other && !when.date;
    takeMeanings(draft, 'does');
    const assignee = other ?? (isHers ? takeSelf(draft) : undefined);
    const values = (one: Thing) =>
      asValues({
        id: one.id,
        triggerDate: takeShift(draft, one)?.date ?? monthDate(draft, one.date, when.date ?? when.until),
        title,
        // 'to Monday, the shop is shut Tuesdays' doesn't set a rhythm.
        recurringFrequency: draft.found.when.some(({ kind }) => kind === 'day') ? undefined : when.repeats,
        assigneeId: assignee?.id,
      });
    return changesOf(things, values, 'triggerDate');
  },
};

/** 'I gave the rest to Mrs. Souza' only mentions whom a task is for: what was done, and to what, tells that it's done. */
function tasksReported(draft: Draft): Thing[] {
  const stems = new Set(draft.found.words.map(({ stem }) => stem));
  const isSaid = (stem: string) => stems.has(stem);
  const fewest = says(draft, 'finish', 'dismiss') ? 1 : 2;
  return thingsMeant(draft, 'task', ({ title }) => {
    const all = meaningOf(title);
    return !all.some(isSaid) || all.every(isSaid) || namedIn(title).filter(isSaid).length >= fewest;
  });
}

export const taskFrames: readonly Frame[] = [
  addTask,
  changeTask,
  whichOne('dismiss_task', 'task', 'finish dismiss tick remove not planner', tasksReported),
  whichOne('remove_task', 'task', 'remove dismiss not callOff planner'),
];
