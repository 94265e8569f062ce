import { clauseOf } from '../message/clause.ts';
import { isCommand } from '../message/requests.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { aboutKept } from '../records/reader.ts';
import { whenIn } from '../when/when.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { countedBack } from './ahead.ts';
import { type Asking, askingIn, withoutLead } from './asking.ts';
import { completionIn, taskDone } from './done.ts';
import { handedTask } from './handed.ts';
import { keptTask, taskThere } from './kept.ts';
import { newTask } from './new.ts';
import { withThing } from './one.ts';
import { dueIn, dutyIn, toDo } from './words.ts';

const aboutTask = aboutKept('task');
const aboutDone = aboutKept('task', ({ lower, when }, { asked }) =>
  when.date && when.date > asked.today ? undefined : completionIn(lower),
);

/** What has to be thought of. */
export const taskReader: Reader = async (said, context) => {
  const early = countedBack(said);
  if (early === 'unclear') return dutyIn(said) && [{ kind: 'answer', text: 'Which day is that? Please say its date.' }];
  const clause = unreminded(early ?? withoutReason(said, context), context);
  if (isWhy(clause, context)) return undefined;
  return (
    (await handedTask(clause, context)) ??
    (await keptTask(clause, context)) ??
    (await taskThere(clause, context)) ??
    (await taskDone(clause, context)) ??
    newTask(clause, context, dutyIn(clause)) ??
    (await allDone(clause, context)) ??
    (await aboutTask(clause, context)) ??
    newTask(clause, context, askedNext(clause, context) ?? dueIn(clause))
  );
};

const noReminder = /^(?:don't|do not|stop|no need to) remind(?:ing)? (?:me|us) (?:about|of|to) /i;

/** 'Don't remind me about the cards any more' */
const unreminded = (clause: Clause, { asked, household }: Context): Clause =>
  noReminder.test(clause.lower) ? clauseOf(clause.lower.replace(noReminder, 'no need for '), household, asked) : clause;

/** 'The batteries are done and the cards are done too' */
async function allDone(clause: Clause, context: Context): Promise<readonly Reading[] | undefined> {
  const parts = clause.text.split(/,? and (?:also )?/i).filter((part) => completionIn(part.toLowerCase()));
  if (parts.length < 2) return aboutDone(clause, context);
  const each = await Promise.all(
    parts.map((part) => aboutDone(clauseOf(part, context.household, context.asked), context)),
  );
  return each.every((readings) => readings !== undefined) ? each.flat() : aboutDone(clause, context);
}

/** 'I want to bake with Mia on Saturday so add flour to the list' asks for flour. */
function isWhy({ text, untimed }: Clause, { asked: { message } }: Context): boolean {
  const at = message.indexOf(text);
  const next = at < 0 ? '' : message.slice(at + text.length);
  return /^,? so /i.test(next) && isCommand(next.replace(/^,? so /i, '')) && !askingIn(untimed);
}

/** 'The slip is due Thursday. Remind me to sign it': the next sentence says what is to be done. */
function askedNext(clause: Clause, { asked, household }: Context): Asking | undefined {
  const at = asked.message.indexOf(clause.text);
  const next = at < 0 || !dueIn(clause) ? '' : asked.message.slice(at + clause.text.length);
  const { untimed, when } = whenIn(withoutPoliteness(next), asked);
  const words = when.date ? '' : (askingIn(untimed)?.words ?? '');
  const told = withThing(words, clause.untimed, household);
  return told === words ? undefined : { words: told, reason: '' };
}

/** 'I promised cupcakes for Friday: remind me Thursday to bake them': the day is that of the reminder. */
function withoutReason(clause: Clause, { asked, household }: Context): Clause {
  const asking = askingIn(clause.text);
  const said = whenIn(withoutPoliteness(asking?.words ?? ''), asked);
  if (!asking?.reason || (said.untimed === '' && !toDo.test(asking.reason))) return clause;
  // 'I want to get the photos booked before Christmas, make that a task for the 23rd'
  const deed = said.untimed === '' ? withoutLead(asking.reason) : asking.words;
  const own = clauseOf(
    `remind me to ${withThing(deed, whenIn(asking.reason, asked).untimed, household)}`,
    household,
    asked,
  );
  const date = said.when.date ?? own.when.date;
  return date ? { ...own, when: { ...own.when, date }, text: clause.text } : clause;
}
