import { clockTime } from '#core/dates.ts';
import type { Values } from '../tools/tool.ts';
import { isWhollyShopped } from './grocery-words.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { aboutKept } from './record-reader.ts';
import { upTo } from './said.ts';
import { completionIn } from './task-done.ts';
import { withThing } from './task-one.ts';
import { categoryOf, dueIn, dutyIn } from './task-words.ts';
import { asTitle, splitWords, withoutArticle } from './words.ts';

const aboutTask = aboutKept('task');
const aboutDone = aboutKept('task', ({ lower }) => completionIn(lower));

/** What has to be thought of. */
export const taskReader: Reader = async (clause, context) =>
  newTask(clause, context, dutyIn(clause)) ??
  (await aboutDone(clause, context)) ??
  (await aboutTask(clause, context)) ??
  newTask(clause, context, dueIn(clause));

/** It would not tell her anything on the day: 'get him a new one'. */
const unclear = /\bones?$|^\S{1,40} (?:it|that|this|them)$/i;
const areShopped = (words: string) =>
  words !== '' && splitWords(words).every((word) => isWhollyShopped(withoutArticle(word)));
const addIt = /\b(?:add|put|save|note) (?:it|that|this)\b/i;

function newTask(
  { text, when }: Clause,
  { asked, household }: Context,
  duty: string | undefined,
): readonly Reading[] | undefined {
  // 'Don't forget the milk' is for the grocery list.
  if (duty === undefined || (!when.date && areShopped(duty))) return undefined;
  const words = withThing(upTo(duty, addIt).replaceAll('"', ''), asked.message, household);
  const title = asTitle(withoutArticle(words));
  // The planner keeps a day; the hour and the rhythm go into the words.
  const about = [when.repeats && `Repeats ${when.repeats}`, when.time && `At ${clockTime(when.time)}`].filter(Boolean);
  const category = when.repeats ? 'recurring' : categoryOf(title);
  const values: Values = {
    triggerDate: when.date ?? (when.time ? asked.today : null),
    ...(category && { category }),
    ...(about.length > 0 && { description: about.join('. ') }),
  };
  if (title.length > 1 && !unclear.test(title))
    return [{ kind: 'propose', tool: 'add_task', values: { title, ...values }, quote: text }];
  const waiting = { kind: 'missing' as const, tool: 'add_task', values, field: 'title', quote: text };
  return [{ kind: 'ask', question: 'What should I remind you of?', waiting }];
}
