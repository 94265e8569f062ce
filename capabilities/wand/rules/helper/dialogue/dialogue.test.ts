import { expect, test } from 'vitest';
import { type HouseholdMember, householdApi } from '#capabilities/household/contract.ts';
import type { CardField } from '../../../card-contract.ts';
import type { Proposal } from '../../../contract.ts';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Values } from '../../tools/tool.ts';
import { blank, type Memory } from '../memory.ts';
import type { Context, Waiting } from '../reader.ts';
import { followUp } from './dialogue.ts';
import { spelledOut } from './it.ts';
import { aboutIt } from './of-card.ts';

const household = ['Mia', 'Leo'].map((name) => ({ id: name, name, memberType: 'child' }) as HouseholdMember);
const people = household.map(({ id, name }) => ({ value: id, label: name }));
const field = (name: string, kind: CardField['kind'], value: CardField['value'], options: CardField['options'] = []) =>
  ({ name, kind, value, options, label: name, isRequired: false, was: null }) satisfies CardField;

const card = (tool: string, subject: string, fields: CardField[], status: Proposal['status'] = 'open') =>
  ({
    id: `card of ${subject}`,
    tool,
    subject,
    fields,
    status,
    resultId: status === 'approved' ? 'record' : null,
  }) as Proposal;
const dentist = (status: Proposal['status'] = 'open') =>
  card(
    'add_appointment',
    'Dentist',
    [
      field('title', 'text', 'Dentist'),
      field('date', 'date', '2026-11-20'),
      field('time', 'time', '15:00'),
      field('childId', 'choice', 'Mia', people),
      field('location', 'text', null),
      field('notes', 'long', null),
      field('recurringFrequency', 'choice', null, [{ value: 'weekly', label: 'Weekly' }]),
    ],
    status,
  );
const groceries = (lines: string[], status: Proposal['status'] = 'open') =>
  card('add_groceries', lines.join(', '), [field('lines', 'list', lines)], status);

function said(message: string, proposals: Proposal[] = [], before = 'something'): Context {
  const past = [{ id: 'turn', message: before, answer: '', proposals, memory: null }];
  const look = async (endpoint: unknown) => (endpoint === householdApi.list ? household : []);
  return {
    household,
    asked: {
      message,
      past,
      look,
      today: '2026-11-16',
      now: '09:00',
      timeZone: 'America/New_York',
    } as unknown as BrainRequest,
  };
}
const steps = (message: string, proposals: Proposal[], memory: Memory = blank) =>
  followUp(said(message, proposals), memory);
const answers = (message: string, waiting: Waiting) => steps(message, [], { ...blank, waiting });

