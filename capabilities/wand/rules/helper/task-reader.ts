import { clockTime } from '#core/dates.ts';
import type { Values } from '../tools/tool.ts';
import { clauseOf } from './clause.ts';
import { isWhollyShopped } from './grocery-words.ts';
import { withoutPoliteness } from './polite.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { aboutKept } from './record-reader.ts';
import { upTo } from './said.ts';
import { countedBack, saidBefore } from './task-ahead.ts';
import { type Asking, askingIn, deedIn, needIn } from './task-asking.ts';
import { completionIn } from './task-done.ts';
import { keptTask } from './task-kept.ts';
import { withThing } from './task-one.ts';
import { categoryOf, dueIn, dutyIn, isDeed } from './task-words.ts';
import { whenIn } from './when.ts';
import { asTitle, splitWords, withoutArticle } from './words.ts';

const aboutTask = aboutKept('task');
const aboutDone = aboutKept('task', ({ lower, when }, { asked }) =>
  when.date && when.date > asked.today ? undefined : completionIn(lower),
);

/** What has to be thought of. */
export const taskReader: Reader = async (said, context) => {
  const early = await countedBack(said, context);
  if (early === 'unclear')
    return dutyIn(said) && [{ kind: 'answer', text: 'The day before what? Please say its day.' }];
  const clause = early ?? withoutReason(said, context);
  return (
    (await keptTask(clause, context)) ??
    newTask(clause, context, dutyIn(clause)) ??
    (await aboutDone(clause, context)) ??
    (await aboutTask(clause, context)) ??
    newTask(clause, context, askedNext(clause, context) ?? dueIn(clause))
  );
};

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
  if (!asking?.reason || whenIn(asking.words, asked).untimed === '') return clause;
  const words = withThing(asking.words, whenIn(asking.reason, asked).untimed, household);
  const own = clauseOf(`remind me to ${words}`, household, asked);
  return own.when.date ? { ...own, text: clause.text } : clause;
}

/** It would not tell her anything on the day: 'get him a new one'. */
const unclear = /\bones?$|^\S{1,40} (?:it|that|this|them)$|^\S{1,40}'s$/i;
const areShopped = (words: string) =>
  words !== '' && splitWords(words).every((word) => isWhollyShopped(withoutArticle(word)));
const quotes = /"|(?<=^| )'|'(?= |$)/g;
const someTime =
  /(?:^|,? )(?:no rush|don't let it slip|don't forget(?: it)?$|it's important|no hurry|whenever|when i (?:can|get a chance)|at some point|some ?time soon|sometime|asap)\b/i;
const addIt = /\b(?:add|put|save|note) (?:it|that|this)\b/i;

function newTask(clause: Clause, context: Context, duty: Asking | undefined): readonly Reading[] | undefined {
  const { text, when } = clause;
  const { asked, household } = context;
  // 'Don't forget the milk' is for the grocery list.
  if (duty === undefined || (!when.date && areShopped(duty.words))) return undefined;
  const jobs = /[:\n]/.test(text) ? splitWords(duty.words) : [];
  // 'To do: return the parcel, call the insurance'
  if (jobs.length > 1 && jobs.every((job) => isDeed(job) && job.includes(' ')))
    return jobs.flatMap((job) => newTask({ ...clause, text: job }, context, { words: job, reason: '' }) ?? []);
  const before = duty.reason || saidBefore(text, asked.message);
  const told = duty.words || deedIn(before) || needIn(before);
  const words = withThing(upTo(upTo(told, addIt), someTime).replaceAll(quotes, ''), before, household);
  if (words === '' && told !== '') return undefined;
  const title = asTitle(withoutArticle(words));
  const isDue = words !== told && /\bdue\b/i.test(before);
  // The planner keeps a day; the hour and the rhythm go into the words.
  const about = [when.repeats && `Repeats ${when.repeats}`, when.time && `At ${clockTime(when.time)}`].filter(Boolean);
  const category = when.repeats ? 'recurring' : categoryOf(title);
  const values: Values = {
    triggerDate:
      when.date ?? when.until ?? (isDue ? whenIn(before, asked).when.date : null) ?? (when.time ? asked.today : null),
    ...(category && { category }),
    ...(about.length > 0 && { description: about.join('. ') }),
  };
  if (title.length > 1 && !unclear.test(title))
    return [{ kind: 'propose', tool: 'add_task', values: { title, ...values }, quote: text }];
  const waiting = { kind: 'missing' as const, tool: 'add_task', values, field: 'title', quote: text };
  return [{ kind: 'ask', question: 'What should I remind you of?', waiting }];
}
