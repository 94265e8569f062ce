import { addDays, today } from '#core/dates.ts';
import { expect, test } from './journey.ts';
import { joinAsParents, openBrowser, startProduct } from './reminders-product.ts';
import { registerWorker } from './service-worker.ts';

test('one tap gives the next pick-up to David, and he alone is reminded of it', { tag: '@desktop' }, async ({
  browser,
}) => {
  const product = await startProduct();
  try {
    const ana = await openBrowser(browser, product, 'Ana');
    const david = await openBrowser(browser, product, 'David', 'allow');
    await joinAsParents(ana, david);
    // Only David's address is verified.
    await product.ask('verifyEmail', david.userId);
    for (const [person, name] of [
      [ana, 'ana'],
      [david, 'david'],
    ] as const) {
      const device = await product.ask<object>('newDevice', name);
      await person.send('post', '/api/notices/devices', { ...device, name: 'Chrome on Android' });
    }
    const day = addDays(today('UTC'), 2);
    const pickUp = { title: 'Pick-up', type: 'Educational', date: day, time: '15:00' };
    await ana.send('post', '/api/appointments', { ...pickUp, isRecurring: true, recurringFrequency: 'weekly' });

    const [herPage, hisPage] = [await ana.context.newPage(), await david.context.newPage()];
    const isLive = hisPage.waitForResponse('/api/changes');
    await hisPage.goto('/');
    await isLive;
    await herPage.goto('/');
    const week = (page: typeof herPage) => page.getByRole('region', { name: 'Upcoming This Week' });
    await week(herPage)
      .getByRole('button', { name: /Choose who does Pick-up/ })
      .click();
    await herPage.getByRole('menuitemradio', { name: 'David' }).click();
    await expect(week(hisPage).getByRole('button', { name: /David does it/ })).toBeVisible();

    // The evening before and two hours before.
    await product.ask('tick', String(Date.parse(`${addDays(day, -1)}T18:00:30Z`)));
    await product.ask('tick', String(Date.parse(`${day}T13:00:30Z`)));
    const pushed = (await product.ask<string[]>('pushesTo', 'david')).map((text) => JSON.parse(text));
    expect(pushed).toMatchObject([
      { title: 'Pick-up', body: 'Tomorrow at 3:00 PM.', path: expect.stringMatching(/^\/appointments\?open=/) },
      { title: 'Pick-up', body: 'Today at 3:00 PM.', path: expect.stringMatching(/^\/appointments\?open=/) },
    ]);
    expect(await product.ask('subjectsTo', david.userId)).toEqual(['Pick-up', 'Pick-up']);
    expect(await product.ask('pushesTo', 'ana')).toEqual([]);
    expect(await product.ask('subjectsTo', ana.userId)).toEqual([]);

    // David's bell shows it live; Ana's is empty.
    await hisPage.getByRole('button', { name: 'Reminders, 2 new' }).click();
    await expect(hisPage.getByText('Today at 3:00 PM.')).toBeVisible();
    // It leads to the appointment itself.
    await hisPage.getByRole('link', { name: 'Pick-up' }).first().click();
    await expect(hisPage.locator('[data-marked]')).toContainText('Pick-up');
    expect(await (await ana.context.request.get('/api/notices')).json()).toMatchObject({ unreadCount: 0 });

    // 'Can you reach me?' counts only once the notification was tapped on the device.
    const { push } = await (await david.context.request.get('/api/notices/channels')).json();
    await david.send('post', '/api/notices/tests', { channel: 'push', deviceId: push.devices[0].id });
    const confirmedAt = async () =>
      (await (await david.context.request.get('/api/notices/channels')).json()).push.devices[0].confirmedAt;
    const worker = await registerWorker(hisPage, david.context, { isOffline: false });
    await worker.push((await product.ask<string[]>('pushesTo', 'david')).at(-1) ?? '');
    await expect.poll(worker.shown).toMatchObject([{ title: 'Can we reach you?' }]);
    expect(await confirmedAt()).toBe(null);
    await expect
      .poll(async () => [await worker.tap(), new URL(hisPage.url()).pathname])
      .toEqual([true, '/reminders/settings']);
    await expect.poll(confirmedAt).not.toBe(null);
    await Promise.all([ana.context.close(), david.context.close()]);
  } finally {
    product.stop();
  }
});
