import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, birthdayIn, dateParts, today } from '#core/dates.ts';
import { deleteOldRecordings } from '#server/database/recording.ts';
import { tablesInReferenceOrder } from '#server/database/reference-order.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { familyTables } from '#server/database/tenants.ts';
import { dumpFamily, recordedTables } from '#testing/family-dump.ts';
import { joinFamily } from '#testing/join-family.ts';
import { type Client, testApp } from '#testing/test-app.ts';
import { talkWith } from '#testing/wand-talk.ts';
import { recordIdNames } from '../rules/card.ts';
import { tools } from '../rules/tools/all-tools.ts';
import type { Values } from '../rules/tools/tool.ts';
import type { Brain } from './chat-store.ts';

const { signUp, database } = await testApp();
type Mother = Awaited<ReturnType<typeof signUp>>;

/** A brain that proposes exactly what the test asks for. */
function proposerFor(person: Mother) {
  let wanted: { tool: string; values: object };
  const answering: Brain = async function* ({ propose }) {
    const proposed = await propose(wanted.tool, wanted.values as Values);
    if ('proposal' in proposed) yield { proposal: proposed.proposal };
    yield { content: 'refused' in proposed ? proposed.refused : 'Here it is.' };
  };
  const talk = talkWith({ database, person, answering });
  return {
    ...talk,
    async propose(tool: string, values: object) {
      wanted = { tool, values };
      const { proposals, text } = await talk.say('please');
      return { proposals, text, id: proposals[0]?.id ?? '' };
    },
  };
}

const now = today('UTC');
const week = mondayOf(now);
const soon = addDays(now, 3);

const added = async (mother: Client, path: string, body: object) => (await mother.post(path, body)).json;

/** A family with records of every kind, and records that depend on them. */
async function sampleFamily() {
  const [mother, father] = [await signUp({ firstName: 'Ana' }), await signUp({ firstName: 'David' })];
  await joinFamily(father, mother);
  const birthdate = birthdayIn(dateParts(now).year - 7, addDays(now, 12));
  const mia = await added(mother, '/api/children', { name: 'Mia', birthdate, allergies: ['Peanuts'] });
  const leo = await added(mother, '/api/children', { name: 'Leo', birthdate: '2022-08-12' });
  // Data for nudges to learn from.
  for (const days of [182, 364, 546])
    await added(mother, '/api/appointments', {
      title: 'Dentist',
      type: 'Dental',
      date: addDays(now, -days),
      childId: leo.id,
    });
  const adult = { memberType: 'adult', name: 'David', relationship: 'partner' };
  const ana = await added(mother, '/api/household-members', { ...adult, name: 'Ana', relationship: 'self' });
  const david = await added(mother, '/api/household-members', adult);
  for (const [person, { id, name }] of [
    [mother, ana],
    [father, david],
  ] as const)
    await person.post('/api/preferences', { name, adult: { id }, onboardingCompleted: true });
  const swim = { title: 'Swim', type: 'Other', date: week, isRecurring: true, recurringFrequency: 'weekly' };
  const appointment = await added(mother, '/api/appointments', { ...swim, childId: mia.id });
  const event = await added(mother, '/api/events', {
    title: 'Fair',
    date: soon,
    time: '10:00',
    workbackPlan: ['Bake'],
    assigneeId: david.id,
  });
  const birthday = await added(mother, '/api/birthdays', { name: 'Rosa', date: '1956-11-20', relationship: 'family' });
  const task = await added(mother, '/api/reminders', { title: 'Cards', category: 'seasonal', description: 'Send' });
  const trip = await added(mother, '/api/reminders', {
    title: 'Lake',
    category: 'trip',
    description: 'Lake',
    travelers: ['Mia'],
  });
  const boots = await added(mother, `/api/reminders/${trip.id}/packing`, { name: 'Boots', traveler: 'Mia' });
  const ingredients = [{ name: '2 cups milk' }, { name: '4 tbsp peanut butter' }];
  const recipe = await added(mother, '/api/recipes', { name: 'Noodles', mealType: 'dinner', ingredients });
  await mother.post('/api/recipes', { name: 'Soup', mealType: 'dinner', ingredients: [{ name: '3 carrots' }] });
  const meal = { assignedTo: ['family'], days: ['monday'], mealType: 'dinner', recipeId: recipe.id };
  await mother.post('/api/meal-plans/assign', { ...meal, weekStartDate: week });
  const list = await added(mother, '/api/grocery-lists/generate', { weekStartDate: week });
  const subscription = await added(mother, '/api/connected-services', {
    serviceName: 'Diapers',
    serviceType: 'other',
    subscriptionCost: 9500,
  });
  await mother.post(`/api/birthday-wishlists/generate/${mia.id}`);
  const place = await added(mother, '/api/places', { name: 'Dr. Lee', category: 'Dental', memberId: mia.id });
  const handoffs = await openHandoffs();
  return {
    mother,
    david,
    mia,
    leo,
    appointment,
    event,
    birthday,
    task,
    trip,
    boots,
    recipe,
    list,
    subscription,
    place,
    handoffs,
  };

  /** One hand-off for each action that can be taken. */
  async function openHandoffs() {
    const ask = (giver: Client, takerId: string, type: string, { id: recordId }: { id: string }) =>
      added(giver, '/api/handoffs', { type, recordId, takerId });
    const answer = ({ id }: { id: string }, body: object) => father.post(`/api/handoffs/${id}/answer`, body);
    const asked = await ask(father, ana.id, 'event', event);
    const given = await ask(mother, david.id, 'birthday', birthday);
    const countered = await ask(mother, david.id, 'reminder', task);
    await answer(countered, { answer: 'how about', date: addDays(soon, 2) });
    const returned = await ask(mother, david.id, 'trip', trip);
    await answer(returned, { answer: 'no' });
    return { asked, given, countered, returned };
  }
}
type SampleFamily = Awaited<ReturnType<typeof sampleFamily>>;