test.each<[string, object]>([
  ['make it 4', { time: '16:00' }],
  ['my bad 430', { time: '16:30' }],
  ['in the morning', { time: '03:00' }],
  ['morning at 10', { time: '10:00' }],
  ['i meant eleven', { time: '11:00' }],
  ['four, not three', { time: '16:00' }],
  ['name it tooth cleaning instead', { title: 'Tooth cleaning' }],
  ["wrong place, it's at St. Luke's", { location: "St. Luke's" }],
  ['it was supposed to be wednesday', { date: '2026-11-18' }],
  ['actually Wednesday', { date: '2026-11-18' }],
  ['at 5 instead', { time: '17:00' }],
  ['till 4:30', { notes: 'Until 4:30 PM' }],
  ["it's until 4", { notes: 'Until 4:00 PM' }],
  ['make it 45 min', { notes: 'Until 3:45 PM' }],
  ['it takes about an hour and a half', { notes: 'Until 4:30 PM' }],
  ['make it 4 to 5', { time: '16:00', notes: 'Until 5:00 PM' }],
  ['no wait, saturday at 10', { date: '2026-11-21', time: '10:00' }],
  ['no, for Leo', { childId: 'Leo' }],
  ['half an hour later', { time: '15:30' }],
  ['call it orthodontist', { title: 'Orthodontist' }],
  ['change the title to teeth cleaning', { title: 'Teeth cleaning' }],
  ['add a note: bring the insurance card', { notes: 'Bring the insurance card' }],
  ["it's at Dr. Kim's office", { location: "Dr. Kim's office" }],
  ['not friday, thursday', { date: '2026-11-19' }],
  ['oops Leo not Mia', { childId: 'Leo' }],
  ['hang on, 3:30', { time: '15:30' }],
  ["wrong day, it's saturday", { date: '2026-11-21' }],
  ['what about 5pm?', { time: '17:00' }],
  ['and put it under Leo', { childId: 'Leo' }],
  ['half past 4 sorry', { time: '16:30' }],
  ['saturday i mean', { date: '2026-11-21' }],
  ['no wait that was for Leo', { childId: 'Leo' }],
  ['make it weekly', { recurringFrequency: 'weekly' }],
  ['no, it starts at 6:30', { time: '18:30' }],
  ['put Vision Center as the place', { location: 'Vision Center' }],
  ['at 4:30 at the mall', { time: '16:30', location: 'The mall' }],
  ["it's at 12 Elm Street by the way", { location: '12 Elm Street' }],
  ['and note that he needs his card', { notes: 'He needs his card' }],
  ['i said friday but i meant saturday', { date: '2026-11-21' }],
  ['sorry, was 4', { time: '16:00' }],
  ['fridays are bad, thursday works better', { date: '2026-11-19' }],
  ['they only had 3:45', { time: '15:45' }],
  ['the day before, actually', { date: '2026-11-19' }],
  ["make that thursday, we're out on friday morning", { date: '2026-11-19' }],
  ["Friday's right but it's at 8.30am", { time: '08:30' }],
  ['3:30 is better for his mum', { time: '15:30' }],
  ["it's Leo who gets it", { childId: 'Leo' }],
  ['turns out she can only come at 4', { time: '16:00' }],
  ['yes and put dr kim as the location', { location: 'Dr kim' }],
  ['and write in the notes: no bottle beforehand', { notes: 'No bottle beforehand' }],
  ['sry 5:30', { time: '17:30' }],
  ['with dr miller', { location: 'Dr miller' }],
  ['dr miller', { location: 'Dr miller' }],
  ['in the morning', { time: '03:00' }],
  ['starting next week', { date: '2026-11-27' }],
  ['with neha and her baby', { title: 'Dentist with neha and her baby' }],
  ['no its for me', { childId: null }],
])('%j changes the open card', async (message, values) => {
  expect(await steps(message, [dentist()])).toEqual([
    { kind: 'revise', id: 'card of Dentist', tool: 'add_appointment', values },
  ]);
});

test('a change gets a value that its card does not have yet', async () => {
  const moved = card('change_appointment', 'Dentist', [field('date', 'date', '2026-11-20')]);
  expect(await steps('at 4 then', [moved])).toMatchObject([{ kind: 'revise', values: { time: '16:00' } }]);
});

test.each<[string, object]>([
  ["i'd rather cancel the subscription altogether", { status: 'cancelled' }],
  ['next billing is december 1', { nextBillingDate: '2026-12-01' }],
  ["it's 17.99", { subscriptionCost: 1799 }],
  ['no, yearly', { billingFrequency: 'annually' }],
])('%j changes a subscription', async (message, values) => {
  const paused = card('change_subscription', 'Lovevery', [field('status', 'choice', 'paused')]);
  expect(await steps(message, [paused])).toMatchObject([{ kind: 'revise', values }]);
});

test('the day of what is weeks away is meant near it', async () => {
  const trip = card('change_trip', 'Tahoe', [field('endDate', 'date', '2026-12-26')]);
  expect(await steps('no, the 27th', [trip])).toMatchObject([{ values: { endDate: '2026-12-27' } }]);
});

