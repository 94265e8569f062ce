import type { Proposal } from '../../../contract.ts';
import { clauseOf } from '../message/clause.ts';
import type { Context, Step } from '../reader.ts';
import { read } from '../readers.ts';

/** 'swim is at 5 now', and then 'just this week': one date moves instead of all of them. */

const once =
  /^(?:(?:but|and|no|oh|sorry)[, ]{1,2})?(?:it's |that's )?(?:just|only)(?: for)? (this week|next week|this time|this once|once|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow)$/i;

export async function onlyOnce([card, ...others]: readonly Proposal[], context: Context): Promise<Step[] | undefined> {
  const { asked, household } = context;
  const day = once.exec(asked.message.trim().replace(/[.!]$/, ''))?.[1];
  if (!day || card?.tool !== 'change_appointment' || card.status !== 'open' || !card.quote || others.length > 0)
    return undefined;
  const when = /time|once/i.test(day) ? 'this week' : day;
  const message = `${card.quote.replace(/ now\b| from now on\b/gi, '')} ${when}`;
  const readings = await read(clauseOf(message, household, asked), { ...context, asked: { ...asked, message } });
  const isOneDate = readings?.every((one) => one.kind === 'propose' && one.values.reach === 'this');
  return readings && isOneDate ? [{ kind: 'drop', id: card.id }, ...readings] : undefined;
}
