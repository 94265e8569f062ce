import { describe, expect, test } from 'vitest';
import { events } from '#capabilities/calendar/server/tables.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { birthdayWishlists } from '#capabilities/wishlists/server/tables.ts';
import { addDays, dateParts, nextBirthday, today } from '#core/dates.ts';
import { acrossFamilies, familyRows, type Person, scopeFor } from '#server/database/scope.ts';
import { testApp } from '#testing/test-app.ts';
import type { PlanStep, Subject } from '../contract.ts';
import { stepText } from '../rules/step-text.ts';
import { replaceByTexts, stepsOf } from './store.ts';

const { database, signUp } = await testApp();
const now = today('UTC');
const inDays = (days: number) => addDays(now, days);

type Mother = Awaited<ReturnType<typeof signUp>>;
const scopeOf = ({ userId, familyId }: Mother) =>
  scopeFor(acrossFamilies(database), { userId, familyId, role: 'owner' } as Person);

const rosa = { name: 'Rosa', date: '1956-11-20', relationship: 'family' };

/** One of each kind of thing that can be planned, on the same day. */
async function planned(mother: Mother, day: string): Promise<Record<Subject, string>> {
  const scope = scopeOf(mother);
  const event = await familyRows(scope, events).add({ title: 'School fair', date: day, time: '10:00' });
  const trip = await familyRows(scope, plannerItems).add({
    title: 'To the sea',
    category: 'trip',
    description: 'A week',
    startDate: day,
    travelType: 'international',
  });
  const { json: birthday } = await mother.post('/api/birthdays', { ...rosa, partyDate: day });
  const { json: child } = await mother.post('/api/children', { name: 'Mia', birthdate: '2019-03-04' });
  const wishlist = await familyRows(scope, birthdayWishlists).add({
    childId: child.id,
    childName: 'Mia',
    childAge: 8,
    birthdayDate: day,
    generatedForYear: dateParts(day).year,
  });
  return { event: event.id, birthday: birthday.id, wishlist: wishlist.id, trip: trip.id };
}

const steps = '/api/plan-steps';
const planOf = async (mother: Mother, subject: Subject, subjectId: string): Promise<PlanStep[]> =>
  (await mother.get(`${steps}?subject=${subject}&subjectId=${subjectId}`)).json;
const texts = (plan: PlanStep[]) => plan.map(stepText);

