import type { Proposal } from '../../../contract.ts';
import { clauseOf } from '../message/clause.ts';
import { beginsRequest } from '../message/requests.ts';
import type { Context, Step } from '../reader.ts';
import { read } from '../readers.ts';
import type { Led } from './words.ts';

/** 'and socks', "Leo's inhaler as well", after several things to pack: one more for the same trip. */

const longest = 6;
const tripOf = ({ subject }: Proposal) => /\(([^()]{2,60})\)$/.exec(subject)?.[1];

export async function packedToo(cards: readonly Proposal[], led: Led, context: Context): Promise<Step[] | undefined> {
  const [trip, ...others] = new Set(cards.map((card) => (card.tool === 'add_packing' ? tripOf(card) : undefined)));
  const isThing = led.isFurther && !led.saysIt && led.text.split(' ').length <= longest;
  if (!trip || others.length > 0 || !isThing || beginsRequest(led.text, '', true)) return undefined;
  const message = `pack ${led.text} for ${trip}`;
  const clause = clauseOf(message, context.household, context.asked);
  if (clause.when.date ?? clause.when.time) return undefined;
  const readings = await read(clause, { ...context, asked: { ...context.asked, message } });
  const arePacked = readings?.every((one) => one.kind === 'propose' && one.tool === 'add_packing');
  return arePacked ? readings?.map((one) => ({ ...one, quote: context.asked.message })) : undefined;
}
