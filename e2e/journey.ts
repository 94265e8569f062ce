import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** A new e-mail address, so that no test sees another's family. */
export const newEmail = () => `${randomUUID()}@example.com`;

export const password = 'a good long password';

/**
 * Every test fails on a console error, an uncaught exception, a blocked resource or a request to a third party.
 * `expectedErrors` are for tests that provoke a failing answer, which the browser reports on its own.
 */
export const test = base.extend<{ expectedErrors: RegExp; watch: (page: Page) => void; noSurprises: undefined }>({
  expectedErrors: [/(?!)/, { option: true }],
  watch: async ({ baseURL, expectedErrors }, use) => {
    const surprises: string[] = [];
    await use((page) => {
      page.on('pageerror', (error) => surprises.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' || /Content Security Policy/.test(message.text()))
          surprises.push(message.text());
      });
      page.on('request', (request) => {
        const isOwn = request.url().startsWith(baseURL ?? '') || /^(data|blob|about):/.test(request.url());
        if (!isOwn) surprises.push(`third party: ${request.url()}`);
      });
    });
    expect(surprises.filter((text) => !expectedErrors.test(text))).toEqual([]);
  },
  noSurprises: [
    async ({ page, watch }, use) => {
      watch(page);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

interface Newcomer {
  email?: string;
  firstName?: string;
  lastName?: string;
}

/** As a newcomer does it, through the account provider's form. */
export async function signUpByHand(
  page: Page,
  { email = newEmail(), firstName = 'Ana', lastName = 'Lopez' }: Newcomer = {},
) {
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  return { email, firstName, lastName };
}

/** The same requests without drawing the pages in between, for journeys that are about something else. */
export async function signUp(page: Page, newcomer: Newcomer = {}) {
  const person = await signUpOnly(page, newcomer);
  const answer = await page.request.post('/api/preferences', { data: { onboardingCompleted: true } });
  expect(answer.status()).toBe(200);
  return person;
}

/** Somebody who has not told about herself yet. */
export async function signUpOnly(
  page: Page,
  { email = newEmail(), firstName = 'Ana', lastName = 'Lopez' }: Newcomer = {},
) {
  const form = await page.request.get('/api/login');
  const answer = await page.request.post(`${form.url()}/sign-up`, { form: { email, password, firstName, lastName } });
  expect(answer.status()).toBe(200);
  return { email, firstName, lastName };
}

export async function signIn(page: Page, email: string) {
  await page.goto('/api/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Toggle Sidebar' })).toBeVisible();
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Whatever the header, the bar for the thumb or something that stays at the edge cover just now can be scrolled out from under them,
 * but axe would call it too small to be pressed. The bar itself is looked at in the test of the shell.
 */
const withNothingCovered = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 0);
    const bar = document.querySelector<HTMLElement>('nav[aria-label="Quick"]');
    if (bar) bar.style.visibility = 'hidden';
    for (const staying of document.querySelectorAll<HTMLElement>('main .sticky')) staying.style.position = 'static';
  });

const asBefore = (page: Page) =>
  page.evaluate(() => {
    document.querySelector<HTMLElement>('nav[aria-label="Quick"]')?.style.removeProperty('visibility');
    for (const staying of document.querySelectorAll<HTMLElement>('main .sticky'))
      staying.style.removeProperty('position');
  });

/** Colours jump instead of fading: a busy page may begin to fade after we have looked whether anything moves. */
const withNothingFading = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });

const asFadingAsBefore = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

/** Half of its time would go into being loaded again where it is already, and into listing what is fine. */
async function axeIn(page: Page) {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'undefined' }) });
  // Without frames the legacy mode finds the same and opens no page of its own.
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
}

const bothSchemes = ['light', 'dark'] as const;
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

// No page looks different for it, and each has been looked at on the embedded database.
const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL);

/** Nothing that axe finds, in light and in dark (where the same colours stand on a wide screen, there only), and no sideways scrolling. */
export async function expectAccessible(
  page: Page,
  {
    schemes = isNarrow(page) ? ['light'] : bothSchemes,
    withBar = false,
  }: { schemes?: readonly (typeof bothSchemes)[number][]; withBar?: boolean } = {},
) {
  if (isOnPostgres) return;
  if (!withBar) await withNothingCovered(page);
  await withNothingFading(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A busy page hears of it later than we are told so.
    await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
    // Colours are measured as they are when nothing moves any more; what the change sets in motion begins with the next frame.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
    });
    // Only colours differ in the dark.
    const axe = await axeIn(page);
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(rules)
      : axe.withRules(['color-contrast'])
    ).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
    expect(found).toEqual([]);
  }
  await asBefore(page);
  await asFadingAsBefore(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
}
