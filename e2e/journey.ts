import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** A new email address, so that each test has its own family. */
export const newEmail = () => `${randomUUID()}@example.com`;

export const password = 'a good long password';

/**
 * The context that journeys of this process use one after the other. It keeps only the files it has loaded and their compiled code, which
 * saves a fifth of their time.
 */
let sharedContext: BrowserContext | undefined;

async function emptyContext(context: BrowserContext) {
  await Promise.all(context.pages().map((page) => page.close()));
  await Promise.all([context.clearCookies(), context.unrouteAll(), context.setOffline(false)]);
}

/**
 * Every test fails on a console error, an uncaught exception, a blocked resource or a third-party request.
 * `expectedErrors` is for tests that provoke an error response, because the browser logs those to the console.
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
  context: async ({ browser, serviceWorkers, timezoneId }, use) => {
    const canShare = serviceWorkers === 'block' && !timezoneId;
    const context = (canShare && sharedContext) || (await browser.newContext());
    if (canShare) sharedContext = context;
    await use(context);
    await (canShare ? emptyContext(context) : context.close());
  },
  page: async ({ context, baseURL }, use) => {
    const page = await context.newPage();
    if (context === sharedContext) {
      const devTools = await context.newCDPSession(page);
      await devTools.send('Storage.clearDataForOrigin', { origin: String(baseURL), storageTypes: 'all' });
      await devTools.detach();
    }
    await use(page);
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

/** Signs up through the account provider's form, like a new user. */
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

/** Signs up with plain requests and completes the onboarding, for tests of other features. */
export async function signUp(page: Page, newcomer: Newcomer = {}) {
  const person = await signUpOnly(page, newcomer);
  const response = await page.request.post('/api/preferences', { data: { onboardingCompleted: true } });
  expect(response.status()).toBe(200);
  return person;
}

/** Signs up without completing the onboarding. */
export async function signUpOnly(
  page: Page,
  { email = newEmail(), firstName = 'Ana', lastName = 'Lopez' }: Newcomer = {},
) {
  const form = await page.request.get('/api/login');
  const response = await page.request.post(`${form.url()}/sign-up`, { form: { email, password, firstName, lastName } });
  expect(response.status()).toBe(200);
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
 * Hides the bottom bar and unpins sticky elements. Axe would report elements under them as too small to press, although
 * they can be scrolled into view. The bar itself is checked in shell.spec.ts.
 */
const uncover = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 0);
    const bar = document.querySelector<HTMLElement>('nav[aria-label="Quick"]');
    if (bar) bar.style.visibility = 'hidden';
    for (const sticky of document.querySelectorAll<HTMLElement>('main .sticky')) sticky.style.position = 'static';
  });

const restoreCovers = (page: Page) =>
  page.evaluate(() => {
    document.querySelector<HTMLElement>('nav[aria-label="Quick"]')?.style.removeProperty('visibility');
    for (const sticky of document.querySelectorAll<HTMLElement>('main .sticky'))
      sticky.style.removeProperty('position');
  });

/** Disables transitions, because a busy page may start one after we have waited for animations to finish. */
const disableTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });

const enableTransitions = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

/** The open dialog. The page behind it is hidden from everyone until it closes. */
const openDialog = '.overlay-panel[data-state="open"]';

/** Doesn't load axe again if it is already in the page, and reports only violations. Both together halve its time. */
async function axeIn(page: Page) {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'undefined' }) });
  if ((await page.locator(openDialog).count()) > 0) axe.include(openDialog);
  // Our pages have no frames, so legacy mode finds the same and opens no extra page.
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
}

/**
 * Each page and dialog is checked in dark mode once in a run, which is enough: `tokens.test.ts` checks the pairs of colors. An empty file
 * tells the other processes; Playwright empties the folder at the start of a run.
 */
async function schemesFor(page: Page, withBar: boolean) {
  const dialog = await page.evaluate(() => document.querySelector('.overlay-panel h2')?.textContent);
  const withoutIds = page.url().replaceAll(/[\w-]{30,}/g, 'id');
  const shown = createHash('sha256').update([withoutIds, dialog, withBar].join(' ')).digest('hex');
  const folder = join(test.info().project.outputDir, 'checked-in-dark');
  if (existsSync(join(folder, shown))) return ['light'] as const;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, shown), '');
  return ['light', 'dark'] as const;
}

// Pages look the same on Postgres, and they are all checked on the embedded database.
const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL);

/** Expects no axe violations and no horizontal scrolling. */
export async function expectAccessible(page: Page, { withBar = false } = {}) {
  if (isOnPostgres) return;
  if (!withBar) await uncover(page);
  await disableTransitions(page);
  for (const colorScheme of await schemesFor(page, withBar)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A busy page applies the color scheme only after emulateMedia has resolved.
    await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
    // Colors must be measured after all animations. Those caused by the change start with the next frame.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      // Those that follow the scroll position never finish.
      const animations = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      await Promise.all(animations.map((animation) => animation.finished.catch(() => {})));
    });
    // In dark mode only the colors differ.
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
  await restoreCovers(page);
  await enableTransitions(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'horizontal scrolling').toBeLessThanOrEqual(0);
}
