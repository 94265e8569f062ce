import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** A new email address, so that each test has its own family. */
export const newEmail = () => `${randomUUID()}@example.com`;

export const password = 'a good long password';

/**
 * The contexts that journeys of this process use one after the other: one for each person of a journey. They keep only the files they have
 * loaded and their compiled code, which saves a fifth of their time.
 */
const sharedContexts = new Map<'first' | 'second', BrowserContext>();

interface Sharing {
  browser: Browser;
  serviceWorkers: string;
  timezoneId: string | undefined;
}

async function lendContext(
  whose: 'first' | 'second',
  { browser, serviceWorkers, timezoneId }: Sharing,
  use: (context: BrowserContext) => Promise<void>,
) {
  const canShare = serviceWorkers === 'block' && !timezoneId;
  const context = (canShare && sharedContexts.get(whose)) || (await browser.newContext());
  if (canShare) sharedContexts.set(whose, context);
  await use(context);
  await (canShare ? emptyContext(context) : context.close());
}

async function emptyContext(context: BrowserContext) {
  await Promise.all(context.pages().map((page) => page.close()));
  await Promise.all([context.clearCookies(), context.unrouteAll(), context.setOffline(false)]);
}

async function openPage(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  if ([...sharedContexts.values()].includes(context)) {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await devTools.detach();
  }
  return page;
}

interface Fixtures {
  expectedErrors: RegExp;
  watch: (page: Page) => void;
  /** In the browser of another person, or in another one of the same person. */
  otherPage: Page;
  noSurprises: undefined;
}

/**
 * Every test fails on a console error, an uncaught exception, a blocked resource or a third-party request.
 * `expectedErrors` is for tests that provoke an error response, because the browser logs those to the console.
 */
export const test = base.extend<Fixtures>({
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
  context: ({ browser, serviceWorkers, timezoneId }, use) =>
    lendContext('first', { browser, serviceWorkers, timezoneId }, use),
  page: async ({ context, baseURL }, use) => use(await openPage(context, String(baseURL))),
  otherPage: ({ browser, serviceWorkers, timezoneId, baseURL, watch }, use) =>
    lendContext('second', { browser, serviceWorkers, timezoneId }, async (context) => {
      const page = await openPage(context, String(baseURL));
      watch(page);
      await use(page);
    }),
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
async function signUpOnly(page: Page, { email = newEmail(), firstName = 'Ana', lastName = 'Lopez' }: Newcomer = {}) {
  const form = await page.request.get('/api/login');
  const response = await page.request.post(`${form.url()}/sign-up`, { form: { email, password, firstName, lastName } });
  expect(response.status()).toBe(200);
  return { email, firstName, lastName };
}

/** Signs in with plain requests, for tests of other features. */
export async function signIn(page: Page, email: string) {
  const form = await page.request.get('/api/login');
  const response = await page.request.post(form.url(), { form: { email, password } });
  expect(response.status()).toBe(200);
}

/** Signs in through the account provider's form. */
export async function signInByHand(page: Page, email: string) {
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

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong in the page, or in the open dialog. In dark mode only the colors differ. */
async function violationsIn(page: Page, colorScheme: 'light' | 'dark') {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ openDialog, runOnly }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const context = document.querySelector(openDialog) ?? document;
      // Only what is needed of them, which halves the time.
      const { violations } = await axe.run(context, { runOnly, resultTypes: ['violations'], selectors: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { openDialog, runOnly: colorScheme === 'light' ? rules : ['color-contrast'] },
  );
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

/** Expects no axe violations and no horizontal scrolling. */
export async function expectAccessible(page: Page, { withBar = false } = {}) {
  // A page's part of the code may still be loading, and an empty page has nothing to find fault with but its emptiness.
  await page.locator('h1').first().waitFor({ state: 'attached' });
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
    expect(await violationsIn(page, colorScheme), `in ${colorScheme} mode`).toEqual([]);
  }
  await restoreCovers(page);
  await enableTransitions(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'horizontal scrolling').toBeLessThanOrEqual(0);
}
