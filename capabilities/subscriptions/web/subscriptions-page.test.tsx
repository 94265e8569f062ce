import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { addDays, shortDate, today } from '#core/dates.ts';
import { renderPage, withFailingWrites } from '#testing/render-page.tsx';
import { type Client, servedApp } from '#testing/served-app.ts';
import { dismissToast, shownToast } from '#web/ui/toast.ts';
import { SubscriptionsPage } from './subscriptions-page.tsx';

const { signUp } = servedApp();

// Toasts survive the page of the previous test.
beforeEach(() => dismissToast(shownToast()?.id ?? 0));

const path = '/api/connected-services';
const now = today();
const diapers = {
  serviceName: 'Coterie Diapers',
  serviceType: 'diaper_subscription',
  metadata: { service: 'coterie' },
  subscriptionCost: 7500,
};
const stored = async (mother: Client) => (await mother.get(path)).json;
const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('article') as HTMLElement);
const unfold = async (name: string) => userEvent.click((await cardOf(name)).getByRole('button', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) => {
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null));
};
const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
const errorToast = async (sentence: string) => {
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText('Error')).toBeTruthy();
};

test('the first subscription can be connected, with the specified fields and defaults', async () => {
  const mother = await signUp();
  renderPage(<SubscriptionsPage />, mother);
  expect(screen.getByRole('heading', { level: 1, name: 'Connected Subscriptions' })).toBeTruthy();
  expect(await screen.findByText('No subscriptions connected')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add Subscription' })).toBeTruthy();
  await press('Add Your First Subscription');

  const dialog = within(await screen.findByRole('dialog', { name: 'Connect a Subscription' }));
  const service = await dialog.findByLabelText<HTMLSelectElement>('Service');
  await userEvent.click(dialog.getByRole('button', { name: 'Connect Service' }));
  expect(await dialog.findByText('Service is required')).toBeTruthy();
  const [littleSpoon, yumi] = dialog.getAllByRole('option', { name: 'Food' });
  expect(dialog.getByRole('group', { name: 'Little Spoon' }).contains(littleSpoon as Node)).toBe(true);
  await userEvent.selectOptions(service, yumi as HTMLElement);
  expect(dialog.getByText('Yumi')).toBeTruthy();

  expect(dialog.getByLabelText<HTMLInputElement>('Reminder Lead Time (days)').value).toBe('7');
  expect(dialog.getByLabelText<HTMLInputElement>('Low Stock Threshold (days of supply)').value).toBe('3');
  expect(dialog.getByLabelText<HTMLSelectElement>('Billing Frequency').value).toBe('monthly');
  await userEvent.click(dialog.getByRole('switch', { name: 'Renewal Reminders' }));
  expect(dialog.queryByLabelText('Reminder Lead Time (days)')).toBe(null);
  // The invalid value is dropped when its field is hidden.
  await userEvent.type(dialog.getByLabelText('Low Stock Threshold (days of supply)'), '99');
  await userEvent.click(dialog.getByRole('switch', { name: 'Low Stock Alerts' }));
  expect(dialog.queryByLabelText('Low Stock Threshold (days of supply)')).toBe(null);

  await userEvent.click(dialog.getByRole('button', { name: /^More/ }));
  await userEvent.type(dialog.getByLabelText('Account Email'), 'ana@example.com');
  await userEvent.type(dialog.getByLabelText('Plan Name'), 'Blends');
  await userEvent.type(dialog.getByLabelText('Cost ($/month)'), '-5');
  await userEvent.type(dialog.getByLabelText('Next Billing Date'), '2025-01-31');
  await userEvent.type(dialog.getByLabelText('Notes (Optional)'), 'Skip in July');
  await userEvent.click(dialog.getByRole('button', { name: 'Connect Service' }));
  expect(await dialog.findByText('Cost must be an amount like 29.99')).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('Cost ($/month)'));
  await userEvent.type(dialog.getByLabelText('Cost ($/month)'), '29,99');
  await userEvent.click(dialog.getByRole('button', { name: 'Connect Service' }));

  expect(await screen.findByText('Service Connected')).toBeTruthy();
  expect(screen.getByText('Your subscription has been added successfully.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  const [saved] = await stored(mother);
  expect(saved).toMatchObject({
    serviceName: 'Food',
    serviceType: 'meal_kit',
    accountEmail: 'ana@example.com',
    subscriptionPlan: 'Blends',
    subscriptionCost: 2999,
    billingFrequency: 'monthly',
    nextBillingDate: '2025-01-31',
    renewalReminder: false,
    lowStockAlert: false,
    lowStockThreshold: 3,
    status: 'active',
  });
  const card = await cardOf('Yumi Food');
  const renews = `Renews ${shortDate(saved.upcomingBillingDate)}`;
  for (const text of ['Active', '$29.99 a month', renews]) expect(card.getByText(text)).toBeTruthy();
  await unfold('Yumi Food');
  for (const text of ['Meal kit', 'Blends', 'ana@example.com', 'Skip in July'])
    expect(card.getByText(text)).toBeTruthy();
  expect([card.queryByText('Reminders on'), card.queryByText('Alerts on')]).toEqual([null, null]);
});

test('what families usually subscribe to is one tap away', async () => {
  const mother = await signUp();
  renderPage(<SubscriptionsPage />, mother);
  await press('Add Subscription');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Streaming' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Name (Optional)').value).toBe('Streaming');
  await userEvent.click(dialog.getByRole('button', { name: 'Connect Service' }));
  await cardOf('Streaming');
  expect(await stored(mother)).toMatchObject([{ serviceName: 'Streaming', serviceType: 'other' }]);
});

