import { clockTime } from '#core/dates.ts';
import type { Clock, Values } from '../../tools/tool.ts';
import { isWhollyShopped } from '../groceries/words.ts';
import { isForMeal } from '../meals/words.ts';
import { clauseOf } from '../message/clause.ts';
import { isCommand } from '../message/requests.ts';
import { missing } from '../question-back.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { aboutKept } from '../records/reader.ts';
import { spanIn } from '../when/span.ts';
import { whenIn } from '../when/when.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { splitWords, withoutArticle } from '../words/words.ts';
import { countedBack, saidBefore } from './ahead.ts';
import { type Asking, askingIn, withoutLead } from './asking.ts';
import { completionIn } from './done.ts';
import { keptTask, taskThere } from './kept.ts';
import { withThing } from './one.ts';
import { isClear, titleIn } from './title.ts';
import { categoryOf, dueIn, dutyIn, isDeed, toDo } from './words.ts';

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
    (await keptTask(clause, context)) ??
    (await taskThere(clause, context)) ??
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

const areShopped = (words: string) =>
  words !== '' && splitWords(words).every((word) => isWhollyShopped(withoutArticle(word)));
/** 'hem David's trousers' */
const doing = /^\p{L}{2,15} (?:the|my|our|his|her|a|an|some|\p{L}{2,20}'s) /iu;
/** 'pay the rent by Friday, wash the car': the day is not that of all; it is where it stands before the first or behind the last. */
function isDayOfOne(text: string, clock: Clock): boolean {
  const jobs = text.split(', ').map((job) => ({ job, ...whenIn(job, clock) }));
  const ends = ({ job, untimed }: (typeof jobs)[number]) => job.startsWith(untimed);
  const [dated, ...others] = jobs.filter(({ when }) => when.date);
  const isOfAll = dated && (dated === jobs[0] ? !ends(dated) : dated === jobs.at(-1) && ends(dated));
  return others.length > 0 || (dated !== undefined && !isOfAll);
}
const quotes = /"|(?<=^| )'|'(?= |$)/g;
function newTask(clause: Clause, context: Context, duty: Asking | undefined): readonly Reading[] | undefined {
  const { text, when } = clause;
  const { asked, household } = context;
  // 'Don't forget the milk' is for the grocery list.
  if (duty === undefined || (!when.date && areShopped(duty.words))) return undefined;
  const jobs = /[:\n]/.test(text) || !/ and /i.test(duty.words) ? splitWords(duty.words) : [];
  // 'To do: return the parcel, call the insurance'
  const areDeeds = jobs.length > 1 && jobs.every((job) => (isDeed(job) && job.includes(' ')) || doing.test(job));
  if (areDeeds && isDayOfOne(text, asked)) return undefined;
  if (areDeeds)
    return jobs.flatMap((job) => newTask({ ...clause, text: job }, context, { words: job, reason: '' }) ?? []);
  // 'tomorrow: call mom, tacos for dinner': not all of it is to be done.
  if (
    duty.words
      .split(', ')
      .slice(1)
      .some((job) => isForMeal(job))
  )
    return undefined;
  const before = duty.reason || saidBefore(text, asked.message);
  const words = withThing(duty.words.replaceAll(quotes, ''), before, household);
  const title = titleIn(words);
  if (title === undefined) return undefined;
  const isDue = words !== duty.words && /\bdue\b/i.test(before);
  // The planner keeps a day; the hour and the rhythm go into the words.
  const about = [when.repeats && `Repeats ${when.repeats}`, when.time && `At ${clockTime(when.time)}`].filter(Boolean);
  const category = when.repeats ? 'recurring' : categoryOf(title);
  const values: Values = {
    triggerDate:
      when.date ?? when.until ?? (isDue ? whenIn(before, asked).when.date : null) ?? (when.time ? asked.today : null),
    ...(category && { category }),
    ...(about.length > 0 && { description: about.join('. ') }),
  };
  // 'in January' is no day yet.
  const isInMonth = spanIn(text, asked) !== undefined && spanIn(clause.untimed, asked) === undefined;
  if (isClear(title) && values.triggerDate === null && isInMonth)
    return missing('Which day exactly?', 'add_task', { title, ...values }, 'triggerDate', text);
  if (isClear(title)) return [{ kind: 'propose', tool: 'add_task', values: { title, ...values }, quote: text }];
  return missing('What should I remind you of?', 'add_task', values, 'title', text);
}
