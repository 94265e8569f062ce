import { clockTime } from '#core/dates.ts';
import type { Values } from '../tools/tool.ts';
import type { Clause, Reader, Reading } from './reader.ts';
import { aboutKept } from './record-reader.ts';
import { upTo } from './said.ts';
import { completionIn } from './task-done.ts';
import { categoryOf, dueIn, dutyIn } from './task-words.ts';
import { asTitle } from './words.ts';

const aboutTask = aboutKept('task');
const aboutDone = aboutKept('task', ({ lower }) => completionIn(lower));

/** What has to be thought of. */
export const taskReader: Reader = async (clause, context) =>
  newTask(clause, context.asked.today, dutyIn(clause)) ??
  (await aboutDone(clause, context)) ??
  (await aboutTask(clause, context)) ??
  newTask(clause, context.asked.today, dueIn(clause));

const addIt = /\b(?:add|put|save|note) (?:it|that|this)\b/i;

function newTask({ text, when }: Clause, today: string, words: string | undefined): readonly Reading[] | undefined {
  if (words === undefined) return undefined;
  const title = asTitle(upTo(words, addIt).replaceAll('"', ''));
  // The planner keeps a day; the hour and the rhythm go into the words.
  const about = [when.repeats && `Repeats ${when.repeats}`, when.time && `At ${clockTime(when.time)}`].filter(Boolean);
  const category = when.repeats ? 'recurring' : categoryOf(title);
  const values: Values = {
    triggerDate: when.date ?? (when.time ? today : null),
    ...(category && { category }),
    ...(about.length > 0 && { description: about.join('. ') }),
  };
  if (title.length > 1) return [{ kind: 'propose', tool: 'add_task', values: { title, ...values }, quote: text }];
  const waiting = { kind: 'missing' as const, tool: 'add_task', values, field: 'title', quote: text };
  return [{ kind: 'ask', question: 'What should I remind you of?', waiting }];
}
