import type { Proposal } from '../../../contract.ts';
import { clauseOf } from '../message/clause.ts';
import { isAboutIt, isCommand } from '../message/requests.ts';
import type { Context, Step } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import { isDeed } from '../tasks/deeds.ts';
import { asTitle } from '../words/words.ts';
import { withoutDenied } from './denied.ts';
import { targetOf } from './target.ts';
import type { Led } from './words.ts';

/** Another thing to do in the place of the one on the card: 'change it to call the electrician', 'I meant email the plumber'. */

const insisting = /\b(?:mean|meant|should|rather|instead)\b/i;
const toAnybody =
  /^(?:book|buy|get|pick up|grab|order|make|give|write|find|check|take|drop|feed|see|visit|bring|send)\b/i;

export async function otherDeed(cards: readonly Proposal[], led: Led, context: Context): Promise<Step[] | undefined> {
  const [card, ...others] = cards.filter(({ tool }) => /^(?:add|change)_task$/.test(tool));
  const { asked, household } = context;
  const { untimed, when } = clauseOf(withoutDenied(led.text), household, asked);
  const words = untimed.replace(/^to /i, '');
  const isToDo = isDeed(words) || toAnybody.test(words);
  if (!card || others.length > 0 || led.isFurther || !isToDo || isCommand(words) || isAboutIt(words)) return undefined;
  const known = meaningOf(card.subject);
  const isMeant =
    led.saysIt ||
    insisting.test(asked.message) ||
    (led.isCorrection && meaningOf(words).some((word) => known.includes(word)));
  const target = isMeant && !when.time ? await targetOf(card, context) : undefined;
  const values = { title: asTitle(words), ...(when.date && { triggerDate: when.date }) };
  return target && [target.changedBy(values, asked.message)];
}
