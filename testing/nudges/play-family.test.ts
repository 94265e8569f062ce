import { expect, test } from 'vitest';
import { today } from '#core/dates.ts';
import { collectEvidence } from '#scripts/score/nudges/evidence.ts';
import { lifeOf } from '#scripts/score/nudges/life.ts';
import { testApp } from '../test-app.ts';
import { familyUntilNow, newPlayer } from './play-family.ts';

const { signUp } = await testApp();
const weeks = 4;

test('the actions of a simulated family go through the real routes', async () => {
  const family = familyUntilNow(3, 7 * weeks);
  const mother = await signUp();
  const player = await newPlayer(mother, family);
  const life = lifeOf(family);
  const collected = collectEvidence(family.children);
  for (let day = 0; day < 7 * weeks; day++) {
    const lived = { date: family.dates[day] as string, happenings: life.live(day) };
    for (const happening of lived.happenings) collected.note(happening);
    await player.playDay(lived);
  }
  const { visits, booked, purchases, listed, dinners, planned } = collected.inTheMorningOf(today('UTC'));

  const { json: appointments } = await mother.get('/api/appointments');
  const asVisit = ({ type, date, childId }: { type: string; date: string; childId: string | null }) =>
    `${date} ${type} ${childId}`;
  const asStored = [...visits, ...booked].map((visit) =>
    asVisit({ ...visit, childId: visit.memberId && (player.memberIds.get(visit.memberId) ?? '') }),
  );
  expect(appointments.map(asVisit).toSorted()).toEqual(asStored.toSorted());

  const { json: lists } = await mother.get('/api/grocery-lists');
  const items = lists.flatMap((list: { items: { name: string; checked: boolean }[] }) => list.items);
  const names = (checked: boolean) =>
    items.filter((item: { checked: boolean }) => item.checked === checked).map(({ name }: { name: string }) => name);
  expect(names(true).length).toBeGreaterThan(20);
  expect(new Set(names(true))).toEqual(new Set(purchases.map(({ food }) => food)));
  expect(new Set(names(false))).toEqual(new Set(listed));

  const { json: plans } = await mother.get('/api/meal-plans');
  const cells = plans.flatMap((plan: { cells: { recipeId: string | null }[] }) => plan.cells);
  const cooked = cells.flatMap(({ recipeId }: { recipeId: string | null }) => recipeId ?? []);
  expect(cooked.toSorted()).toEqual(
    [...dinners, ...planned].map(({ recipeId }) => player.recipeIds.get(recipeId)).toSorted(),
  );
});
