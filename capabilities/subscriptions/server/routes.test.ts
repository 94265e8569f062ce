import { expect, test } from 'vitest';
import { addDays, addMonths, today } from '#core/dates.ts';
import { testApp } from '#testing/test-app.ts';
import { Subscription } from '../contract.ts';

const { signUp, visitor } = await testApp();

const path = '/api/connected-services';
const diapers = { serviceName: 'Coterie Diapers', serviceType: 'diaper_subscription' };

test('a new subscription has the specified defaults and is listed by name, for its family only', async () => {
  const [mother, other] = [await signUp(), await signUp()];
  const added = await mother.post(path, { ...diapers, billingFrequency: '', renewalReminderLeadDays: null });
  expect(added.status).toBe(201);
  expect(added.json).toMatchObject({
    ...diapers,
    userId: mother.userId,
    isActive: true,
    status: 'active',
    subscriptionCost: null,
    billingFrequency: 'monthly',
    nextBillingDate: null,
    upcomingBillingDate: null,
    runsOutOn: null,
    lowStockAlert: true,
    renewalReminder: true,
    renewalReminderLeadDays: 7,
    lowStockThreshold: 3,
  });
  expect(Object.keys(added.json).toSorted()).toEqual(Object.keys(Subscription.shape).toSorted());
  const { json: toys } = await mother.post(path, { serviceName: 'Toys', serviceType: 'toy_subscription' });
  const { json: books } = await mother.post(path, { serviceName: 'books', serviceType: 'other' });
  expect((await mother.get(path)).json).toEqual([books, added.json, toys]);
  expect((await other.get(path)).json).toEqual([]);
  expect((await visitor.get(path)).status).toBe(401);
});

test('the entered billing date is kept, and the upcoming one and the end of supply are computed', async () => {
  const mother = await signUp();
  const now = today('UTC');
  const typed = addMonths(now, -5);
  const { json } = await mother.post(path, {
    ...diapers,
    subscriptionCost: 7500,
    nextBillingDate: typed,
    lastShipmentDate: now,
    supplyDays: 30,
    metadata: { service: 'coterie' },
  });
  expect(json).toMatchObject({ nextBillingDate: typed, runsOutOn: addDays(now, 30), metadata: { service: 'coterie' } });
  expect(json.upcomingBillingDate >= now && json.upcomingBillingDate < addMonths(now, 1)).toBe(true);
  const { json: cancelled } = await mother.patch(`${path}/${json.id}`, { status: 'cancelled' });
  expect(cancelled).toMatchObject({ upcomingBillingDate: null, nextBillingDate: typed, isActive: false });
});

test('a change updates only the given fields, and clearing a field empties it or restores its default', async () => {
  const mother = await signUp();
  const { json } = await mother.post(path, {
    ...diapers,
    subscriptionCost: 7500,
    lowStockThreshold: 5,
    notes: 'Size 4',
  });
  const change = async (body: object) => (await mother.patch(`${path}/${json.id}`, body)).json;
  expect(await change({ notes: 'Size 5' })).toMatchObject({
    notes: 'Size 5',
    subscriptionCost: 7500,
    status: 'active',
  });
  expect(await change({ status: 'paused' })).toEqual({
    ...json,
    notes: 'Size 5',
    status: 'paused',
    isActive: false,
    updatedAt: expect.any(String),
  });
  expect(await change({ ...json, isActive: true })).toMatchObject({ status: 'active', isActive: true });
  expect(await change({ isActive: false })).toMatchObject({ status: 'paused', isActive: false });
  expect(
    await change({ subscriptionCost: null, lowStockThreshold: '', billingFrequency: null, notes: ' ', status: '' }),
  ).toMatchObject({
    subscriptionCost: null,
    lowStockThreshold: 3,
    billingFrequency: 'monthly',
    notes: null,
    status: 'active',
    isActive: true,
  });
});

test.each([
  [{}, 'Service is required. Service type is required'],
  [{ ...diapers, subscriptionCost: -1 }, 'Cost must be a whole number from 0 to 100000000'],
  [{ ...diapers, subscriptionCost: 29.99 }, 'Cost must be a whole number from 0 to 100000000'],
  [{ ...diapers, billingFrequency: 'weekly' }, 'Billing frequency must be one of monthly, quarterly, annually'],
  [{ ...diapers, nextBillingDate: '2026-02-30' }, 'Next billing date must be a date like 2026-05-31'],
  [{ ...diapers, metadata: { deep: { er: 1 } } }, 'Metadata must hold short texts'],
])('adding %j is refused with: %s', async (body, sentence) => {
  const mother = await signUp();
  expect(await mother.post(path, body)).toMatchObject({ status: 400, text: sentence });
});

test("a subscription can be removed once, and another family's cannot be accessed", async () => {
  const [mother, other] = [await signUp(), await signUp()];
  const { json } = await mother.post(path, diapers);
  expect((await other.patch(`${path}/${json.id}`, { status: 'paused' })).status).toBe(404);
  expect((await other.remove(`${path}/${json.id}`)).status).toBe(404);
  expect((await mother.remove(`${path}/${json.id}`)).status).toBe(204);
  expect((await mother.remove(`${path}/${json.id}`)).status).toBe(404);
  expect((await mother.get(path)).json).toEqual([]);
});

test('an unknown status is stored and returned as it is', async () => {
  const mother = await signUp();
  const { status, json } = await mother.post(path, { ...diapers, status: 'on trial' });
  expect([status, json.status, json.isActive]).toEqual([201, 'on trial', true]);
  const change = (body: object) => mother.patch(`${path}/${json.id}`, body);
  expect((await change({ notes: 'Ends in May' })).json).toMatchObject({ status: 'on trial', isActive: true });
  expect((await change({ status: 'Canceled' })).json).toMatchObject({ status: 'cancelled', isActive: false });
  expect((await change({ status: 'past due', isActive: true })).json).toMatchObject({
    status: 'past due',
    isActive: true,
  });
  expect(await change({ status: 'x'.repeat(51) })).toMatchObject({
    status: 400,
    text: 'Status is too long (at most 50 characters)',
  });
});