test('a person or a day that no field takes is no correction', async () => {
  const size = card('change_member', 'Leo', [field('clothingSize', 'text', '110')]);
  expect(await steps('mia 128', [size])).toBeUndefined();
  expect(await steps('make it 116', [size])).toMatchObject([{ values: { clothingSize: '116' } }]);
});

test('what was approved meanwhile is changed by a card of its own', async () => {
  expect(await steps('make it 4', [dentist('approved')])).toMatchObject([
    { kind: 'propose', tool: 'change_appointment', values: { id: 'record', time: '16:00' } },
  ]);
  expect(await aboutIt(said('cancel it', [dentist('approved')]))).toMatchObject([
    { kind: 'propose', tool: 'remove_appointment', values: { id: 'record' } },
  ]);
});

test.each(['same for Leo at 3:30', 'Leo too, at 3:30'])('another one like it is proposed anew: %s', async (said) => {
  expect(await steps(said, [dentist('approved')])).toMatchObject([
    {
      kind: 'propose',
      tool: 'add_appointment',
      values: { title: 'Dentist', date: '2026-11-20', time: '15:30', childId: 'Leo' },
    },
  ]);
});

test.each<[string, string[], string[]]>([
  ['and eggs too', ['milk'], ['milk', 'eggs']],
  ['also bread and butter', ['milk'], ['milk', 'bread', 'butter']],
  ['without the eggs', ['milk', 'eggs'], ['milk']],
  ['make it 2', ['milk'], ['2 milk']],
  ['make it 3', ['2 gallons of milk'], ['3 gallons of milk']],
  ['size 3', ['diapers'], ['size 3 diapers']],
  ['the AA kind', ['batteries'], ['AA batteries']],
  ['the organic ones', ['2 bags of apples'], ['2 bags of organic apples']],
  ['only one', ['2 gallons of milk'], ['one gallon of milk']],
  ['whole milk', ['2 gallons of milk'], ['2 gallons of whole milk']],
  ['no not bananas', ['bananas', 'apples'], ['apples']],
  ['instead of rice get pasta', ['chicken', 'rice'], ['chicken', 'pasta']],
  ['no, not eggs', ['milk', 'eggs'], ['milk']],
  ['take the eggs off again', ['milk', 'eggs'], ['milk']],
  ['no, oat milk', ['milk'], ['oat milk']],
  ['3 gallons rather', ['milk'], ['3 gallons milk']],
  ['just the milk', ['milk', 'eggs'], ['milk']],
  ['we already have eggs', ['milk', 'eggs'], ['milk']],
  ['no eggs, we still have some', ['milk', 'eggs'], ['milk']],
  ["dog food as well, Biscuit's bag is nearly empty", ['milk'], ['milk', 'dog food']],
  ['better get 4 cans', ['2 cans of tomatoes'], ['4 cans tomatoes']],
])('%j changes the groceries', async (message, before, lines) => {
  expect(await steps(message, [groceries(before)])).toMatchObject([{ kind: 'revise', values: { lines } }]);
});

test('more groceries after those that are on the list already are only these', async () => {
  expect(await steps('and bagels too', [groceries(['milk'], 'approved')])).toMatchObject([
    { kind: 'propose', tool: 'add_groceries', values: { lines: ['bagels'] } },
  ]);
});

test('of two cards the one that has such a value is meant; where both have it she is asked', async () => {
  expect(await steps('make it 4', [dentist(), groceries(['milk'])])).toMatchObject([
    { kind: 'revise', values: { time: '16:00' } },
  ]);
  const [asks] = (await steps('make it 4', [dentist(), { ...dentist(), subject: 'Haircut' }])) ?? [];
  expect(asks?.kind === 'answer' && asks.text).toContain('Which one do you mean, Dentist or Haircut?');
});

test('what could be anything is not guessed', async () => {
  expect(await steps('and kiwi', [dentist()])).toMatchObject([
    { kind: 'answer', text: 'I did not understand ‘and kiwi’. Please say the whole of it.' },
  ]);
});

