import { describe, expect, test } from 'vitest';
import { addDays, today } from '#core/dates.ts';
import { type Client, testApp } from '#testing/test-app.ts';
import { cardsIn, coupleOf } from '#testing/wand-cards.ts';
import { talkWith } from '#testing/wand-talk.ts';
import type { Proposal } from '../contract.ts';
import { help } from '../rules/helper/help.ts';

const { signUp, database } = await testApp();
type Person = Awaited<ReturnType<typeof signUp>>;
const soon = addDays(today('UTC'), 3);

const couple = coupleOf(signUp);
const cardFor = cardsIn(database);

const cake = { title: 'Fetch the cake', triggerDate: soon };
const onlyBell = "We'll remind you in the app. Nothing reaches you outside the app yet.";

test('a card says whom we remind, and when', async () => {
  const { ana, david } = await couple({ hasLogin: true });
  const given = { ...cake, assigneeId: 'David' };
  expect((await cardFor(ana, 'add_task', given)).details).toEqual(["We'll remind David."]);
  expect((await cardFor(ana, 'add_task', { ...given, remindAt: '17:00' })).details).toEqual([
    "We'll remind David at 5:00 PM.",
  ]);
  expect((await cardFor(david, 'add_task', given)).details).toEqual([onlyBell]);
  expect((await cardFor(ana, 'add_task', cake)).details).toEqual([]);
});

test('a card says that an adult without a login gets nothing', async () => {
  const { ana } = await couple({ hasLogin: false });
  const fair = { title: 'Fair', date: soon, time: '10:00', assigneeId: 'David' };
  const nothing = 'David has no login and gets no reminders.';
  expect((await cardFor(ana, 'add_event', fair)).details).toEqual([nothing, onlyBell]);
  const { id } = (await ana.post('/api/events', { ...fair, assigneeId: null })).json;
  expect((await cardFor(ana, 'change_event', { id, assigneeId: 'David' })).details).toContain(nothing);
});

test('a card names the channels that work', async () => {
  const ana = await signUp();
  await ana.post('/api/notices/devices', {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: { p256dh: 'BCk', auth: 'auth' },
    name: 'Chrome on Android',
  });
  const details = async () => (await cardFor(ana, 'add_task', { ...cake, remindAt: '17:00' })).details;
  expect(await details()).toEqual(["We'll remind you at 5:00 PM in the app and on your phone."]);
  await ana.patch('/api/notices/settings', { pushCarries: 'briefs' });
  expect(await details()).toEqual(["We'll remind you at 5:00 PM in the app. Nothing reaches you outside the app yet."]);
});

test('the reminders of a record are shown, changed and undone in words', async () => {
  const ana = await signUp();
  const appointment = { title: 'Dentist', type: 'Dental', date: soon, time: '15:30' };
  const { id } = (await ana.post('/api/appointments', appointment)).json;
  const values = { type: 'appointment', recordId: id, leads: ['2 hours before', 'the day before at 6:30 pm'] };
  const leadsOf = async (person: Client) =>
    (await person.get(`/api/notices/leads?type=appointment&recordId=${id}`)).json;

  const { proposals, approve, undo } = await cardFor(ana, 'remind_me', values);
  const usual = "So far it's the evening before and 2 hours before.";
  expect(proposals).toMatchObject([
    {
      subject: 'Dentist',
      fields: [{ label: 'Remind me', value: values.leads, was: '' }],
      details: [expect.stringContaining('at 3:30 PM'), usual, onlyBell],
    },
  ]);
  expect(await approve(proposals)).toMatchObject({ refused: [] });
  expect(await leadsOf(ana)).toEqual({ leads: ['120m', '1d 18:30'], isOwn: true });
  await undo(proposals[0]?.id ?? '');
  expect(await leadsOf(ana)).toEqual({ leads: ['1d 18:00', '120m'], isOwn: false });

  const never = await cardFor(ana, 'remind_me', { ...values, leads: [] });
  expect(never.details).not.toContain(onlyBell);
  await never.approve(never.proposals);
  expect(await leadsOf(ana)).toEqual({ leads: [], isOwn: true });
});

test('a lead that nobody understands, or too long before, is refused with a sentence', async () => {
  const ana = await signUp();
  const { id } = (await ana.post('/api/events', { title: 'Fair', date: soon, time: '10:00' })).json;
  const refused = async (lead: string) =>
    (await cardFor(ana, 'remind_me', { type: 'event', recordId: id, leads: [lead] })).text;
  expect(await refused('soon')).toBe("Say it like '2 hours before' or 'the day before at 6:00 PM', not 'soon'");
  expect(await refused('400 days before')).toBe('We can remind you at most 60 days before');
});

describe('with the built-in helper', () => {
  const clock = { today: '2030-01-07', now: '09:00', timeZone: 'UTC' };
  const talkAs = (person: Person) => talkWith({ database, person, answering: help, clockOf: () => clock });
  const valuesOf = ({ proposals: [card] }: { proposals: Proposal[] }) =>
    Object.fromEntries(card?.fields.map(({ name, value }) => [name, value]) ?? []);

  test('a later hour moves the reminder, too', async () => {
    const { say } = talkAs((await couple({ hasLogin: true })).ana);
    const first = await say('remind David on Thursday at 5 to fetch the cake');
    expect(valuesOf(first)).toMatchObject({ title: 'Fetch the cake', triggerDate: '2030-01-10', remindAt: '17:00' });
    expect(first.proposals[0]?.details).toEqual(["We'll remind David at 5:00 PM."]);
    const second = await say('make it 6');
    expect(valuesOf(second)).toMatchObject({ remindAt: '18:00', triggerDate: '2030-01-10' });
    expect(second.proposals[0]?.details).toEqual(["We'll remind David at 6:00 PM."]);
  });

  test('if two records match, the helper asks which one, and the answer creates the card', async () => {
    const ana = await signUp();
    for (const [name, date] of [
      ['Mia', '2030-01-11'],
      ['Leo', '2030-01-12'],
    ]) {
      const { id } = (await ana.post('/api/children', { name, birthdate: '2022-05-05' })).json;
      await ana.post('/api/appointments', { title: 'Haircut', type: 'Other', date, time: '10:00', childId: id });
    }
    const { say } = talkAs(ana);
    const { text, proposals } = await say('remind me 30 minutes before the haircut');
    expect([text, proposals]).toEqual([expect.stringContaining('Which one'), []]);
    const chosen = await say("Leo's");
    expect(chosen.proposals).toMatchObject([{ tool: 'remind_me', subject: 'Haircut' }]);
    expect(chosen.proposals[0]?.details[0]).toContain('Leo');
  });
});
