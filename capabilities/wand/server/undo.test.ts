import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, birthdayIn, dateParts, today } from '#core/dates.ts';
import { deleteOldRecordings } from '#server/database/recording.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import { familyTables, tablesInReferenceOrder } from '#server/database/tenants.ts';
import { dumpFamily, recordedTables } from '#testing/family-dump.ts';
import { type Client, testApp } from '#testing/test-app.ts';
import { talkWith } from '#testing/wand-talk.ts';
import { idNames } from '../rules/card.ts';
import { tools } from '../rules/tools/all-tools.ts';
import type { Values } from '../rules/tools/tool.ts';
import type { Answering } from './chat-store.ts';

const { signUp, database } = await testApp();
type Mother = Awaited<ReturnType<typeof signUp>>;

/** Somebody who is told what to propose, and proposes exactly that. */
function proposerFor(person: Mother) {
  let wanted: { tool: string; values: object };
  const answering: Answering = async function* ({ propose }) {
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

/** A family with something of everything, and with what hangs on it. */
async function settled() {
  const mother = await signUp();
  const birthdate = birthdayIn(dateParts(now).year - 7, addDays(now, 12));
  const mia = await added(mother, '/api/children', { name: 'Mia', birthdate, allergies: ['Peanuts'] });
  const leo = await added(mother, '/api/children', { name: 'Leo', birthdate: '2022-08-12' });
  const swim = { title: 'Swim', type: 'Other', date: week, isRecurring: true, recurringFrequency: 'weekly' };
  const appointment = await added(mother, '/api/appointments', { ...swim, childId: mia.id });
  const event = await added(mother, '/api/events', {
    title: 'Fair',
    date: soon,
    time: '10:00',
    workbackPlan: ['Bake'],
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
  return { mother, mia, leo, appointment, event, birthday, task, trip, boots, recipe, list, subscription };
}
type Settled = Awaited<ReturnType<typeof settled>>;

const later = addDays(week, 14);

/** For every tool that writes something that it can do for this family. */
const cases: Record<string, (of: Settled) => object> = {
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
  add_event: () => ({ title: 'Concert', date: soon, time: '18:00', affectedChildren: ['leo'] }),
  change_event: ({ event }) => ({ id: event.id, date: addDays(soon, 1) }),
  remove_event: ({ event }) => ({ id: event.id }),
  add_birthday: () => ({ name: 'Tom', date: '1985-12-14', relationship: 'Friend', giftIdeas: ['Book'] }),
  change_birthday: ({ birthday }) => ({ id: birthday.id, partyDate: soon, giftIdeas: ['Tea'] }),
  remove_birthday: ({ birthday }) => ({ id: birthday.id }),
  add_task: () => ({ title: 'Stamps', triggerDate: soon }),
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
  add_subscription: () => ({ serviceName: 'Spotify', subscriptionCost: 1099 }),
  change_subscription: ({ subscription }) => ({ id: subscription.id, status: 'Paused' }),
  remove_subscription: ({ subscription }) => ({ id: subscription.id }),
  make_gift_ideas: ({ leo }) => ({ childId: leo.id }),
  add_gift_idea: () => ({ childId: 'Leo', title: 'Train set' }),
};

const writeTools = tools.filter((tool) => tool.kind === 'write');

test('every table of a family is watched, but the assistant’s own', async () => {
  const { rows } = await acrossFamilies(database).execute<{ name: string }>(
    sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'record_row'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(recordedTables().toSorted());
});

test('a table comes later than those that it refers to, so that rows come back in an order that holds', () => {
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

test('every tool that writes is tried here', () => {
  expect(Object.keys(cases).toSorted()).toEqual(writeTools.map(({ name }) => name).toSorted());
});

const family = await settled();
const { mother } = family;
const dump = () => dumpFamily(database, mother.familyId);
const [her, stranger] = [proposerFor(mother), proposerFor(await signUp())];

async function approved(tool: string, values: object) {
  const { proposals, id } = await her.propose(tool, values);
  expect(await her.approve(proposals)).toMatchObject({ refused: [], proposals: [{ id }] });
  return id;
}

describe('nothing is written before she approves, and undo leaves the tables exactly as they were', () => {
  test.each(Object.entries(cases))('%s', async (tool, valuesOf) => {
    // Only what was ticked can be unticked.
    if (tool === 'untick_groceries') await approved('tick_groceries', { items: ['milk'] });
    const before = await dump();
    const { proposals, text, id } = await her.propose(tool, valuesOf(family));
    expect(text).toBe('Here it is.');
    expect(proposals).toMatchObject([{ tool, status: 'open', subject: expect.stringMatching(/./) }]);
    expect(await dump()).toEqual(before);

    expect(await her.approve(proposals)).toMatchObject({
      refused: [],
      proposals: [{ status: 'approved', resultPath: expect.stringMatching(/^\/[a-z-]/) }],
    });
    expect(await dump()).not.toEqual(before);

    await her.undo(id);
    expect(await dump()).toEqual(before);
  });
});

describe('a series is changed and removed as far as was said, and undo puts exactly that back', () => {
  const day = addDays(week, 14);
  test.each([
    ['change_appointment', { reach: 'this', time: '17:00', date: addDays(day, 1) }],
    ['change_appointment', { reach: 'later', date: addDays(day, 3), location: 'Lake' }],
    ['change_appointment', { reach: 'all', date: addDays(day, -1) }],
    ['remove_appointment', { reach: 'Only this one' }],
    ['remove_appointment', { reach: 'This and later' }],
    ['remove_appointment', { reach: 'All' }],
  ])('%s %j', async (tool, values) => {
    const { id } = family.appointment;
    const own = addDays(week, 21);
    const changed = await approved('change_appointment', { id, day: own, reach: 'this', notes: 'Towel' });
    const before = await dump();
    const done = await approved(tool, { id, day, ...values });
    expect(await dump()).not.toEqual(before);
    await her.undo(done);
    expect(await dump()).toEqual(before);
    await her.undo(changed);
  });
});

test.each(writeTools.filter((tool) => idNames(tool).length > 0).map(({ name }) => name))(
  "%s does not know another family's record",
  async (tool) => {
    const { proposals, text } = await stranger.propose(tool, cases[tool]?.(family) ?? {});
    expect(proposals).toEqual([]);
    expect(text).toBe('That is not there, or not there any more');
  },
);

describe('what cannot be is refused with a sentence, and there is no card', () => {
  const wrong: [tool: string, values: (of: Settled) => object, sentence: string][] = [
    ['add_appointment', () => ({ title: 'Dentist', date: 'tomorrow' }), 'Date must be a date like 2026-05-31'],
    ['add_appointment', () => ({ title: 'Dentist' }), 'Date is required'],
    ['add_appointment', () => ({ title: 'Dentist', date: soon, time: '3pm' }), 'Time must be a time like 16:30'],
    ['add_appointment', () => ({ title: 'Dentist', date: soon, childId: 'Ben' }), 'Who must be one of Mia, Leo'],
    [
      'add_appointment',
      ({ mia }) => ({ title: 'A', date: soon, childId: `${mia.id}x` }),
      'Who must be one of Mia, Leo',
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
    ['copy_week', () => ({ weekStartDate: later }), 'Nothing to copy: last week is empty'],
    ['plan_week', () => ({ weekStartDate: addDays(week, 1) }), 'Week start must be a Monday'],
    ['add_subscription', () => ({ serviceName: 'A', subscriptionCost: 'much' }), 'Cost must be an amount like 29.99'],
    ['make_gift_ideas', () => ({ childId: 'Mia' }), 'Mia has a list of gift ideas already'],
    ['make_gift_ideas', () => ({}), 'Child is required'],
  ];
  test.each(wrong)('%s %#', async (tool, valuesOf, sentence) => {
    const { proposals, text } = await her.propose(tool, valuesOf(family));
    expect(proposals).toEqual([]);
    expect(text).toEqual(sentence);
  });

  test('where there is no grocery list, nothing can be ticked', async () => {
    const { text } = await stranger.propose('tick_groceries', { items: ['milk'] });
    expect(text).toBe('There is no grocery list yet');
  });
});

describe('cards say what she should know', () => {
  const details = async (tool: string, values: object) => (await her.propose(tool, values)).proposals[0]?.details;

  test('what a week would hold, what a meal replaces and whom it concerns, and what is on the list already', async () => {
    expect(await details('plan_week', { weekStartDate: later })).toContain('Monday dinner: Soup');
    expect(await details('copy_week', { weekStartDate: addDays(week, 7) })).toEqual(['Monday dinner: Noodles']);
    expect(await details('plan_meal', { date: week, recipeId: family.recipe.id })).toEqual([
      'Peanuts: Mia',
      'Instead of Noodles',
    ]);
    expect(await details('add_groceries', { lines: ['milk', 'tea'] })).toEqual([
      'Already on the list: Milk, 2 cups (ticked)',
    ]);
    expect(await details('make_grocery_list', { weekStartDate: week })).toEqual(['2 things to buy']);
    expect(await details('remove_recipe', { id: family.recipe.id })).toEqual([
      expect.stringMatching(/^Used: Dinner on Monday/),
    ]);
  });

  test('what stood there before, as one reads it', async () => {
    const { id } = family.subscription;
    const { proposals } = await her.propose('change_subscription', { id, subscriptionCost: 12_050 });
    expect(proposals[0]?.fields).toMatchObject([{ name: 'subscriptionCost', value: 12_050, was: '$95.00' }]);
  });
});

describe('cards that were approved at once', () => {
  const both = async (first: [string, object], second: [string, object]) => {
    const proposals = [...(await her.propose(...first)).proposals, ...(await her.propose(...second)).proposals];
    expect(await her.approve(proposals)).toMatchObject({ refused: [] });
  };

  test('are undone the last one first, though they are of different turns', async () => {
    const before = await dump();
    const { id } = family.event;
    await both(['change_event', { id, time: '09:15' }], ['change_event', { id, location: 'Gym' }]);
    expect((await her.say('undo')).text).toBe('Undone: Fair, Fair.');
    expect(await dump()).toEqual(before);
  });

  test('do not undo each other: what one puts on a list stays when the next was made before it', async () => {
    const { id } = family.mia;
    await both(
      ['change_member', { id, allergies: ['Peanuts', 'Eggs'] }],
      ['change_member', { id, allergies: ['Peanuts', 'Milk'] }],
    );
    const allergies = async () =>
      (await mother.get('/api/children')).json.find((child: { id: string }) => child.id === id).allergies;
    expect(await allergies()).toEqual(['Peanuts', 'Eggs', 'Milk']);
    await her.say('undo');
    expect(await allergies()).toEqual(['Peanuts']);
  });
});

describe('undo is refused, and nothing is put back', () => {
  test('when what was made has been changed since', async () => {
    const id = await approved('add_task', { title: 'Stamps' });
    const { json } = await mother.get('/api/reminders');
    const { id: taskId } = json.find(({ title }: { title: string }) => title === 'Stamps');
    await mother.patch(`/api/reminders/${taskId}`, { title: 'Many stamps' });
    const before = await dump();
    await expect(her.undo(id)).rejects.toThrow('It was changed in the meantime, so it cannot be undone');
    expect(await dump()).toEqual(before);
  });

  test('when something uses by now what was made', async () => {
    const id = await approved('add_member', {
      memberType: 'child',
      name: 'Ben',
      birthdate: '2020-02-02',
    });
    const { json } = await mother.get('/api/children');
    const { id: childId } = json.find(({ name }: { name: string }) => name === 'Ben');
    await mother.post('/api/appointments', { title: 'Checkup', type: 'Other', date: soon, childId });
    const before = await dump();
    await expect(her.undo(id)).rejects.toThrow('Something else uses it by now, so it cannot be undone');
    expect(await dump()).toEqual(before);
  });

  test('when what a removed record needs is gone too', async () => {
    const { id: recipeId } = await added(mother, '/api/recipes', { name: 'Stew', mealType: 'dinner' });
    const id = await approved('plan_meal', { date: soon, recipeId });
    const cleared = await approved('clear_meal', { date: soon });
    await mother.remove(`/api/recipes/${recipeId}`);
    const before = await dump();
    await expect(her.undo(cleared)).rejects.toThrow('It was changed in the meantime, so it cannot be undone');
    await expect(her.undo(id)).rejects.toThrow('It was changed in the meantime, so it cannot be undone');
    expect(await dump()).toEqual(before);
  });
});

test('what was done a month ago is not undone any more, and what was kept for that is gone', async () => {
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
  await expect(undo(id)).rejects.toMatchObject({ status: 409, message: 'It is too long ago to be undone' });
  await deleteOldRecordings(database);
  expect((await db.execute(recorded)).rows).toEqual([]);
});