describe('the steps of a plan', () => {
  test('a step is due so many days before the day of an event, a party or a trip', async () => {
    const mother = await signUp();
    const things = await planned(mother, inDays(30));
    for (const [subject, subjectId] of Object.entries(things)) {
      const added = await mother.post(steps, { subject, subjectId, title: ' Book the van ', daysBefore: 14 });
      expect(added.status).toBe(201);
      expect(added.json).toMatchObject({
        subject,
        subjectId,
        title: 'Book the van',
        daysBefore: 14,
        date: inDays(16),
        isDone: false,
        userId: mother.userId,
      });
      expect(await planOf(mother, subject as Subject, subjectId)).toEqual([added.json]);
    }
  });

  test('steps move with the day, and without a party the day is the next birthday', async () => {
    const mother = await signUp();
    const { json: birthday } = await mother.post('/api/birthdays', { ...rosa, partyDate: inDays(40) });
    await mother.post(steps, { subject: 'birthday', subjectId: birthday.id, title: 'Cake', daysBefore: 10 });
    const due = async () => (await planOf(mother, 'birthday', birthday.id)).map(({ date }) => date);
    expect(await due()).toEqual([inDays(30)]);
    await mother.patch(`/api/birthdays/${birthday.id}`, { partyDate: inDays(47) });
    expect(await due()).toEqual([inDays(37)]);
    await mother.patch(`/api/birthdays/${birthday.id}`, { partyDate: null });
    expect(await due()).toEqual([addDays(nextBirthday(rosa.date, now), -10)]);
  });

  test('the earliest stands first, what has no distance last and as it was written', async () => {
    const mother = await signUp();
    const { event: subjectId } = await planned(mother, inDays(30));
    for (const [title, daysBefore] of [
      ['Second thought', null],
      ['On the day', 0],
      ['First', 21],
      ['Afterthought', ''],
    ])
      await mother.post(steps, { subject: 'event', subjectId, title, daysBefore });
    expect((await planOf(mother, 'event', subjectId)).map(({ title, date }) => [title, date])).toEqual([
      ['First', inDays(9)],
      ['On the day', inDays(30)],
      ['Second thought', null],
      ['Afterthought', null],
    ]);
  });

  test('a trip without a day has steps without a day', async () => {
    const mother = await signUp();
    const trip = { title: 'Somewhere', category: 'trip', description: 'Some day' } as const;
    const { id } = await familyRows(scopeOf(mother), plannerItems).add(trip);
    const added = await mother.post(steps, { subject: 'trip', subjectId: id, title: 'Passports', daysBefore: 60 });
    expect(added.json).toMatchObject({ daysBefore: 60, date: null });
  });

  test('a step is ticked, changed and removed', async () => {
    const mother = await signUp();
    const { event: subjectId } = await planned(mother, inDays(30));
    const { json: step } = await mother.post(steps, { subject: 'event', subjectId, title: 'Cake', daysBefore: 3 });
    const change = async (body: object) => (await mother.patch(`${steps}/${step.id}`, body)).json;
    expect(await change({ isDone: true })).toEqual({ ...step, isDone: true, updatedAt: expect.any(String) });
    expect(await change({ daysBefore: null })).toMatchObject({ isDone: true, title: 'Cake', date: null });
    expect(await change({ title: 'Two cakes', daysBefore: 4, subjectId: mother.userId })).toMatchObject({
      title: 'Two cakes',
      date: inDays(26),
      subjectId,
    });
    expect(await mother.remove(`${steps}/${step.id}`)).toMatchObject({ status: 204 });
    expect(await mother.remove(`${steps}/${step.id}`)).toMatchObject({ status: 404 });
  });

  test.each([
    ['Step is required', { title: '' }],
    ['Step is too long (at most 480 characters)', { title: 'a'.repeat(481) }],
    ['Days before must be a whole number from 0 to 730', { daysBefore: 731 }],
    ['Subject must be one of event, birthday, wishlist, trip', { subject: 'wedding' }],
    ['Subject is required', { subjectId: 'none' }],
  ])('a faulty step is refused: %s', async (sentence, fault) => {
    const mother = await signUp();
    const body = { subject: 'event', subjectId: mother.userId, title: 'Cake', ...fault };
    expect(await mother.post(steps, body)).toMatchObject({ status: 400, text: sentence });
  });

  test('a plan is for something that the family has, and of the kind that was said', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const things = await planned(mother, inDays(30));
    const { json: step } = await mother.post(steps, { subject: 'event', subjectId: things.event, title: 'Cake' });
    const nothing = { status: 422, text: 'There is nothing to plan for' };
    for (const [subject, subjectId] of Object.entries(things)) {
      expect(await other.get(`${steps}?subject=${subject}&subjectId=${subjectId}`)).toMatchObject(nothing);
      expect(await other.post(steps, { subject, subjectId, title: 'Mine' })).toMatchObject(nothing);
      expect(await other.post(`${steps}/suggest`, { subject, subjectId })).toMatchObject(nothing);
    }
    expect(await mother.post(steps, { subject: 'trip', subjectId: things.event, title: 'x' })).toMatchObject(nothing);
    const item = { title: 'Flu shot', category: 'health', description: 'Now' } as const;
    const { id } = await familyRows(scopeOf(mother), plannerItems).add(item);
    expect(await mother.post(steps, { subject: 'trip', subjectId: id, title: 'x' })).toMatchObject(nothing);
    expect(await other.patch(`${steps}/${step.id}`, { isDone: true })).toMatchObject({ status: 404 });
    expect(await other.remove(`${steps}/${step.id}`)).toMatchObject({ status: 404 });
    expect(await planOf(mother, 'event', things.event)).toEqual([step]);
  });

  test('a plan ends at a hundred steps, and goes with what it is for', async () => {
    const mother = await signUp();
    const { birthday: subjectId } = await planned(mother, inDays(30));
    await replaceByTexts(
      scopeOf(mother),
      'birthday',
      subjectId,
      Array.from({ length: 100 }, (_, n) => `Step ${n}`),
    );
    expect(await mother.post(steps, { subject: 'birthday', subjectId, title: 'One more' })).toMatchObject({
      status: 409,
      text: 'A plan can have at most 100 steps',
    });
    const [step] = await planOf(mother, 'birthday', subjectId);
    await mother.remove(`/api/birthdays/${subjectId}`);
    expect((await mother.patch(`${steps}/${step?.id}`, { isDone: true })).status).toBe(404);
  });
});