const later = addDays(week, 14);

/** For every write tool, values that are valid for this family. */
const cases: Record<string, (of: SampleFamily) => object> = {
  add_appointment: () => ({
    title: 'Eye exam',
    date: soon,
    time: '9:00',
    childId: 'mia',
    recurringFrequency: 'monthly',
  }),
  change_appointment: ({ appointment, leo }) => ({ id: appointment.id, time: '16:00', childId: leo.id, reach: 'All' }),
  skip_appointment: ({ appointment }) => ({ id: appointment.id, date: addDays(week, 7) }),
  remove_appointment: ({ appointment }) => ({ id: appointment.id, reach: 'all' }),
  add_event: () => ({ title: 'Concert', date: soon, time: '18:00', affectedChildren: ['leo'], assigneeId: 'david' }),
  change_event: ({ event }) => ({ id: event.id, date: addDays(soon, 1), assigneeId: null }),
  remove_event: ({ event }) => ({ id: event.id }),
  add_place: () => ({
    name: 'Kids Cuts',
    category: 'Personal Care',
    memberId: 'leo',
    preferredWay: 'Call',
    length: 30,
  }),
  change_place: ({ place }) => ({ id: place.id, phone: '555-0142', memberId: null }),
  remove_place: ({ place }) => ({ id: place.id }),
  add_birthday: () => ({ name: 'Tom', date: '1985-12-14', relationship: 'Friend', giftIdeas: ['Book'] }),
  change_birthday: ({ birthday }) => ({ id: birthday.id, partyDate: soon, giftIdeas: ['Tea'] }),
  remove_birthday: ({ birthday }) => ({ id: birthday.id }),
  add_task: () => ({ title: 'Stamps', triggerDate: soon, remindAt: '17:00', assigneeId: 'David' }),
  change_task: ({ task }) => ({ id: task.id, triggerDate: soon }),
  dismiss_task: ({ task }) => ({ id: task.id }),
  remove_task: ({ task }) => ({ id: task.id }),
  add_trip: () => ({ title: 'Sea', startDate: soon, endDate: addDays(soon, 4), travelers: ['mia', 'Grandma'] }),
  change_trip: ({ trip }) => ({ id: trip.id, destination: 'Tahoe' }),
  remove_trip: ({ trip }) => ({ id: trip.id }),
  add_packing: ({ trip }) => ({ id: trip.id, name: 'Sled', traveler: 'Mia' }),
  make_packing_list: ({ trip }) => ({ id: trip.id }),
  change_packing: ({ trip, boots }) => ({ id: trip.id, itemId: boots.id, isPacked: true }),
  remove_packing: ({ trip, boots }) => ({ id: trip.id, itemId: boots.id }),
  add_member: () => ({ memberType: 'pet', name: 'Miso', petType: 'cat' }),
  change_member: ({ mia }) => ({ id: mia.id, name: 'Maya', shoeSize: '31', allergies: ['Peanuts', 'Eggs'] }),
  change_child: ({ mia }) => ({ id: mia.id, preferences: ['Skating'] }),
  remove_member: ({ mia }) => ({ id: mia.id }),
  add_groceries: () => ({ lines: ['2 l milk', 'eggs'] }),
  tick_groceries: () => ({ items: ['Milk'] }),
  untick_groceries: () => ({ items: ['Milk'] }),
  remove_groceries: ({ list }) => ({ items: list.items.map(({ id }: { id: string }) => id) }),
  change_grocery: ({ list }) => ({ id: list.id, itemId: list.items[0].id, quantity: '3 l' }),
  add_staple: () => ({ food: 'Rice' }),
  make_grocery_list: () => ({ weekStartDate: later }),
  plan_meal: () => ({ date: soon, recipeId: 'noodles' }),
  clear_meal: () => ({ date: week }),
  plan_week: () => ({ weekStartDate: later }),
  copy_week: () => ({ weekStartDate: addDays(week, 7) }),
  add_recipe: () => ({ name: 'Rice', ingredients: ['1 cup rice'], servings: '2' }),
  change_recipe: ({ recipe }) => ({ id: recipe.id, isFavorite: true }),
  remove_recipe: ({ recipe }) => ({ id: recipe.id }),
  rate_meal: ({ leo }) => ({ recipeId: 'noodles', rating: 'Not again', memberId: leo.id }),
  add_subscription: () => ({ serviceName: 'Spotify', subscriptionCost: 1099 }),
  change_subscription: ({ subscription }) => ({ id: subscription.id, status: 'Paused' }),
  remove_subscription: ({ subscription }) => ({ id: subscription.id }),
  make_gift_ideas: ({ leo }) => ({ childId: leo.id }),
  add_gift_idea: () => ({ childId: 'Leo', title: 'Train set' }),
  remind_me: ({ event }) => ({ type: 'event', recordId: event.id, leads: ['2 hours before', 'a week before'] }),
  hand_over: ({ appointment: { id } }) => ({
    ...{ type: 'appointment', recordId: id, day: addDays(week, 7), takerId: 'David', word: 'Bring a towel' },
  }),
  answer_hand_off: ({ handoffs }) => ({ id: handoffs.asked.id, answer: 'Yes' }),
  take_back: ({ handoffs }) => ({ id: handoffs.given.id }),
  decide_proposal: ({ handoffs }) => ({ id: handoffs.countered.id, decision: 'Agree' }),
  decide_returned: ({ handoffs }) => ({ id: handoffs.returned.id, decision: 'Myself' }),
  make_sitter_sheet: () => ({ childIds: ['Mia'], fromDay: soon, shownHealthNotes: ['mia'] }),
  stop_suggesting: () => ({ key: "Leo's dentist visit" }),
};