test.each([
  'add butter',
  'what is on friday?',
  'lunch at 12',
  'is it on friday?',
  'i have work at 4',
  'Leo works until 6',
  'remind me to call mom tomorrow',
  'haircut for Leo on friday at 4',
])('%j is a new request, whatever came before it', async (message) => {
  expect(await steps(message, [dentist()])).toBeUndefined();
});

const missingDay: Waiting = {
  kind: 'missing',
  tool: 'add_appointment',
  values: { title: 'Dentist', childId: 'Mia' },
  field: 'date',
  quote: 'book the dentist for Mia',
};

test('an answer fills in what was missing, and what it says besides', async () => {
  expect(await answers('tomorrow at 3', missingDay)).toMatchObject([
    {
      kind: 'propose',
      tool: 'add_appointment',
      values: { title: 'Dentist', childId: 'Mia', date: '2026-11-17', time: '15:00' },
    },
  ]);
});

test('a day of the week after a week is in that week', async () => {
  const [asked] = (await answers('next week', missingDay)) ?? [];
  const waiting = asked?.kind === 'ask' ? asked.waiting : missingDay;
  expect(await answers('Tuesday', waiting)).toMatchObject([{ kind: 'propose', values: { date: '2026-11-24' } }]);
});

test('what she did not want is proposed again where she wants it after all', async () => {
  expect(await steps('actually yes, add it', [dentist('dismissed')])).toMatchObject([
    { kind: 'propose', tool: 'add_appointment', values: { title: 'Dentist', date: '2026-11-20' } },
  ]);
  expect(await steps('keep it', [dentist('dismissed')])).toEqual([{ kind: 'answer', text: 'All right.' }]);
});

test('what is on after all is not left out', async () => {
  const skip = card('skip_appointment', 'Swim class', [field('date', 'date', '2026-11-18')]);
  expect(await steps('wait, swim class is on', [skip])).toMatchObject([{ kind: 'answer' }, { kind: 'drop' }]);
  expect(await steps('wait, the dishwasher is on', [skip])).not.toMatchObject([{ kind: 'answer' }, { kind: 'drop' }]);
});

test('a task is given to somebody', async () => {
  const task = card('add_task', 'Feed the cat', [field('title', 'text', 'Feed the cat')]);
  for (const message of ['give it to Mia', 'have Mia do it', "it's for Mia", 'Mia will do it'])
    expect(await steps(message, [task])).toMatchObject([{ kind: 'revise', values: { title: 'Feed the cat for Mia' } }]);
});

test('a part of the day is that of the task', async () => {
  const task = card('add_task', 'Call Ana', [
    field('triggerDate', 'date', null),
    field('description', 'long', 'Call Ana'),
  ]);
  const values = { triggerDate: '2026-11-17', description: 'In the morning' };
  expect(await steps('tomorrow morning', [task])).toMatchObject([{ kind: 'revise', values }]);
  // Written with either clock.
  for (const description of ['At 6:00 PM', 'At 18:00']) {
    const timed = card('add_task', 'Call Ana', [
      field('triggerDate', 'date', '2026-11-16'),
      field('description', 'long', description),
    ]);
    const later = { description: 'At 7:00 PM' };
    expect(await steps('make it 7', [timed])).toMatchObject([{ kind: 'revise', values: later }]);
  }
});

test('what is after that is on the same day', async () => {
  const context = said('after that lunch with Kim at 4:30', [dentist()]);
  expect(await spelledOut(context)).toBe('lunch with Kim at 4:30 on November 20');
});

test('of one choice alone none is the first', async () => {
  const choices = [{ label: 'yes, a kite', tool: 'add_groceries', values: { lines: ['a kite'] } }];
  expect(await answers('first week of August', { kind: 'choice', choices, quote: 'add a kite' })).toBeUndefined();
});

