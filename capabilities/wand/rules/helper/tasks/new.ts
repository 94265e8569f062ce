import { categoryOfTitle } from '#capabilities/planner/rules/category-of-title.ts';
import { capital } from '#core/capital.ts';
import { addDays, clockTime } from '#core/dates.ts';
import type { Clock, Values } from '../../tools/tool.ts';
import { isWhollyShopped } from '../groceries/words.ts';
import { isForMeal } from '../meals/words.ts';
import { missing } from '../question-back.ts';
import type { Clause, Context, Reading, When } from '../reader.ts';
import { adultIn } from '../reminders/assigned.ts';
import { rhythmIn } from '../when/rhythms.ts';
import { spanIn } from '../when/span.ts';
import { whenIn } from '../when/when.ts';
import { splitWords, withoutArticle } from '../words/words.ts';
import { saidBefore } from './ahead.ts';
import type { Asking } from './asking.ts';
import { areOfOneDay, jobsIn } from './jobs.ts';
import { withThing } from './one.ts';
import { isClear, titleIn } from './title.ts';

/** A task that is not kept yet, or several. */

const areShopped = (words: string) =>
  words !== '' && splitWords(words).every((word) => isWhollyShopped(withoutArticle(word)));
/** 'renew passports' in quotes; but "clean Nibbles' cage" has none. */
const quotes = /"|(?<=^| )'(?=[^']{1,80}'(?: |$))|(?<=(?:^| )'[^']{1,80})'(?= |$)/g;

/** An hour without a day is that of today, or of tomorrow where it is over. */
export function withToday({ when, text }: Pick<Clause, 'when' | 'text'>, clock: Clock): When {
  if (!when.time || when.date || when.until) return when;
  const { time = when.time } = whenIn(`${text} today`, clock).when;
  return { ...when, time, date: addDays(clock.today, time > clock.now ? 0 : 1) };
}

const partOfDay = /\b(morning|afternoon|evening|night|tonight)(?=s?\b)/;
const byThen = / (?:by|before) (?=\d|noon)/;

/** The planner keeps a day; the hour, the part of the day and the rhythm go into the words. */
export function aboutWhen(
  { lower, untimed, when }: Pick<Clause, 'lower' | 'untimed' | 'when'>,
  rhythm?: string,
): string {
  const [part = ''] = (when.time ? undefined : partOfDay.exec(lower)) ?? [];
  const isSaid = part !== '' && !partOfDay.test(untimed.toLowerCase());
  const words = part === 'tonight' ? 'Tonight' : part === 'night' ? 'At night' : `In the ${part}`;
  const untilThen = when.endTime ? ` until ${clockTime(when.endTime)}` : '';
  return [
    rhythm && capital(rhythm),
    when.repeats && `Repeats ${when.repeats}`,
    when.time && `${byThen.test(lower) ? 'By' : 'At'} ${clockTime(when.time)}${untilThen}`,
    isSaid && !rhythm && words,
  ]
    .filter(Boolean)
    .join('. ');
}

/** An hour at which somebody asks to be reminded, and not one by which something is done. */
export const hourReminded = ({ lower, when }: Pick<Clause, 'lower' | 'when'>): Values =>
  when.date && when.time && !when.repeats && /\bremind/.test(lower) && !byThen.test(lower)
    ? { remindAt: when.time }
    : {};

/** 'Remind David to fetch the cake' is David's task. */
function assignedIn(title: string, context: Context): { title: string; assigneeId?: string } {
  const [, who = '', deed = ''] = /^remind ([\p{L}' -]{2,30}?) to (.{3,200})$/iu.exec(title) ?? [];
  const adult = who ? adultIn(who, context) : undefined;
  return adult ? { title: capital(deed), assigneeId: adult.id } : { title };
}

export function newTask(clause: Clause, context: Context, duty: Asking | undefined): readonly Reading[] | undefined {
  const { text } = clause;
  const { asked, household } = context;
  // 'Don't forget the milk' is for the grocery list.
  if (duty === undefined || (!clause.when.date && !clause.when.time && areShopped(duty.words))) return undefined;
  const when = withToday(clause, asked);
  const jobs = jobsIn(duty.words, text);
  if (jobs.length > 1 && !areOfOneDay(text, asked)) return undefined;
  if (jobs.length > 1)
    return jobs.flatMap((job) => newTask({ ...clause, text: job, when }, context, { words: job, reason: '' }) ?? []);
  // 'tomorrow: call mom, tacos for dinner': not all of it is to be done.
  if (
    duty.words
      .split(', ')
      .slice(1)
      .some((job) => isForMeal(job))
  )
    return undefined;
  const before = duty.reason || saidBefore(text, asked.message);
  const own = rhythmIn(duty.words);
  const words = withThing((own?.rest ?? duty.words).replaceAll(quotes, ''), before, household);
  const said = titleIn(words);
  if (said === undefined) return undefined;
  const { title, ...whose } = assignedIn(said, context);
  const isDue = words !== duty.words && /\bdue\b/i.test(before);
  const description = aboutWhen({ ...clause, when }, own?.rhythm);
  const category = when.repeats || own ? 'recurring' : categoryOfTitle(title);
  const values: Values = {
    triggerDate: when.date ?? when.until ?? (isDue ? (whenIn(before, asked).when.date ?? null) : null),
    ...(category && { category }),
    ...(description && { description }),
    ...(!own && hourReminded({ ...clause, when })),
    ...whose,
  };
  // 'in January' is no day yet.
  const isInMonth = spanIn(text, asked) !== undefined && spanIn(clause.untimed, asked) === undefined;
  if (isClear(title) && values.triggerDate === null && isInMonth)
    return missing('Which day exactly?', 'add_task', { title, ...values }, 'triggerDate', text);
  if (isClear(title)) return [{ kind: 'propose', tool: 'add_task', values: { title, ...values }, quote: text }];
  return missing('What should I remind you of?', 'add_task', values, 'title', text);
}
