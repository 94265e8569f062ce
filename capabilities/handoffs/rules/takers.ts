import type { HouseholdMember } from '#capabilities/household/contract.ts';

/** The people who can be asked. */

export interface Taker {
  key: string;
  name: string;
  /** Null for someone who doesn't sign in and answers by a link. */
  id: string | null;
}

type Adult = Pick<HouseholdMember, 'id' | 'name' | 'linkedUserId' | 'isYou'>;

/** The other adults of the household; those who sign in come first. */
export function takersAmong(adults: readonly Adult[]): Taker[] {
  const others = adults.filter(({ isYou }) => !isYou);
  return others
    .map(({ id, name, linkedUserId }) => ({ key: id, name, id: linkedUserId ? id : null }))
    .toSorted((a, b) => Number(b.id !== null) - Number(a.id !== null));
}

/** The fields of an ask that name the taker: an id, or a guest's name, which is '' until it is typed. */
export const takerFields = (taker: Taker | undefined) => ({
  takerId: taker?.id ?? null,
  guestName: taker && !taker.id ? taker.name : '',
});