test('an answer that is no day yet is asked for again, and another request is none', async () => {
  expect(await answers('in December', missingDay)).toMatchObject([{ kind: 'ask', question: 'Which day exactly?' }]);
  expect(await answers('add milk', missingDay)).toBeUndefined();
  expect(await answers('never mind', missingDay)).toEqual([{ kind: 'answer', text: 'All right.' }]);
});

test.each(['no time', 'all day', 'idk yet', 'skip', 'not sure'])(
  "'%s' keeps what has no hour as an appointment",
  async (message) => {
    const values = { title: 'Concert', date: '2026-12-08', time: null, affectedChildren: ['Mia'] };
    const waiting: Waiting = { kind: 'missing', tool: 'add_event', values, field: 'time', quote: 'concert dec 8' };
    expect(await answers(message, waiting)).toMatchObject([
      { tool: 'add_appointment', values: { title: 'Concert', date: '2026-12-08', time: null, childId: 'Mia' } },
    ]);
  },
);

test('what is still missing after an answer is asked for', async () => {
  const missing = (tool: string, values: Values, field: string): Waiting => ({
    ...{ kind: 'missing', tool, values, field, quote: '' },
  });
  const child = missing('add_member', { memberType: 'child' }, 'name');
  expect(await answers('Theo', child)).toMatchObject([{ kind: 'ask', waiting: { field: 'birthdate' } }]);
  const waiting = missing('add_birthday', { name: 'Lucas' }, 'date');
  expect(await answers('june 3rd', waiting)).toMatchObject([{ kind: 'propose', values: { relationship: 'friend' } }]);
  expect(await answers("june 3rd, he's a friend", waiting)).toMatchObject([
    { kind: 'propose', values: { name: 'Lucas', date: '2027-06-03', relationship: 'friend' } },
  ]);
});

const choice = (label: string, id: string) => ({ label, tool: 'remove_appointment', values: { id } });
const choices = [choice("Leo's Haircut on Sat, Nov 21", 'of Leo'), choice("Mia's Haircut on Sat, Nov 28", 'of Mia')];
const which: Waiting = { kind: 'choice', choices, quote: 'cancel the haircut' };

test.each<[string, string[]]>([
  ["Leo's", ['of Leo']],
  ['mia', ['of Mia']],
  ['the one on the 28th', ['of Mia']],
  ['the second one', ['of Mia']],
  ['the first', ['of Leo']],
  ['both', ['of Leo', 'of Mia']],
  ["leo's, mia's is fine as it is", ['of Leo']],
])('%j answers which one', async (message, ids) => {
  const chosen = await answers(message, which);
  expect(chosen?.map((step) => step.kind === 'propose' && step.values.id)).toEqual(ids);
});

test.each(["not Leo's, the other one", 'the later one'])('%j of two is the other', async (message) => {
  expect(await answers(message, which)).toMatchObject([{ values: { id: 'of Mia' } }]);
});

test('the other one takes the place of the one that was chosen', async () => {
  const remove = card('remove_appointment', 'Haircut', []);
  expect(await steps('no, the other one', [remove], { ...blank, choices })).toMatchObject([
    { kind: 'revise', id: 'card of Haircut', values: { id: 'of Mia' } },
  ]);
});

test('all of a recipe is what it takes', async () => {
  const recipe = (status: Proposal['status']) =>
    card('add_recipe', 'Guacamole', [field('ingredients', 'list', ['3 avocados', '1 lime'])], status);
  const all = 'put it all on the grocery list';
  expect(await steps(all, [recipe('open')])).toMatchObject([
    { kind: 'propose', tool: 'add_groceries', values: { lines: ['3 avocados', '1 lime'] } },
  ]);
  expect(await spelledOut(said(all, [recipe('approved')]))).toBe(
    'put the ingredients for Guacamole on the grocery list',
  );
});

