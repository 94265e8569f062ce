import type { Page } from '@playwright/test';
import { expect, expectAccessible, password, signUp, test } from './journey.ts';

/** Adds a child, which shows a toast for five seconds. */
async function addChild(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add Child' }).first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Birthdate').fill('2019-03-04');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}
const toastIn = (page: Page) => page.locator('li.toast');

/** Whether the toast and the dialog overlap. */
const isToastOverDialog = (page: Page) =>
  page.evaluate(() => {
    const [toast, dialog] = ['li.toast[data-state=open]', '[role=dialog]'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    if (!toast || !dialog) return 'toast or dialog is missing';
    return (
      dialog.left < toast.right && toast.left < dialog.right && dialog.top < toast.bottom && toast.top < dialog.bottom
    );
  });

async function drag(page: Page, pixels: number) {
  const box = await toastIn(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 6 });
  await page.mouse.up();
}

test('a toast stays after a short drag, closes after a swipe of 50 px to the right, and F8 focuses it', {
  tag: '@desktop',
}, async ({ page }) => {
  await signUp(page);
  await page.goto('/children');
  await addChild(page, 'Mia');
  const toast = toastIn(page);
  await expect(toast).toContainText('Child added successfully');
  await page.keyboard.press('F8');
  await expect(page.locator('.toast-region')).toBeFocused();
  await drag(page, 40);
  await expect(toast).toBeVisible();
  await drag(page, 70);
  await expect(toast).toBeHidden();
});

test.describe('a toast that appears while a dialog is open', () => {
  test.use({ expectedErrors: /status of 503/ });
  test('does not cover it, and nothing typed is lost', async ({ page, isMobile }) => {
    await signUp(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('/api/children', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: 'Please try again' }) : route.continue(),
    );
    await page.goto('/children');
    await page.getByRole('button', { name: 'Add Child' }).first().click();
    await page.getByLabel('Name').fill('Mia');
    await page.getByLabel('Birthdate').fill('2019-03-04');
    const phones = [
      { width: 320, height: 568 },
      { width: 390, height: 844 },
    ];
    const others = [
      { width: 768, height: 1024 },
      { width: 1024, height: 768 },
      { width: 1152, height: 900 },
      { width: 1280, height: 900 },
      { width: 1920, height: 1080 },
    ];
    for (const size of isMobile ? phones : others) {
      await page.setViewportSize(size);
      const answered = page.waitForResponse((answer) => answer.status() === 503);
      await page.getByRole('button', { name: 'Save' }).click();
      await answered;
      await expect(toastIn(page)).toContainText('Error adding child');
      await expect.poll(() => isToastOverDialog(page), `${size.width} x ${size.height}`).toBe(false);
    }
    await expect(page.getByLabel('Name')).toHaveValue('Mia');
    await expectAccessible(page);
  });
});

test('closing a dialog returns the focus to the button that opened it', async ({ page, hasTouch }) => {
  await signUp(page);
  await page.goto('/children');
  const opener = page.getByRole('button', { name: 'Add Child' }).first();
  await opener.click();
  await expect(page.getByLabel('Name')).toBeVisible();
  // Not on a phone, where the keyboard would cover the form.
  if (!hasTouch) await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('when the session ends while a form is open', () => {
  test.use({ expectedErrors: /status of 401|api\/changes/ });
  test('the user signs in again in another tab and saves the form', { tag: '@desktop' }, async ({ page, context }) => {
    const { email } = await signUp(page);
    await page.goto('/children');
    await page.getByRole('button', { name: 'Add Child' }).first().click();
    await page.getByLabel('Name').fill('Mia');
    await page.getByLabel('Birthdate').fill('2019-03-04');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
    const notice = page.getByRole('dialog', { name: 'Sign in to continue' });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      notice.getByRole('link', { name: /Sign in/ }).click(),
    ]);
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Children' })).toBeVisible();
    await other.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Mia' })).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  test('saving shows an error, keeps the input, and works again after reconnecting', { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    await signUp(page);
    await page.goto('/children');
    await page.getByRole('button', { name: 'Add Child' }).first().click();
    await page.getByLabel('Name').fill('Mia');
    await page.getByLabel('Birthdate').fill('2019-03-04');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText("We can't reach the server. Please check your connection and try again.").first(),
    ).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Mia' })).toBeVisible();
  });
});

test('the chosen theme is kept after a reload, without a flash of the other one', { tag: '@desktop' }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/household');
  await page.getByRole('button', { name: 'Theme: System' }).click();
  await page.getByRole('button', { name: 'Theme: Light' }).click();
  await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
