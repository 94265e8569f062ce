import type { Proposal } from '../../../contract.ts';
import type { Values } from '../../tools/tool.ts';
import { clauseOf } from '../message/clause.ts';
import { hourBefore } from '../pointing/that-day.ts';
import type { Context, Step } from '../reader.ts';
import { noTitles } from '../records/titles.ts';
import { aboutWhen, hourReminded } from '../tasks/new.ts';
import { taskReader } from '../tasks/reader.ts';
import { isBareReminder, remindedOf, subjectOf } from '../tasks/reminded-of.ts';
import { dateOn, relativeDay } from './days.ts';
import { isRemark } from './parts.ts';
import { valuesOf } from './target.ts';

/** She wants to be reminded of what was spoken of before: 'remind me the day before', 'remind me to buy one on Saturday'. */

export async function remindedOfCard(
  [card, ...others]: readonly Proposal[],
  context: Context,
): Promise<Step[] | undefined> {
  if (!card || others.length > 0 || !/\bremind\b/i.test(context.asked.message)) return undefined;
  const values = valuesOf(card);
  const named: Values = { ...values, [card.tool.endsWith('_birthday') ? 'name' : 'title']: card.subject };
  return (
    remindedAt(subjectOf(card.tool, named, context.household, noTitles), values, context) ??
    deedReminded(card.tool, named, context)
  );
}

/** The same of what is called so: 'remind me the day before'. */
export function remindedAt(
  title: string | undefined,
  values: Values,
  { asked, household }: Context,
): Step[] | undefined {
  const time = typeof values.time === 'string' ? values.time : undefined;
  const said = hourBefore(asked.message, { date: dateOn(values), time });
  const clause = clauseOf(relativeDay(said, values, asked), household, asked);
  const { date } = clause.when;
  if (!title || !date || !isBareReminder(clause.untimed)) return undefined;
  const description = aboutWhen(clause);
  const task: Values = { title, triggerDate: date, ...(description && { description }), ...hourReminded(clause) };
  return [{ kind: 'propose', tool: 'add_task', values: task, quote: asked.message }];
}

const reminding = /\bremind (?:me|us) to /i;
const joint = /(?:[,;.!]|\band)? ?$/i;

/** What is to be done is done to what the card is about: 'I like the first one, remind me to buy it on Saturday'. */
async function deedReminded(tool: string, values: Values, context: Context): Promise<Step[] | undefined> {
  const { asked, household } = context;
  const at = asked.message.search(reminding);
  const told = asked.message.slice(0, Math.max(at, 0)).replace(joint, '');
  if (at < 0 || (told !== '' && !isRemark(told, context))) return undefined;
  const clause = clauseOf(relativeDay(asked.message.slice(at), values, asked), household, asked);
  const own = await taskReader(clause, context);
  const card = { kind: 'propose' as const, tool, values, quote: asked.message };
  const whole = remindedOf(clause, own, [card], { household, titles: noTitles });
  const isOfCard = JSON.stringify(whole) !== JSON.stringify(own);
  return isOfCard ? whole?.map((one) => ({ ...one, quote: asked.message })) : undefined;
}
