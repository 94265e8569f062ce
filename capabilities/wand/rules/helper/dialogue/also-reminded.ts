import type { Proposal } from '../../../contract.ts';
import type { Context, Step } from '../reader.ts';
import { noTitles } from '../records/titles.ts';
import { subjectOf } from '../tasks/reminded-of.ts';
import { remindedAt } from './reminded.ts';
import { valuesOf } from './target.ts';
import { type Led, ledBy } from './words.ts';

/** What leans on a card, with a reminder of what comes of it: 'one for Rosie on Friday at 3 and remind me the day before'. */

const reminder =
  /(?:,|;|\.)? (?:and |also |and also )?(?:please )?remind (?:me|us) (?:the|an?|one|two|three|\d{1,2}) (?:day|night|week|hour)s? before(?:hand)?[.!]?$/i;

export async function alsoReminded(
  [card, ...others]: readonly Proposal[],
  context: Context,
  leaning: (led: Led, context: Context) => Promise<Step[] | undefined>,
): Promise<Step[] | undefined> {
  const { asked, household } = context;
  const [tail] = reminder.exec(asked.message) ?? [];
  const head = tail && asked.message.slice(0, -tail.length);
  if (!card || others.length > 0 || !head) return undefined;
  const steps = await leaning(ledBy(head), { ...context, asked: { ...asked, message: head } });
  const [step, ...more] = steps ?? [];
  if (!step || more.length > 0 || (step.kind !== 'propose' && step.kind !== 'revise')) return undefined;
  const values = { ...valuesOf(card), ...step.values };
  const title = subjectOf(step.tool, { ...values, title: values.title ?? card.subject }, household, noTitles);
  const task = remindedAt(title, values, {
    ...context,
    asked: { ...asked, message: `remind me${tail.replace(/^.*?remind (?:me|us)/i, '')}` },
  });
  return task && [step, ...task];
}
