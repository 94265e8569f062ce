import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Clause, Context } from '../reader.ts';
import { isKind, meaningOf } from '../records/find-record.ts';
import { keptRecords } from '../records/kept-records.ts';

/** A further one of what is kept already: 'another yoga on Friday', 'yoga on Thursday at 5 too'. */

export const another = /^(?:another|one more|more|an extra|an additional|additional) /i;
const further = /\b(?:another|one more|extra|additional|too|also|as well)\b/;

/** 'GP appointment' is a GP. */
function thingOf(title: string): string {
  const words = meaningOf(title);
  const own = words.filter((word) => !isKind(word));
  return (own.length > 0 ? own : words).join(' ');
}

/** It is for those whom all that are called so are for; whoever is named herself is meant. */
export async function whomLikeKept(
  title: string,
  { lower }: Clause,
  { asked, household }: Context,
): Promise<HouseholdMember[]> {
  if (!further.test(lower)) return [];
  const said = thingOf(title);
  const same = (await keptRecords(asked)).filter((kept) => kept.kind === 'appointment' && thingOf(kept.title) === said);
  const names = new Set(same.map(({ people }) => people?.join(' ')));
  return names.size === 1 ? household.filter(({ name }) => names.has(name)) : [];
}