test('the total and upcoming renewals are above the cards', async () => {
  const mother = await signUp();
  await mother.post(path, {
    ...diapers,
    nextBillingDate: addDays(now, 5),
    lastShipmentDate: addDays(now, -28),
    supplyDays: 30,
  });
  await mother.post(path, {
    serviceName: 'Toys',
    serviceType: 'toy_subscription',
    billingFrequency: 'quarterly',
    subscriptionCost: 3000,
  });
  await mother.post(path, { serviceName: 'Magazine', serviceType: 'other' });
  renderPage(<SubscriptionsPage />, mother);
  for (const text of [
    '$85.00',
    'About $1,020 a year, 1 without a cost',
    'Coterie Diapers may run out in 2 days. Renews in 5 days for $75.00',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  const card = await cardOf('Coterie Diapers');
  await unfold('Coterie Diapers');
  for (const text of ['Diaper subscription', 'Reminders on', 'Alerts on']) expect(card.getByText(text)).toBeTruthy();
  await press(/^It arrived today/);
  expect(await screen.findByText('Delivery noted')).toBeTruthy();
  expect(await screen.findByText('Coterie Diapers renews in 5 days for $75.00')).toBeTruthy();
  expect((await stored(mother))[0].lastShipmentDate).toBe(now);
});

test('a subscription can be edited, paused, cancelled and resumed, with undo', async () => {
  const mother = await signUp();
  await mother.post(path, { ...diapers, notes: 'Size 4' });
  renderPage(<SubscriptionsPage />, mother);
  await unfold('Coterie Diapers');
  await press('Edit Coterie Diapers');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Coterie Diapers' }));
  const cost = await dialog.findByLabelText<HTMLInputElement>('Cost ($/month)');
  expect(cost.value).toBe('75');
  // A concurrent change by another person; fields that were not edited are not sent.
  await mother.patch(`${path}/${(await stored(mother))[0].id}`, { notes: 'Size 5' });
  await userEvent.clear(cost);
  await userEvent.selectOptions(dialog.getByLabelText('Service'), 'other');
  await userEvent.clear(dialog.getByLabelText('Name (Optional)'));
  await userEvent.type(dialog.getByLabelText('Name (Optional)'), 'Wipes');
  await userEvent.type(dialog.getByLabelText('One delivery lasts (days)'), '20');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await cardOf('Wipes');
  expect(await stored(mother)).toMatchObject([
    { serviceName: 'Wipes', serviceType: 'other', subscriptionCost: null, notes: 'Size 5', supplyDays: 20 },
  ]);

  await press('Pause Wipes');
  expect(await (await cardOf('Wipes')).findByText('Paused')).toBeTruthy();
  await press('More for Wipes');
  await press('Cancel subscription Wipes');
  await confirm('Cancel subscription');
  expect(await screen.findByText('Subscription cancelled')).toBeTruthy();
  expect(await (await cardOf('Wipes')).findByText('Cancelled')).toBeTruthy();
  await press('More for Wipes');
  expect(screen.getByRole('button', { name: 'Remove Wipes' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel subscription Wipes' })).toBe(null);
  await undo();
  expect(await (await cardOf('Wipes')).findByText('Paused')).toBeTruthy();
  await press('Resume Wipes');
  expect(await (await cardOf('Wipes')).findByText('Active')).toBeTruthy();
});

test('an unknown status is shown as it is and can be paused', async () => {
  const mother = await signUp();
  await mother.post(path, { ...diapers, status: 'on trial' });
  renderPage(<SubscriptionsPage />, mother);
  expect((await cardOf('Coterie Diapers')).getByText('on trial')).toBeTruthy();
  expect(screen.getByText('$75.00')).toBeTruthy();
  await unfold('Coterie Diapers');
  await press('Pause Coterie Diapers');
  expect(await (await cardOf('Coterie Diapers')).findByText('Paused')).toBeTruthy();
  await undo();
  expect(await (await cardOf('Coterie Diapers')).findByText('on trial')).toBeTruthy();
});

test('the cost field explains the amount of a quarterly bill', async () => {
  const mother = await signUp();
  await mother.post(path, { ...diapers, subscriptionCost: 3000, billingFrequency: 'quarterly' });
  renderPage(<SubscriptionsPage />, mother);
  await unfold('Coterie Diapers');
  await press('Edit Coterie Diapers');
  const dialog = within(await screen.findByRole('dialog'));
  const cost = await dialog.findByLabelText('Cost ($/month)');
  expect(dialog.getByText('You pay $30.00 a quarter, about $10.00 a month')).toBeTruthy();
  await userEvent.clear(cost);
  expect(await dialog.findByText('Enter what you pay each quarter')).toBeTruthy();
});

test('removing a subscription can be undone', async () => {
  const mother = await signUp();
  await mother.post(path, { ...diapers, notes: 'Size 4' });
  renderPage(<SubscriptionsPage />, mother);
  await unfold('Coterie Diapers');
  await press('More for Coterie Diapers');
  await press('Remove Coterie Diapers');
  await confirm('Remove');
  expect(await screen.findByText('Service Removed')).toBeTruthy();
  expect(screen.getByText('The subscription has been removed from your account.')).toBeTruthy();
  expect(await screen.findByText('No subscriptions connected')).toBeTruthy();
  await undo();
  await cardOf('Coterie Diapers');
  expect(await stored(mother)).toMatchObject([{ ...diapers, notes: 'Size 4' }]);
});

test('a failure shows an Error toast with the message from the server or a fallback', async () => {
  const mother = await signUp();
  await mother.post(path, diapers);
  let sentence = 'Please try again';
  let respond = () => {};
  const failing = withFailingWrites(mother);
  const request: Client['request'] = async (options) => {
    const answer = await failing.request(options);
    if (options.method === 'POST') await new Promise<void>((resolve) => (respond = resolve));
    return answer.status === 503 ? { ...answer, text: sentence } : answer;
  };
  renderPage(<SubscriptionsPage />, { ...mother, request });
  await unfold('Coterie Diapers');
  await press('Pause Coterie Diapers');
  await errorToast('503: Please try again');
  sentence = '';
  await press('Add Subscription');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await dialog.findByLabelText('Service'), 'honest');
  await userEvent.click(dialog.getByRole('button', { name: 'Connect Service' }));
  expect(await dialog.findByRole('button', { name: 'Connecting...' })).toBeTruthy();
  respond();
  await errorToast('Failed to connect service');
  expect(dialog.getByLabelText<HTMLSelectElement>('Service').value).toBe('honest');
});

test('subscriptions that cannot be loaded show an error', async () => {
  const broken = async () => ({ status: 500, text: 'Broken', json: undefined, headers: {} });
  renderPage(<SubscriptionsPage />, { ...(await signUp()), request: broken });
  expect(await screen.findByText('Failed to fetch subscriptions')).toBeTruthy();
});
