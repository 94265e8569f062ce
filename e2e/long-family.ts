import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, today } from '#core/dates.ts';

/** A word of 95 letters, which fits on no line. Every name may be this long. */
export const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.padEnd(95, 'blatt');
const url = `https://example.com/${long.repeat(2)}`;
/** Unique, because no two families can share an address. */
export const longEmail = () => `${randomUUID()}${'a'.repeat(20)}@${'b'.repeat(60)}.example`;

/** Fills every text field of a family with very long words. Returns the paths of pages that have an id. */
export async function fillWithLongTexts(page: Page) {
  const send = async (method: 'post' | 'patch', path: string, data: object) => {
    const response = await page.request[method](path, { data });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return response.status() === 204 ? {} : response.json();
  };
  const add = (path: string, data: object = {}) => send('post', path, data);
  const now = today();
  const tomorrow = addDays(now, 1);
  const email = longEmail();
  const list = [long, `${long}s`];

  await add('/api/preferences', {
    name: long,
    favoriteStoresForSelf: list,
    favoriteInfluencers: list,
    wishForApp: long,
    stressTriggerOther: long,
    onboardingCompleted: true,
  });
  await send('patch', '/api/family', { name: long });
  const invitation = await add('/api/family/invitations', { email });
  await add('/api/calendar/feed');

  const care = { allergies: list, dietaryRestrictions: list, healthNotes: long, clothingSize: long, shoeSize: long };
  const profile = { ...care, preferences: list, favoriteColors: list, schedule: [{ time: long, activity: long }] };
  const child = await add('/api/children', { name: long, birthdate: '2019-03-04', ...profile });
  await add('/api/children', { name: `${long} Mia`, birthdate: addDays(now, -300), ...profile });
  await add('/api/household-members', { memberType: 'adult', name: long, relationship: 'self', notes: long });
  await add('/api/household-members', { memberType: 'pet', name: long, petType: 'dog', breed: long, notes: long });

  const appointment = { title: long, type: 'Dental', location: long, notes: long, bookingLink: url };
  const dentist = await add('/api/appointments', { ...appointment, date: tomorrow, time: '09:30', childId: child.id });
  const series = { isRecurring: true, recurringFrequency: 'weekly' };
  await add('/api/appointments', { ...appointment, ...series, date: tomorrow });
  await add('/api/booking-links', { name: long, url, category: long });
  await add('/api/places', { name: long, website: url, location: long, notes: long });
  await add('/api/events', {
    title: long,
    date: now,
    time: '10:00',
    location: long,
    notes: long,
    workbackPlan: [long],
  });
  await add('/api/birthdays', {
    name: long,
    date: `1956-${tomorrow.slice(5)}`.replace('02-29', '02-28'),
    relationship: 'family',
    wishlistLink: url,
    giftIdeas: list,
    notes: long,
    partyDate: tomorrow,
    partyTime: '15:00',
    partyLocation: long,
  });
  const { id: wishlistId } = await add(`/api/birthday-wishlists/generate/${child.id}`);
  await add(`/api/birthday-wishlists/${wishlistId}/ideas`, { title: long, notes: long, url });
  await send('patch', `/api/birthday-wishlists/${wishlistId}`, {
    partyDate: tomorrow,
    partyLocation: long,
    partyNotes: long,
  });

  const links = [{ label: long, url }];
  const item = { title: long, description: long, actionable: true, links };
  for (const category of ['seasonal', 'health', 'milestone', 'recurring'])
    await add('/api/reminders', { ...item, category, triggerDate: now });
  const trip = await add('/api/reminders', {
    ...item,
    category: 'trip',
    destination: long,
    startDate: tomorrow,
    endDate: addDays(now, 5),
    travelers: list,
  });
  await add(`/api/reminders/${trip.id}/packing`, { name: long, traveler: long });
  await add('/api/plan-steps', { subject: 'trip', subjectId: trip.id, title: long, daysBefore: 1 });

  await add('/api/connected-services', {
    serviceName: long,
    serviceType: 'other',
    accountEmail: email,
    subscriptionPlan: long,
    subscriptionCost: 99_999_999,
    nextBillingDate: tomorrow,
    notes: long,
  });

  const recipe = await add('/api/recipes', {
    name: long,
    mealType: 'dinner',
    description: long,
    sourceUrl: url,
    sourceName: long,
    ingredients: [{ name: `2 cups ${long}` }, { name: long }],
    instructions: `${long}\n${long}:\nCook ${long} for 20 minutes`,
    dietaryTags: list,
    notes: long,
    prepTime: 20_000,
  });
  await add('/api/meal-planning-preferences', { dietaryRestrictions: list });
  const weekStartDate = mondayOf(now);
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const meals = { weekStartDate, assignedTo: ['family'], days };
  // One dinner is open, so that planning the week is the main button.
  await add('/api/meal-plans/assign', { ...meals, days: days.slice(0, -1), mealType: 'dinner', recipeId: recipe.id });
  await add('/api/meal-plans/assign', { ...meals, mealType: 'lunch', note: long });
  const guests = [{ name: long, allergies: list }];
  await add('/api/meal-plans/assign', { ...meals, mealType: 'snack', recipeId: recipe.id, guests });
  await add('/api/grocery-stores', { name: long });
  await add('/api/staples', { food: long });
  const groceries = await add('/api/grocery-lists/generate', { weekStartDate });
  await add(`/api/grocery-lists/${groceries.id}/items`, { name: long, quantity: long });

  await page.request.post('/api/wand/chat', { data: { message: long } });
  await page.request.post('/api/wand/chat', { data: { message: `dentist for ${long} tomorrow at 3` } });
  const ask = { type: 'appointment', recordId: dentist.id, guestName: long.slice(0, 60) };
  const handoff = await add('/api/handoffs', ask);
  const sheet = await add('/api/sitter-sheets', { remarks: long });
  return {
    ':recipe': `/recipes/${recipe.id}`,
    ':invitation': new URL(invitation.link).pathname,
    ':handoff': `/handoffs/${handoff.id}`,
    ':sheet': `/sitter/${sheet.id}`,
  };
}
