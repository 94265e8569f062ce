import { describe, expect, test } from 'vitest';
import { addDays } from '#core/dates.ts';
import { momentOf } from '#core/zoned-time.ts';
import { createServices } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { joinFamily } from '#testing/join-family.ts';
import { type Client, isolatedApp } from '#testing/test-app.ts';
import { tick } from './tick-job.ts';

const { signUp, database } = await isolatedApp();
const services = createServices(readConfig({}), database);

function fail(error: unknown): never {
  throw error;
}

/** A day that the test's clock has not reached before. */
const day = addDays(new Date().toISOString().slice(0, 10), 3);
const cake = { title: 'Fetch the cake', category: 'recurring', description: 'Fetch the cake', triggerDate: day };

async function couple({ hasLogin = true } = {}) {
  const [ana, david] = [await signUp(), await signUp()];
  await joinFamily(david, ana);
  const adult = { memberType: 'adult', name: 'David', relationship: 'partner' };
  const { id } = (await ana.post('/api/household-members', adult)).json;
  if (hasLogin) await david.post('/api/preferences', { name: 'David', adult: { id }, onboardingCompleted: true });
  for (const person of [ana, david]) await person.patch('/api/notices/settings', { morningAt: null, weekAt: null });
  return { ana, david, davidId: id };
}

const titlesOf = async (person: Client) =>
  (await person.get('/api/notices')).json.notices.map(({ title }: { title: string }) => title);

/** The notices that everyone got up to the minute before, and at that minute. */
async function toldAt(time: string, people: readonly Client[]) {
  const at = momentOf({ date: day, time }, 'UTC');
  await tick(services, fail, at - 60_000);
  const before = await Promise.all(people.map(titlesOf));
  await tick(services, fail, at);
  return { before, atOnce: await Promise.all(people.map(titlesOf)) };
}

describe('a task with a time', () => {
  test('reminds its assignee at that minute, also within quiet hours, and nobody else', async () => {
    const { ana, david, davidId } = await couple();
    const { status, json } = await ana.post('/api/notices/tasks', { ...cake, remindAt: '22:30', assigneeId: davidId });
    expect([status, json.title, json.assigneeId]).toEqual([201, 'Fetch the cake', davidId]);
    const { before, atOnce } = await toldAt('22:30', [david, ana]);
    expect(before).toEqual([[], []]);
    expect(atOnce).toEqual([['Fetch the cake'], []]);
  });

  test('reminds its writer if the assignee has no login', async () => {
    const { ana, david, davidId } = await couple({ hasLogin: false });
    await ana.post('/api/notices/tasks', { ...cake, remindAt: '17:00', assigneeId: davidId });
    expect((await toldAt('17:00', [david, ana])).atOnce).toEqual([[], ['Fetch the cake']]);
  });

  test('that is handed over reminds only the new assignee', async () => {
    const { ana, david, davidId } = await couple();
    const { id } = (await ana.post('/api/notices/tasks', { ...cake, remindAt: '17:00', assigneeId: davidId })).json;
    await ana.patch(`/api/reminders/${id}`, { assigneeId: null });
    expect((await toldAt('17:00', [david, ana])).atOnce).toEqual([[], ['Fetch the cake']]);
  });

  test('handed over keeps the leads that the new assignee has set herself', async () => {
    const { ana, david, davidId } = await couple();
    const { id } = (await ana.post('/api/notices/tasks', { ...cake, remindAt: '17:00', assigneeId: davidId })).json;
    const record = `type=reminder&recordId=${id}`;
    await ana.patch('/api/notices/leads', { type: 'reminder', recordId: id, leads: ['0d 12:00'] });
    await ana.patch(`/api/reminders/${id}`, { assigneeId: null });
    expect((await ana.get(`/api/notices/leads?${record}`)).json).toEqual({ leads: ['0d 12:00'], isOwn: true });
    expect((await david.get(`/api/notices/leads?${record}`)).json).toEqual({ leads: [], isOwn: false });
  });

  test('needs a day, and an adult of the household', async () => {
    const { ana } = await couple();
    const { triggerDate: _, ...undated } = cake;
    expect(await ana.post('/api/notices/tasks', { ...undated, remindAt: '17:00' })).toMatchObject({
      status: 400,
      text: 'Choose a day for the reminder',
    });
    const stranger = (await couple()).davidId;
    expect((await ana.post('/api/notices/tasks', { ...cake, assigneeId: stranger })).status).toBe(422);
    expect((await ana.get('/api/reminders')).json).toEqual([]);
  });
});
