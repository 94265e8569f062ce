import { fullDate, today } from '#core/dates.ts';
import { expect, signUp, test } from './journey.ts';

const zones = ['Pacific/Kiritimati', 'Pacific/Auckland', 'Europe/London', 'America/New_York', 'Pacific/Honolulu'];

test('no date shifts in any time zone, not even when clocks change', { tag: '@desktop' }, async ({ page }) => {
  await signUp(page);
  const nights = ['2030-03-10', '2030-03-31', '2030-10-27', '2030-11-03'];
  for (const date of nights)
    await page.request.post('/api/appointments', { data: { title: `On ${date}`, type: 'Other', date, time: '00:30' } });
  const devTools = await page.context().newCDPSession(page);
  for (const timezoneId of zones) {
    await devTools.send('Emulation.setTimezoneOverride', { timezoneId });
    await page.goto('/dashboard');
    await expect(page.getByText(fullDate(today(timezoneId))).first(), timezoneId).toBeVisible();
    await page.getByTestId('link-appointments').click();
    for (const date of nights) {
      await page.getByRole('button', { name: `On ${date}`, expanded: false }).click();
      await expect(page.getByText(fullDate(date)), timezoneId).toBeVisible();
    }
  }
});