test('an hour that is asked for and not set is said to be none', async () => {
  const task = card('add_task', 'Defrost the turkey', [field('triggerDate', 'date', '2026-11-23')]);
  expect(await aboutIt(said('what time would that be?', [task]))).toMatchObject([
    { text: 'No hour is set for ‘Defrost the turkey’.' },
  ]);
});

test('it stands for what the last question was about', async () => {
  expect(await spelledOut(said('move it to 10', [], 'when is the eye exam?'))).toBe('move the eye exam to 10');
});

test.each(['same time', 'at the same time please', 'keep the time'])('%j leaves the card as it is', async (message) => {
  expect(await steps(message, [dentist()])).toEqual([
    { kind: 'revise', id: 'card of Dentist', tool: 'add_appointment', values: {} },
  ]);
});

test('a week alone means the same day of it', async () => {
  expect(await steps('next week', [dentist()])).toMatchObject([{ kind: 'revise', values: { date: '2026-11-27' } }]);
});

test('a pause ends by her word alone, and a length of time is no price', async () => {
  const lovevery = card('change_subscription', 'Lovevery', [
    field('status', 'choice', 'paused', [{ value: 'paused', label: 'Paused' }]),
    field('subscriptionCost', 'money', null),
  ]);
  for (const message of ['until january', 'for 2 months'])
    expect(await steps(message, [lovevery])).toMatchObject([{ kind: 'answer' }, { kind: 'revise', values: {} }]);
});

test("who somebody is is not somebody's name", async () => {
  const ben = card('add_birthday', 'Ben', [
    field('name', 'text', 'Ben'),
    field('date', 'date', '2027-01-22'),
    field('relationship', 'choice', 'friend'),
  ]);
  expect(await steps("he's my nephew", [ben])).toMatchObject([{ kind: 'revise', values: { relationship: 'family' } }]);
  expect(await steps("he's Leo's friend", [ben])).toMatchObject([{ values: { relationship: 'friend' } }]);
  expect(await steps('his brother Max has his on july 9', [ben])).toMatchObject([
    { kind: 'propose', values: { name: 'Max', date: '2027-07-09' } },
  ]);
});

test('what somebody would like goes on the card of her birthday, and what a child would like does not', async () => {
  const ben = card('add_birthday', 'Ben', [field('name', 'text', 'Ben'), field('giftIdeas', 'list', ['Kite'])]);
  for (const message of ["he likes hot sauce, so that's a gift idea", 'gift idea: hot sauce'])
    expect(await steps(message, [ben])).toMatchObject([
      { kind: 'revise', values: { giftIdeas: ['Kite', 'Hot sauce'] } },
    ]);
  expect(await steps('Mia wants a scarf for her birthday', [ben])).toBeUndefined();
});

test('several are chosen one by one, and what is not among them is not passed over', async () => {
  const each = [
    ["Leo's and Mia's", 2],
    ["Leo's and Tom's", 0],
  ] as const;
  for (const [message, count] of each) expect((await answers(message, which)) ?? []).toHaveLength(count);
});

/** Two open cards, one after the other; the later one was made last. */
const oneAfterTheOther = (message: string) => {
  const context = said(message);
  const pediatrician = { ...dentist(), id: 'first', subject: 'Pediatrician' };
  const piano = card('add_appointment', 'Piano', [
    field('title', 'text', 'Piano'),
    field('date', 'date', '2026-11-21'),
    field('time', 'time', '09:00'),
    field('childId', 'choice', 'Leo', people),
  ]);
  const past = [pediatrician, { ...piano, id: 'second' }].map((one) => ({
    id: one.id,
    message: `${one.subject} for somebody`,
    answer: '',
    proposals: [one],
    memory: null,
  }));
  return followUp({ ...context, asked: { ...context.asked, past } }, blank);
};

