import { occurrencesOf } from '#capabilities/appointments/rules/occurrences.ts';
import { capital } from '#core/capital.ts';
import { clockTime, shortDay } from '#core/dates.ts';
import type { Values } from '../../tools/tool.ts';
import { clauseOf } from '../message/clause.ts';
import type { Context, Reader, Reading } from '../reader.ts';
import { isRecurring } from '../records/change.ts';
import type { Kept } from '../records/kept-records.ts';
import { whichOf } from '../records/which.ts';
import { adultIn } from '../reminders/assigned.ts';
import { keptThings, recordOf } from '../reminders/kept-thing.ts';
import { taskReader } from '../tasks/reader.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn } from '../words/names.ts';
import { withoutPoliteness } from '../words/polite.ts';

const asking = /^ask (.{2,30}?) (?:to|if (?:he|she|they) (?:can|could|will|would)) (.{3,100})$/i;
/** 'take Mia to swim', 'pick Mia up from choir': to or from something that is kept. */
const escort = /^(?:take|bring|drive|walk|get|pick(?: up)?|fetch|collect) (.{2,40}?) (?:up )?(?:to|from) (.{3,80})$/i;
/** 'do the pick-up' */
const doing = /^(?:do|handle|take care of|take over|cover|go to|take) (.{3,90})$/i;

/** 'ask David to take Mia to swim on Thursday': a hand-off of what is kept, of a series only that date. */
export const askedReader: Reader = async (clause, context) => {
  const [, who = '', deed = ''] = asking.exec(withoutPoliteness(clause.text)) ?? [];
  const taker = deed ? takerIn(who, deed, context) : undefined;
  if (!taker) return undefined;
  const found = await keptFor(deed, context);
  const readings = found.map((kept): Reading[] => [
    {
      kind: 'propose',
      tool: 'hand_over',
      values: { ...recordOf(kept, clause.lower), ...occurrence(kept, deed, context), ...taker },
      quote: clause.text,
    },
  ]);
  if (readings.length > 1) return whichOf(found, readings, clause);
  return readings[0] ?? taskInstead(who, deed, taker, context);
};

/** An adult of the household, or somebody else, who gets a link; but 'ask the dentist to do ...' is a task. */
function takerIn(who: string, deed: string, context: Context): Values | undefined {
  const adult = adultIn(who, context);
  if (adult) return adult.isYou ? undefined : { takerId: adult.id };
  const { people } = peopleIn(who, context.household, context.asked.today);
  const isGuest = people.length === 0 && escort.test(deed);
  return isGuest ? { guestName: capital(who.replace(/^(?:my|our|the) /i, '')) } : undefined;
}

/** What is kept is named as it is ('order the cards'), by where somebody is taken, or as a pick-up. */
function wordingsOf(deed: string): string[] {
  const [, whom, where] = escort.exec(deed) ?? [];
  const [, thing] = doing.exec(deed) ?? [];
  const isPickUp = /^(?:pick|fetch|collect|get)\b/i.test(deed);
  return [
    deed,
    ...(whom && where && isPickUp ? [`${whom}'s ${where} pick-up`, `${whom}'s pick-up ${where}`] : []),
    ...(whom && where ? [`${whom}'s ${where}`] : []),
    ...(thing ? [thing] : []),
  ];
}

async function keptFor(deed: string, context: Context): Promise<readonly Kept[]> {
  for (const words of wordingsOf(deed)) {
    const { found, when } = await keptThings(words, context);
    const atTime = found.filter(({ time }) => !when.time || !time || time === when.time);
    if (atTime.length > 0) return atTime;
  }
  return [];
}

/** Of a series, the date that was said or the next one. */
function occurrence(kept: Kept, deed: string, { asked }: Context): Values {
  const date = whenIn(deed, asked).when.date ?? kept.date;
  const [found] = isRecurring(kept) && date ? occurrencesOf(kept.record, date, date) : [];
  return found ? { day: found.day } : {};
}

/** Nothing is made up: where there is no such thing, she is told, and it can be a task. */
async function taskInstead(who: string, deed: string, taker: Values, context: Context) {
  const [, , where] = escort.exec(deed) ?? [];
  if (!where || !taker.takerId) return undefined;
  const { asked, household } = context;
  const { when, untimed } = whenIn(where, asked);
  const task = await taskReader(clauseOf(`remind ${who} to ${deed}`, household, asked), context);
  const day = when.date ? ` on ${shortDay(when.date)}` : '';
  const hour = when.time ? ` at ${clockTime(when.time)}` : '';
  const text = `I can't find ${untimed}${day}${hour}, so there's nothing to hand over yet. It could be a task instead.`;
  return task && [{ kind: 'answer' as const, text }, ...task];
}