const writeTools = tools.filter((tool) => tool.kind === 'write');

test('every family table except the assistant’s own records its changes', async () => {
  const { rows } = await acrossFamilies(database).execute<{ name: string }>(
    sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'record_row'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(recordedTables().toSorted());
});

test('tables are ordered after the tables they reference, so that rows are restored in a valid order', () => {
  const tables = tablesInReferenceOrder();
  expect(tables.map(getTableName).toSorted()).toEqual(familyTables.map(getTableName).toSorted());
  const early = tables.flatMap((table, place) =>
    getTableConfig(table)
      .foreignKeys.map((key) => getTableName(key.reference().foreignTable))
      .filter((name) => tables.findIndex((other) => getTableName(other) === name) > place)
      .map((name) => `${getTableName(table)} before ${name}`),
  );
  expect(early).toEqual([]);
});

test('every write tool has a test case here', () => {
  expect(Object.keys(cases).toSorted()).toEqual(writeTools.map(({ name }) => name).toSorted());
});

const family = await sampleFamily();
const { mother } = family;
const dump = () => dumpFamily(database, mother.familyId);
const [member, stranger] = [proposerFor(mother), proposerFor(await signUp())];

async function proposeAndApprove(tool: string, values: object) {
  const { proposals, id } = await member.propose(tool, values);
  expect(await member.approve(proposals)).toMatchObject({ refused: [], proposals: [{ id }] });
  return id;
}

describe('nothing is written before the approval, and undo restores the tables exactly', () => {
  test.each(Object.entries(cases))('%s', async (tool, valuesOf) => {
    // Only a ticked item can be unticked.
    if (tool === 'untick_groceries') await proposeAndApprove('tick_groceries', { items: ['milk'] });
    const before = await dump();
    const { proposals, text, id } = await member.propose(tool, valuesOf(family));
    expect(text).toBe('Here it is.');
    expect(proposals).toMatchObject([{ tool, status: 'open', subject: expect.stringMatching(/./) }]);
    expect(await dump()).toEqual(before);

    expect(await member.approve(proposals)).toMatchObject({
      refused: [],
      proposals: [{ status: 'approved', resultPath: expect.stringMatching(/^\/[a-z-]/) }],
    });
    expect(await dump()).not.toEqual(before);

    await member.undo(id);
    expect(await dump()).toEqual(before);
  });
});

test('undoing the removal of an adult makes them the assignee again', async () => {
  const before = await dump();
  const removal = await proposeAndApprove('remove_member', { id: family.david.id });
  const { json: events } = await mother.get('/api/events');
  expect(events).toMatchObject([{ title: 'Fair', assigneeId: null }]);
  await member.undo(removal);
  expect(await dump()).toEqual(before);
});

test('a card says who does it, and offers the adults', async () => {
  const { proposals } = await member.propose('add_task', { title: 'Stamps', assigneeId: 'david' });
  const { id } = family.david;
  const who = {
    label: 'Who',
    value: id,
    emptyLabel: 'Ours',
    options: [{ label: 'Ana' }, { value: id, label: 'David' }],
  };
  expect(proposals[0]?.fields.find(({ name }) => name === 'assigneeId')).toMatchObject(who);
});

describe('a series is changed or removed within the given reach, and undo restores it exactly', () => {
  const day = addDays(week, 14);
  test.each([
    ['change_appointment', { reach: 'this', time: '17:00', date: addDays(day, 1) }],
    ['change_appointment', { reach: 'this', assigneeId: 'David' }],
    ['change_appointment', { reach: 'later', date: addDays(day, 3), location: 'Lake' }],
    ['change_appointment', { reach: 'all', date: addDays(day, -1) }],
    ['remove_appointment', { reach: 'Only this one' }],
    ['remove_appointment', { reach: 'This and later' }],
    ['remove_appointment', { reach: 'All' }],
  ])('%s %j', async (tool, values) => {
    const { id } = family.appointment;
    const own = addDays(week, 21);
    const changed = await proposeAndApprove('change_appointment', { id, day: own, reach: 'this', notes: 'Towel' });
    const before = await dump();
    const done = await proposeAndApprove(tool, { id, day, ...values });
    expect(await dump()).not.toEqual(before);
    await member.undo(done);
    expect(await dump()).toEqual(before);
    await member.undo(changed);
  });
});

test.each(writeTools.filter((tool) => recordIdNames(tool).length > 0).map(({ name }) => name))(
  "%s refuses another family's record",
  async (tool) => {
    const { proposals, text } = await stranger.propose(tool, cases[tool]?.(family) ?? {});
    expect(proposals).toEqual([]);
    expect(text).toBe('That is not there, or not there any more');
  },
);

describe('invalid values are refused with a sentence, and there is no card', () => {
  const invalid: [tool: string, values: (of: SampleFamily) => object, sentence: string][] = [
    ['add_appointment', () => ({ title: 'Dentist', date: 'tomorrow' }), 'Date must be a date like 2026-05-31'],
    ['add_appointment', () => ({ title: 'Dentist' }), 'Date is required'],
    ['add_appointment', () => ({ title: 'Dentist', date: soon, time: '3pm' }), 'Time must be a time like 16:30'],
    [
      'add_appointment',
      () => ({ title: 'Dentist', date: soon, childId: 'Ben' }),
      'For must be one of Ana, David, Mia, Leo',
    ],
    [
      'add_appointment',
      ({ mia }) => ({ title: 'A', date: soon, childId: `${mia.id}x` }),
      'For must be one of Ana, David, Mia, Leo',
    ],
    [
      'add_event',
      () => ({ title: 'A', date: soon, time: '10:00', assigneeId: 'Mia' }),
      'Who must be one of Ana, David',
    ],
    ['change_appointment', ({ appointment: { id } }) => ({ id }), 'What should change was not said'],
    ['change_appointment', ({ appointment: { id } }) => ({ id, title: 'Swim' }), 'It is like that already: Swim'],
    ['change_appointment', ({ appointment: { id } }) => ({ id, title: null }), 'Title is required'],
    ['change_appointment', ({ event: { id } }) => ({ id, title: 'A' }), 'That is not there, or not there any more'],
    [
      'change_appointment',
      ({ appointment: { id } }) => ({ id, time: '18:00' }),
      'Swim repeats. Is it only this one, this and later ones, or all of them?',
    ],
    [
      'remove_appointment',
      ({ appointment: { id } }) => ({ id }),
      'Swim repeats. Is it only this one, this and later ones, or all of them?',
    ],
    ['remove_appointment', ({ appointment: { id } }) => ({ id, reach: 'later' }), 'Which date of Swim is it?'],
    [
      'remove_appointment',
      ({ appointment: { id } }) => ({ id, reach: 'this', day: '2020-01-06' }),
      'Swim does not take place on Jan 6, 2020',
    ],
    [
      'skip_appointment',
      ({ appointment: { id } }) => ({ id, date: '2020-01-06' }),
      'This appointment does not take place on Jan 6, 2020',
    ],
    ['add_event', () => ({ title: 'Fair', date: soon }), 'Time is required'],
    ['add_birthday', () => ({ name: 'Tom', date: soon }), 'Relationship is required'],
    ['change_task', ({ trip: { id } }) => ({ id, title: 'A' }), 'That is not there, or not there any more'],
    ['add_member', () => ({ memberType: 'child', name: 'Ben' }), 'Birthdate is required'],
    [
      'change_child',
      ({ appointment: { id } }) => ({ id, preferences: [] }),
      'That is not there, or not there any more',
    ],
    ['tick_groceries', () => ({ items: ['caviar'] }), 'Items must be one of milk, peanut butter'],
    ['plan_meal', () => ({ note: 'Pizza' }), 'Date is required'],
    ['clear_meal', () => ({}), 'Date is required'],
    ['tick_groceries', () => ({ items: [] }), 'Items is required'],
    ['plan_meal', () => ({ date: soon }), 'Choose a recipe or write a note'],
    ['plan_meal', () => ({ date: soon, recipeId: 'Tacos' }), 'Recipe must be one of Noodles, Soup'],
    [
      'clear_meal',
      () => ({ date: week, mealType: 'lunch' }),
      expect.stringMatching(/^Nothing is planned for lunch on /),
    ],
    ['copy_week', () => ({ weekStartDate: later }), "There's nothing to copy, since last week is empty"],
    ['plan_week', () => ({ weekStartDate: addDays(week, 1) }), 'Week start must be a Monday'],
    ['add_subscription', () => ({ serviceName: 'A', subscriptionCost: 'much' }), 'Cost must be an amount like 29.99'],
    ['make_gift_ideas', () => ({ childId: 'Mia' }), 'Mia has a list of gift ideas already'],
    ['make_gift_ideas', () => ({}), 'Child is required'],
  ];
  test.each(invalid)('%s %#', async (tool, valuesOf, sentence) => {
    const { proposals, text } = await member.propose(tool, valuesOf(family));
    expect(proposals).toEqual([]);
    expect(text).toEqual(sentence);
  });

  test('tick_groceries if there is no grocery list', async () => {
    const { text } = await stranger.propose('tick_groceries', { items: ['milk'] });
    expect(text).toBe('There is no grocery list yet');
  });
});

describe('a card shows', () => {
  const details = async (tool: string, values: object) => (await member.propose(tool, values)).proposals[0]?.details;

  test('the planned week, replaced meals, allergies, and items already on the list', async () => {
    expect(await details('plan_week', { weekStartDate: later })).toContain('Monday dinner: Soup');
    expect(await details('copy_week', { weekStartDate: addDays(week, 7) })).toEqual(['Monday dinner: Noodles']);
    expect(await details('plan_meal', { date: week, recipeId: family.recipe.id })).toEqual([
      'Peanuts: Mia',
      'Instead of Noodles',
    ]);
    expect(await details('add_groceries', { lines: ['milk', 'tea'] })).toEqual([
      'Already on your list: Milk, 1 pint (checked). Add more?',
    ]);
    expect(await details('make_grocery_list', { weekStartDate: week })).toEqual(['2 things to buy']);
    expect(await details('remove_recipe', { id: family.recipe.id })).toEqual([
      expect.stringMatching(/^Used: Dinner on Monday/),
    ]);
  });

  test('the stored value as display text', async () => {
    const { id } = family.subscription;
    const { proposals } = await member.propose('change_subscription', { id, subscriptionCost: 12_050 });
    expect(proposals[0]?.fields).toMatchObject([{ name: 'subscriptionCost', value: 12_050, was: '$95.00' }]);
  });
});

describe('cards that were approved together', () => {
  const approveBoth = async (first: [string, object], second: [string, object]) => {
    const proposals = [...(await member.propose(...first)).proposals, ...(await member.propose(...second)).proposals];
    expect(await member.approve(proposals)).toMatchObject({ refused: [] });
  };

  test('are undone in reverse order, even if they are of different turns', async () => {
    const before = await dump();
    const { id } = family.event;
    await approveBoth(['change_event', { id, time: '09:15' }], ['change_event', { id, location: 'Gym' }]);
    expect((await member.say('undo')).text).toBe('Undone: Fair, Fair.');
    expect(await dump()).toEqual(before);
  });

  test('merge their list changes instead of overwriting each other', async () => {
    const { id } = family.mia;
    await approveBoth(
      ['change_member', { id, allergies: ['Peanuts', 'Eggs'] }],
      ['change_member', { id, allergies: ['Peanuts', 'Milk'] }],
    );
    const allergies = async () =>
      (await mother.get('/api/children')).json.find((child: { id: string }) => child.id === id).allergies;
    expect(await allergies()).toEqual(['Peanuts', 'Eggs', 'Milk']);
    await member.say('undo');
    expect(await allergies()).toEqual(['Peanuts']);
  });
});

describe('undo is refused and restores nothing', () => {
  test('if the new record has been changed since', async () => {
    const id = await proposeAndApprove('add_task', { title: 'Stamps' });
    const { json } = await mother.get('/api/reminders');
    const { id: taskId } = json.find(({ title }: { title: string }) => title === 'Stamps');
    await mother.patch(`/api/reminders/${taskId}`, { title: 'Many stamps' });
    const before = await dump();
    await expect(member.undo(id)).rejects.toThrow("It has changed since, so it can't be undone");
    expect(await dump()).toEqual(before);
  });

  test('if another record uses the new record', async () => {
    const id = await proposeAndApprove('add_member', {
      memberType: 'child',
      name: 'Ben',
      birthdate: '2020-02-02',
    });
    const { json } = await mother.get('/api/children');
    const { id: childId } = json.find(({ name }: { name: string }) => name === 'Ben');
    await mother.post('/api/appointments', { title: 'Checkup', type: 'Other', date: soon, childId });
    const before = await dump();
    await expect(member.undo(id)).rejects.toThrow("Something else uses it now, so it can't be undone");
    expect(await dump()).toEqual(before);
  });

  test('if a record that the removed one needs is gone too', async () => {
    const { id: recipeId } = await added(mother, '/api/recipes', { name: 'Stew', mealType: 'dinner' });
    const id = await proposeAndApprove('plan_meal', { date: soon, recipeId });
    const cleared = await proposeAndApprove('clear_meal', { date: soon });
    await mother.remove(`/api/recipes/${recipeId}`);
    const before = await dump();
    await expect(member.undo(cleared)).rejects.toThrow("It has changed since, so it can't be undone");
    await expect(member.undo(id)).rejects.toThrow("It has changed since, so it can't be undone");
    expect(await dump()).toEqual(before);
  });
});

test('after a month undo is refused, and the recorded rows are deleted', async () => {
  const mother = await signUp();
  const { propose, approve, undo } = proposerFor(mother);
  const { proposals, id } = await propose('add_birthday', { name: 'Rosa', date: '1956-11-20', relationship: 'family' });
  await approve(proposals);
  const recorded = sql`select 1 from recorded_rows where action_id = ${id}`;
  const db = acrossFamilies(database);
  await deleteOldRecordings(database);
  expect((await db.execute(recorded)).rows).not.toEqual([]);

  await db.execute(sql`update recorded_rows set created_at = now() - interval '31 days' where action_id = ${id}`);
  await db.execute(sql`update wand_proposals set decided_at = now() - interval '31 days' where id = ${id}`);
  await expect(undo(id)).rejects.toMatchObject({ status: 409, message: "It's too late to undo this" });
  await deleteOldRecordings(database);
  expect((await db.execute(recorded)).rows).toEqual([]);
});