describe('a suggested plan', () => {
  test('fits what it is for, keeps what is there and comes once, however many tabs ask at once', async () => {
    const mother = await signUp();
    const things = await planned(mother, inDays(100));
    const title = 'Send the invitations';
    const { json: own } = await mother.post(steps, {
      subject: 'birthday',
      subjectId: things.birthday,
      title,
      isDone: true,
    });
    const suggest = (subject: Subject) => mother.post(`${steps}/suggest`, { subject, subjectId: things[subject] });
    const tabs = await Promise.all(Array.from({ length: 5 }, () => suggest('birthday')));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const party = await planOf(mother, 'birthday', things.birthday);
    expect(party).toContainEqual(own);
    expect(new Set(party.map((step) => step.title)).size).toBe(party.length);
    expect(texts(party)).toContain('10 days before: Order the cake');
    expect(texts((await suggest('wishlist')).json)).toContain('21 days before: Send the invitations');
    expect(texts((await suggest('trip')).json)).toContain('60 days before: Check every passport and the entry rules');
    expect(texts((await suggest('event')).json)).toContain('1 day before: Lay out clothes, bags and tickets');
  });

  test('begins today at the earliest, and is refused when the day is over', async () => {
    const mother = await signUp();
    const soon = await planned(mother, inDays(2));
    const { json } = await mother.post(`${steps}/suggest`, { subject: 'event', subjectId: soon.event });
    expect((json as PlanStep[]).every(({ date }) => date !== null && date >= now)).toBe(true);
    const gone = await planned(mother, inDays(-1));
    expect(await mother.post(`${steps}/suggest`, { subject: 'event', subjectId: gone.event })).toMatchObject({
      status: 422,
      text: 'The day is over, so there is nothing left to plan',
    });
  });
});

describe('the plan as texts', () => {
  test('replacing it keeps the ticks of what stays, adds what is new and drops the rest', async () => {
    const mother = await signUp();
    const { event } = await planned(mother, inDays(30));
    const write = (...lines: string[]) => replaceByTexts(scopeOf(mother), 'event', event, lines);
    await write('2 weeks before - Book the hall', 'Call Ana', 'Call Ana', 'On the day: Smile');
    const before = await planOf(mother, 'event', event);
    expect(texts(before)).toEqual(['14 days before: Book the hall', 'On the day: Smile', 'Call Ana', 'Call Ana']);
    const hall = before[0] as PlanStep;
    await mother.patch(`${steps}/${hall.id}`, { isDone: true });
    await write('Sing', 'Call Ana', '14 days before: Book the hall');
    const after = await planOf(mother, 'event', event);
    expect(after.map((step) => [stepText(step), step.isDone])).toEqual([
      ['14 days before: Book the hall', true],
      ['Sing', false],
      ['Call Ana', false],
    ]);
    expect(after[0]?.id).toBe(hall.id);
    await write();
    expect(await planOf(mother, 'event', event)).toEqual([]);
  });

  test('several plans are read at once, each with its own steps, and no other family has them', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const [one, two] = [await planned(mother, inDays(10)), await planned(mother, inDays(20))];
    await replaceByTexts(scopeOf(mother), 'event', one.event, ['1 day before: Iron']);
    const ids = [one.event, two.event];
    const found = await stepsOf(scopeOf(mother), 'event', ids);
    expect(ids.map((id) => found.get(id)?.map(({ date }) => date))).toEqual([[inDays(9)], []]);
    expect(await stepsOf(scopeOf(other), 'event', ids)).toEqual(new Map());
    expect(await stepsOf(scopeOf(mother), 'event', [])).toEqual(new Map());
  });
});