test.each([
  ['make the pediatrician at 11', 'first', { time: '11:00' }],
  ['move the pediatrician to friday', 'first', { date: '2026-11-20' }],
  ['the first one is at 11', 'first', { time: '11:00' }],
  ["mia's is at 11", 'first', { time: '11:00' }],
  ["and mia's at 11", 'first', { time: '11:00' }],
  ['the pediatrician is for Leo', 'first', { childId: 'Leo' }],
  ['make it 11', 'second', { time: '11:00' }],
  ['change the piano to 11', 'second', { time: '11:00' }],
])('%j is about the open card that it names, or about the last one', async (message, id, values) => {
  expect(await oneAfterTheOther(message)).toEqual([{ kind: 'revise', id, tool: 'add_appointment', values }]);
});

test.each([
  ['wrong kid', 'Who is it for?'],
  ["oops, that's the wrong day", 'Which day is right?'],
  ['wrong time', 'Which time is right?'],
])('%j is asked back', async (message, text) => {
  expect(await steps(message, [dentist()])).toEqual([{ kind: 'answer', text }]);
});

test.each(['busy day', 'her tooth hurts', 'ugh so early', 'cleaning'])('%j is no activity', async (message) => {
  const dated = said(message, [dentist()], 'dentist for Mia on friday at 3');
  expect((await followUp(dated, blank)) ?? []).not.toContainEqual(expect.objectContaining({ kind: 'propose' }));
});

test.each(['David takes her', 'David is coming too'])('%j is noted, and not whose it is', async (message) => {
  const david = { id: 'David', name: 'David', memberType: 'adult' } as HouseholdMember;
  const context = { ...said(message, [dentist()], 'dentist for Mia on friday at 3'), household: [...household, david] };
  expect(await followUp(context, blank)).toMatchObject([{ kind: 'revise', values: { notes: message } }]);
});

test('for both of them is not one card for nobody', async () => {
  const context = said("actually let's do a checkup for Mia and Leo", [dentist()], 'dentist for Mia on friday at 3');
  expect((await followUp(context, blank)) ?? []).not.toContainEqual(expect.objectContaining({ kind: 'revise' }));
});

test('a value after what was not understood is not said of the card before', async () => {
  const context = said('at 4', [dentist()], 'dentist for Mia on friday at 3');
  const missed = {
    id: 'missed',
    message: 'Leo has one with lily on friday',
    answer: 'I did not understand that. You can say:',
    proposals: [],
    memory: null,
  };
  const asked = { ...context.asked, past: [...context.asked.past, missed] };
  expect(await followUp({ ...context, asked }, blank)).toMatchObject([{ kind: 'answer' }]);
  expect(await followUp({ ...context, asked: { ...asked, message: 'make it 4' } }, blank)).toMatchObject([
    { kind: 'revise', values: { time: '16:00' } },
  ]);
});

test('as many, or an hour: it is asked', async () => {
  const context = said('change it to 11', [groceries(['milk'])], 'add milk');
  const earlier = { id: 'earlier', message: 'dentist', answer: '', proposals: [dentist()], memory: null };
  const asked = { ...context.asked, past: [earlier, ...context.asked.past] };
  expect(await followUp({ ...context, asked }, blank)).toMatchObject([
    { kind: 'answer', text: expect.stringContaining('Dentist or milk') },
  ]);
});

test('what is of somebody else and whole is a request of its own', async () => {
  expect(await steps('dentist for Leo on friday at 4', [dentist()])).toBeUndefined();
});

test('what is bought goes on the card of the list, whatever was spoken of since', async () => {
  const context = said('and eggs', [dentist()], 'dentist for Mia on friday at 3');
  const bought = { id: 'list', message: 'add milk', answer: '', proposals: [groceries(['milk'])], memory: null };
  const asked = { ...context.asked, past: [bought, ...context.asked.past] };
  expect(await followUp({ ...context, asked }, blank)).toMatchObject([
    { kind: 'revise', tool: 'add_groceries', values: { lines: ['milk', 'eggs'] } },
  ]);
});
