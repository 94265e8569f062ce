import { describe, expect, test } from 'vitest';
import { addDays, today } from '#core/dates.ts';
import { dumpFamily } from '#testing/family-dump.ts';
import { testApp } from '#testing/test-app.ts';
import { cardsIn, coupleOf } from '#testing/wand-cards.ts';
import { talkWith } from '#testing/wand-talk.ts';
import { help } from '../rules/helper/help.ts';
import type { Values } from '../rules/tools/tool.ts';

const { signUp, database } = await testApp();
const couple = coupleOf(signUp);
const cardFor = cardsIn(database);
const soon = addDays(today('UTC'), 3);
const swim = { title: 'Swim class', type: 'Other', date: soon, time: '16:00' };

async function handedFamily(login: { hasLogin: boolean }) {
  const people = await couple(login);
  const { id } = (await people.ana.post('/api/appointments', swim)).json;
  return { ...people, thing: { type: 'appointment', recordId: id } };
}

describe('handing over', () => {
  test('a card says who is asked and how, and until when; nothing leaves before the approval', async () => {
    const { ana, david, thing } = await handedFamily({ hasLogin: true });
    const bell = async () => (await david.get('/api/notices')).json;
    const before = [await dumpFamily(database, ana.familyId), await bell()];
    const { proposals, approve, undo } = await cardFor(ana, 'hand_over', {
      ...thing,
      takerId: 'David',
      word: 'Please',
    });
    expect(proposals).toMatchObject([
      {
        heading: 'Hand over',
        subject: 'Swim class',
        fields: [{ label: 'Ask' }, { value: null }, { value: null }, {}, {}, { label: 'Message', value: 'Please' }, {}],
        details: [
          expect.stringContaining('at 4:00 PM'),
          "We'll ask David in the app, and by email or phone if David has turned that on.",
          expect.stringMatching(/^Answer by .*[AP]M\. If there's none, it comes back to you\.$/),
          'It stays as it is until David says yes.',
        ],
      },
    ]);
    expect([await dumpFamily(database, ana.familyId), await bell()]).toEqual(before);
    const [card] = (await approve(proposals)).proposals;
    const [handoff] = (await david.get('/api/handoffs')).json;
    expect(handoff).toMatchObject({ title: 'Swim class', state: 'asked', role: 'taker', word: 'Please' });
    expect(card?.resultPath).toBe(`/handoffs/${handoff.id}`);
    expect(JSON.stringify(await bell())).toContain('Swim class');
    await undo(proposals[0]?.id ?? '');
    expect((await david.get('/api/handoffs')).json).toEqual([]);
  });

  test("a guest's link is created on the hand-off's screen, and the conversation contains no token", async () => {
    const { ana, thing } = await handedFamily({ hasLogin: false });
    for (const [values, name] of [
      [{ takerId: 'David' }, 'David'],
      [{ guestName: 'Grandma' }, 'Grandma'],
    ] as const) {
      const { proposals, approve } = await cardFor(ana, 'hand_over', { ...thing, ...values });
      expect(proposals[0]?.details).toEqual([
        expect.any(String),
        `${name} has no login, so share the link yourself. You'll get it right after you approve.`,
        'The link shows only this, nothing else of your family.',
        expect.stringContaining('Answer by'),
      ]);
      const approved = await approve(proposals);
      const [{ id, takerName, isGuest }] = (await ana.get('/api/handoffs')).json;
      expect([takerName, isGuest]).toEqual([name, true]);
      expect(approved.proposals[0]?.resultPath).toBe(`/handoffs/${id}?link`);
      const { token } = (await ana.post(`/api/handoffs/${id}/link`)).json;
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(JSON.stringify(approved)).not.toMatch(/[\w-]{43}/);
      await ana.post(`/api/handoffs/${id}/take-back`, {});
    }
  });

  test('what cannot be handed over is refused before there is a card', async () => {
    const { ana, thing, davidId } = await handedFamily({ hasLogin: true });
    const refused = async (values: object) => (await cardFor(ana, 'hand_over', { ...thing, ...values })).text;
    expect(await refused({})).toBe('Choose who should do it');
    expect(await refused({ takerId: 'Mia' })).toBe('Ask must be one of David');
    await ana.patch(`/api/appointments/${thing.recordId}`, { assigneeId: davidId });
    expect(await refused({ takerId: 'David' })).toBe('David does it already');
    expect(await refused({ type: 'nothing', takerId: 'David' })).toBe('That is not there, or not there any more');
  });

  test('groceries, subscriptions, tasks without a day and cooking have cards, too', async () => {
    const { ana } = await handedFamily({ hasLogin: true });
    const added = async (path: string, body: object) => (await ana.post(path, body)).json.id;
    await ana.post('/api/grocery-lists/current/items', { lines: ['milk'], today: today('UTC') });
    const [list] = (await ana.get('/api/grocery-lists')).json;
    const subscription = await added('/api/connected-services', { serviceName: 'Diapers', serviceType: 'other' });
    const task = await added('/api/reminders', { title: 'Cards', category: 'seasonal', description: 'Send' });
    const subjects = [];
    for (const thing of [
      { type: 'groceries', recordId: list.id },
      { type: 'subscription', recordId: subscription },
      { type: 'reminder', recordId: task },
      { type: 'cooking', recordId: null, day: soon },
    ] as Values[])
      subjects.push((await cardFor(ana, 'hand_over', { ...thing, takerId: 'David' })).proposals[0]?.subject);
    expect(subjects).toEqual(['Groceries', 'Diapers', 'Cards', expect.stringContaining('Cooking on')]);
  });
});

describe('the steps that follow', () => {
  test('each card says what comes of it, and each is only for whom it concerns', async () => {
    const { ana, david, davidId, thing } = await handedFamily({ hasLogin: true });
    const { id } = (await ana.post('/api/handoffs', { ...thing, takerId: davidId })).json;
    const card = async (person: typeof ana, tool: string, values: object = {}) => {
      const made = await cardFor(person, tool, { id, ...values });
      return { ...made, lines: made.proposals[0]?.details.slice(1) ?? made.text };
    };
    expect((await card(ana, 'answer_hand_off', { answer: 'yes' })).lines).toBe(
      'Only the one who was asked can do that',
    );
    expect((await card(david, 'take_back')).lines).toBe('Only the one who asked can do that');
    expect((await card(ana, 'take_back')).lines).toEqual(["It's yours again, and we'll tell David."]);
    expect((await card(david, 'answer_hand_off', { answer: 'Yes' })).lines).toEqual([
      "It's yours then. Ana sees your yes in the app.",
    ]);
    expect((await card(david, 'answer_hand_off', { answer: 'no' })).lines).toEqual([
      "It goes back to Ana, and we'll tell Ana.",
    ]);
    const idea = await card(david, 'answer_hand_off', { answer: 'how about', time: '17:00' });
    expect(idea.lines).toEqual(["We'll ask Ana about 5:00 PM. Nothing moves until Ana agrees."]);
    await idea.approve(idea.proposals);
    expect((await card(ana, 'decide_proposal', { decision: 'agree' })).lines).toEqual([
      'It moves to 5:00 PM.',
      "It's David's then, and we'll tell David.",
    ]);
    const not = await card(ana, 'decide_proposal', { decision: 'Rather not' });
    expect(not.lines).toEqual(['It comes back to you. David sees that in the app.']);
    await not.approve(not.proposals);
    expect((await card(ana, 'decide_returned', { decision: 'let it go' })).lines).toEqual([
      'It stays on the calendar, and nobody in particular does it.',
    ]);
    const mine = await card(ana, 'decide_returned', { decision: 'myself' });
    expect(mine.lines).toEqual(["You'll do it yourself."]);
    await mine.approve(mine.proposals);
    expect((await ana.get('/api/handoffs')).json).toEqual([]);
  });
});

describe('the sitter sheet', () => {
  test('is about all children tonight unless the message says otherwise, and shows no health notes by default', async () => {
    const ana = await signUp();
    expect((await cardFor(ana, 'make_sitter_sheet', {})).text).toBe('Add a child to your household first');
    for (const name of ['Mia', 'Leo']) await ana.post('/api/children', { name, birthdate: '2020-05-05' });
    const { proposals, approve } = await cardFor(ana, 'make_sitter_sheet', {});
    expect(proposals).toMatchObject([
      {
        subject: 'Sitter sheet for tonight',
        details: ["Only you see it until you print it or share its link. Its page says what's still missing."],
      },
    ]);
    const [card] = (await approve(proposals)).proposals;
    const [sheet] = (await ana.get('/api/sitter-sheets')).json;
    expect(sheet).toMatchObject({ childNames: ['Mia', 'Leo'], isEveningOnly: true, shownHealthNotes: [], link: null });
    expect(card?.resultPath).toBe(`/sitter/${sheet.id}`);
    const days = { fromDay: '2030-01-11', untilDay: '2030-01-13' };
    const trip = await cardFor(ana, 'make_sitter_sheet', { childIds: ['Leo'], ...days });
    expect(trip.proposals[0]?.subject).toBe('Sitter sheet for Fri, Jan 11 to Sun, Jan 13');
  });
});

test('with the built-in helper, a hand-off, an overview of what needs attention, and a sheet', async () => {
  const { ana, david } = await couple({ hasLogin: true });
  const { id } = (await ana.post('/api/children', { name: 'Mia', birthdate: '2020-05-05' })).json;
  const weekly = { isRecurring: true, recurringFrequency: 'weekly' };
  await ana.post('/api/appointments', { ...swim, childId: id, ...weekly });
  const weekday = new Date(`${soon}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  const talk = talkWith({ database, person: ana, answering: help });
  const { proposals } = await talk.say(`ask David to take Mia to swim on ${weekday}`);
  expect(proposals).toMatchObject([{ tool: 'hand_over', subject: 'Swim class' }]);
  await talk.say('yes');
  expect((await david.get('/api/handoffs')).json).toMatchObject([{ day: soon, role: 'taker', state: 'asked' }]);
  const his = talkWith({ database, person: david, answering: help });
  expect((await his.say('what needs me')).text).toContain('is asking you to do Swim class');
  expect((await talk.say('what needs me')).text).toBe('Nothing needs you right now.');
  await talk.say('make a sheet for the sitter tonight');
  await talk.say('yes');
  expect((await ana.get('/api/sitter-sheets')).json).toMatchObject([{ childNames: ['Mia'], isEveningOnly: true }]);
});
