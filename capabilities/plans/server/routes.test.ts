import { describe, expect, test } from 'vitest';
import { events } from '#capabilities/calendar/server/tables.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { birthdayWishlists } from '#capabilities/wishlists/server/tables.ts';
import { addDays, dateParts, nextBirthday, today } from '#core/dates.ts';
import { acrossFamilies, familyRows, type Person, scopeFor } from '#server/database/scope.ts';
import { testApp } from '#testing/test-app.ts';
import type { PlanStep, SubjectKind } from '../contract.ts';
import { stepText } from '../rules/step-text.ts';
import { replaceStepsFromText, stepsOf } from './store.ts';

const { database, signUp } = await testApp();
const now = today('UTC');
const inDays = (days: number) => addDays(now, days);

type Mother = Awaited<ReturnType<typeof signUp>>;
const scopeOf = ({ userId, familyId }: Mother) =>
  scopeFor(acrossFamilies(database), { userId, familyId, role: 'owner' } as Person);

const rosa = { name: 'Rosa', date: '1956-11-20', relationship: 'family' };

/** Adds one record of each kind that can have a plan, all on the same day. */
async function addSubjects(mother: Mother, day: string): Promise<Record<SubjectKind, string>> {
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
const planOf = async (mother: Mother, subject: SubjectKind, subjectId: string): Promise<PlanStep[]> =>
  (await mother.get(`${steps}?subject=${subject}&subjectId=${subjectId}`)).json;
const texts = (plan: PlanStep[]) => plan.map(stepText);

describe('the steps of a plan', () => {
  test('are due the given number of days before an event, party or trip', async () => {
    const mother = await signUp();
    const subjects = await addSubjects(mother, inDays(30));
    for (const [subject, subjectId] of Object.entries(subjects)) {
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
      expect(await planOf(mother, subject as SubjectKind, subjectId)).toEqual([added.json]);
    }
  });

  test('move with the date, which is the next birthday if there is no party', async () => {
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

  test('are sorted by date; those without a distance come last, in the order written', async () => {
    const mother = await signUp();
    const { event: subjectId } = await addSubjects(mother, inDays(30));
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

  test('have no date if the trip has none', async () => {
    const mother = await signUp();
    const trip = { title: 'Somewhere', category: 'trip', description: 'Some day' } as const;
    const { id } = await familyRows(scopeOf(mother), plannerItems).add(trip);
    const added = await mother.post(steps, { subject: 'trip', subjectId: id, title: 'Passports', daysBefore: 60 });
    expect(added.json).toMatchObject({ daysBefore: 60, date: null });
  });

  test('can be marked as done, changed and removed', async () => {
    const mother = await signUp();
    const { event: subjectId } = await addSubjects(mother, inDays(30));
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
  ])('are refused if invalid: %s', async (sentence, fault) => {
    const mother = await signUp();
    const body = { subject: 'event', subjectId: mother.userId, title: 'Cake', ...fault };
    expect(await mother.post(steps, body)).toMatchObject({ status: 400, text: sentence });
  });

  test('require a record of this family and of the given kind', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const subjects = await addSubjects(mother, inDays(30));
    const { json: step } = await mother.post(steps, { subject: 'event', subjectId: subjects.event, title: 'Cake' });
    const nothing = { status: 422, text: "There's nothing to plan for" };
    for (const [subject, subjectId] of Object.entries(subjects)) {
      expect(await other.get(`${steps}?subject=${subject}&subjectId=${subjectId}`)).toMatchObject(nothing);
      expect(await other.post(steps, { subject, subjectId, title: 'Mine' })).toMatchObject(nothing);
      expect(await other.post(`${steps}/suggest`, { subject, subjectId })).toMatchObject(nothing);
    }
    expect(await mother.post(steps, { subject: 'trip', subjectId: subjects.event, title: 'x' })).toMatchObject(nothing);
    const item = { title: 'Flu shot', category: 'health', description: 'Now' } as const;
    const { id } = await familyRows(scopeOf(mother), plannerItems).add(item);
    expect(await mother.post(steps, { subject: 'trip', subjectId: id, title: 'x' })).toMatchObject(nothing);
    expect(await other.patch(`${steps}/${step.id}`, { isDone: true })).toMatchObject({ status: 404 });
    expect(await other.remove(`${steps}/${step.id}`)).toMatchObject({ status: 404 });
    expect(await planOf(mother, 'event', subjects.event)).toEqual([step]);
  });

  test('are limited to a hundred, and are deleted with their subject', async () => {
    const mother = await signUp();
    const { birthday: subjectId } = await addSubjects(mother, inDays(30));
    await replaceStepsFromText(
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
  test('fits its subject, keeps existing steps and is added once, even by several tabs at once', async () => {
    const mother = await signUp();
    const subjects = await addSubjects(mother, inDays(100));
    const title = 'Send the invitations';
    const { json: own } = await mother.post(steps, {
      subject: 'birthday',
      subjectId: subjects.birthday,
      title,
      isDone: true,
    });
    const suggest = (subject: SubjectKind) =>
      mother.post(`${steps}/suggest`, { subject, subjectId: subjects[subject] });
    const tabs = await Promise.all(Array.from({ length: 5 }, () => suggest('birthday')));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const party = await planOf(mother, 'birthday', subjects.birthday);
    expect(party).toContainEqual(own);
    expect(new Set(party.map((step) => step.title)).size).toBe(party.length);
    expect(texts(party)).toContain('10 days before: Order the cake');
    expect(texts((await suggest('wishlist')).json)).toContain('21 days before: Send the invitations');
    expect(texts((await suggest('trip')).json)).toContain('60 days before: Check every passport and the entry rules');
    expect(texts((await suggest('event')).json)).toContain('1 day before: Lay out clothes, bags and tickets');
  });

  test('starts today at the earliest, and is refused after the day', async () => {
    const mother = await signUp();
    const soonSubjects = await addSubjects(mother, inDays(2));
    const { json } = await mother.post(`${steps}/suggest`, { subject: 'event', subjectId: soonSubjects.event });
    expect((json as PlanStep[]).every(({ date }) => date !== null && date >= now)).toBe(true);
    const pastSubjects = await addSubjects(mother, inDays(-1));
    expect(await mother.post(`${steps}/suggest`, { subject: 'event', subjectId: pastSubjects.event })).toMatchObject({
      status: 422,
      text: "The day is over, so there's nothing left to plan",
    });
  });
});

describe('a plan in text form', () => {
  test('replaces the steps: existing ones keep their done state, new ones are added, the rest is deleted', async () => {
    const mother = await signUp();
    const { event } = await addSubjects(mother, inDays(30));
    const write = (...lines: string[]) => replaceStepsFromText(scopeOf(mother), 'event', event, lines);
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

  test('can be loaded for several records at once, for this family only', async () => {
    const [mother, other] = [await signUp(), await signUp()];
    const [one, two] = [await addSubjects(mother, inDays(10)), await addSubjects(mother, inDays(20))];
    await replaceStepsFromText(scopeOf(mother), 'event', one.event, ['1 day before: Iron']);
    const ids = [one.event, two.event];
    const found = await stepsOf(scopeOf(mother), 'event', ids);
    expect(ids.map((id) => found.get(id)?.map(({ date }) => date))).toEqual([[inDays(9)], []]);
    expect(await stepsOf(scopeOf(other), 'event', ids)).toEqual(new Map());
    expect(await stepsOf(scopeOf(mother), 'event', [])).toEqual(new Map());
  });
});

test('the open steps of all plans are listed with their due dates, each plan in its order, without those that are done or at any time', async () => {
  const mother = await signUp();
  const { birthday, event } = await addSubjects(mother, inDays(30));
  await mother.post(steps, { subject: 'birthday', subjectId: birthday, title: 'Cake', daysBefore: 2 });
  await mother.post(steps, { subject: 'event', subjectId: event, title: 'Chairs', daysBefore: 5 });
  await mother.post(steps, { subject: 'event', subjectId: event, title: 'Tent', daysBefore: 40 });
  await mother.post(steps, { subject: 'event', subjectId: event, title: 'Flags', daysBefore: 3, isDone: true });
  await mother.post(steps, { subject: 'event', subjectId: event, title: 'Someday' });
  const open: PlanStep[] = (await mother.get(`${steps}/open`)).json;
  expect(open.map(({ title, date }) => [title, date])).toEqual([
    ['Tent', inDays(-10)],
    ['Chairs', inDays(25)],
    ['Cake', inDays(28)],
  ]);
});
