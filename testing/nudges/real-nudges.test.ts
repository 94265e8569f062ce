import { expect, test } from 'vitest';
import { nudgesShown } from '#capabilities/nudges/contract.ts';
import { type Evidence, type Nudge, nudgesOn } from '#capabilities/nudges/rules/nudges.ts';
import { today } from '#core/dates.ts';
import { foodKey } from '#food/names.ts';
import { collectEvidence } from '#scripts/score/nudges/evidence.ts';
import type { Family } from '#scripts/score/nudges/family.ts';
import type { Happening } from '#scripts/score/nudges/happening.ts';
import { lifeOf } from '#scripts/score/nudges/life.ts';
import { testApp } from '../test-app.ts';
import { familyUntilNow, newPlayer } from './play-family.ts';

const { signUp, database } = await testApp();

/** Visits are rare, so they are played from the beginning. For daily things a shorter time is enough. */
const days = 280;
const dinnerDays = 45;
const shoppingDays = 45;
const foodsPlayed = 3;
const longestPeriodPlayed = 8;
const comparedDays = 8;

/** Whether this action of the family is played. */
function isPlayed({ dates, purchases }: Family) {
  const often = purchases.filter(({ period }) => period <= longestPeriodPlayed);
  const foods = new Set(often.slice(0, foodsPlayed).map(({ name }) => name));
  const [dinnersFrom = '', shoppingFrom = ''] = [dates[days - dinnerDays], dates[days - shoppingDays]];
  return (happening: Happening, date: string) => {
    if (happening.type === 'booked') return true;
    if (happening.type === 'listed' || happening.type === 'bought')
      return date >= shoppingFrom && foods.has(happening.food);
    return (happening.type === 'rated' ? happening.rating : happening.dinner).date >= dinnersFrom;
  };
}

type Ids = Pick<Awaited<ReturnType<typeof newPlayer>>, 'memberIds' | 'recipeIds'>;

/** The same evidence with the ids of the server. */
function withStoredIds(evidence: Evidence, { memberIds, recipeIds }: Ids): Evidence {
  const visit = <Visit extends { memberId: string | null }>(one: Visit) => ({
    ...one,
    memberId: one.memberId && (memberIds.get(one.memberId) ?? ''),
  });
  const meal = <Meal extends { recipeId: string }>(one: Meal) => ({
    ...one,
    recipeId: recipeIds.get(one.recipeId) ?? '',
  });
  return {
    visits: evidence.visits.map(visit),
    booked: evidence.booked.map(visit),
    purchases: evidence.purchases.map((one) => ({ ...one, foodKey: foodKey(one.food) })),
    listed: evidence.listed.map(foodKey),
    dinners: evidence.dinners.map(meal),
    planned: evidence.planned.map(meal),
    ratings: evidence.ratings.map(meal),
    children: evidence.children.map((child) => ({ ...child, id: memberIds.get(child.id) ?? '' })),
  };
}

/** Plays a family and compares its last days. Returns the kinds of nudges that appeared. */
async function compare(seed: number): Promise<string[]> {
  const family = familyUntilNow(seed, days);
  const firstDay = today('UTC');
  const mother = await signUp();
  const player = await newPlayer(mother, family);
  const life = lifeOf(family);
  const collected = collectEvidence(family.children);
  const played = isPlayed(family);
  const kinds: string[] = [];
  for (const [day, date] of family.dates.slice(0, days).entries()) {
    if (day >= days - comparedDays) {
      const expected = nudgesOn(date, withStoredIds(collected.inTheMorningOf(date), player)).slice(0, nudgesShown);
      const { json } = await mother.get(`/api/nudges?today=${date}`);
      const shown = ({ key, sentence, evidence }: Nudge) => ({ key, sentence, evidence });
      expect(json.map(shown), `family ${seed} on ${date}`).toEqual(expected.map(shown));
      kinds.push(...expected.map(({ kind }) => kind));
    }
    const happenings = life.live(day).filter((happening) => played(happening, date));
    for (const happening of happenings) collected.note(happening);
    await player.playDay({ date, happenings });
    // No call sets the day of a purchase: the server says it is today's.
    if (happenings.some(({ type }) => type === 'bought'))
      await database.pool.query('update purchases set day = $1 where family_id = $2 and day >= $3', [
        ...[date, mother.familyId, firstDay],
      ]);
  }
  return kinds;
}

test('families see what the rules say of what they did, in the same order', async () => {
  const kinds: string[] = [];
  for (const seed of [15, 29, 80, 136]) kinds.push(...(await compare(seed)));
  expect(kinds).toEqual(expect.arrayContaining(['visit', 'purchase', 'dinner']));
});
