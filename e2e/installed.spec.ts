import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Route } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { startDeployments } from './deployments.ts';
import { test as base, expect, signUp } from './journey.ts';
import { keptIn } from './kept-in.ts';

type Deployments = Awaited<ReturnType<typeof startDeployments>>;

const test = base.extend<{ deployments: Deployments }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture without others is written like this.
  deployments: async ({}, use, { project }) => {
    const deployments = await startDeployments(project.use.baseURL ?? '');
    await use(deployments);
    deployments.stop();
  },
  baseURL: ({ deployments }, use) => use(deployments.address),
});
// A server that is down, and files of a version that is half there.
test.use({ serviceWorkers: 'allow', expectedErrors: /Failed to load resource|ERR_|EventSource/ });

/** Paths of everything in the caches. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(kept.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
const assetsOfBuild = (page: Page) =>
  page.evaluate(
    async () => [...new Set((await (await fetch('/worker.js')).text()).match(/\/assets\/[\w./-]+/g))].length,
  );
/** Waits for all screens, the shell and the script that chooses the theme. */
const waitUntilAllIsKept = (page: Page) =>
  expect.poll(async () => (await keptPaths(page)).length - (await assetsOfBuild(page))).toBe(2);

const deleteKept = (page: Page, part: string) =>
  page.evaluate(async (part) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.includes(part)) await cache.delete(request);
    }
  }, part);

/** Opens the page, and waits until the worker answers its requests. */
async function openWithWorker(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
/**
 * Looks for a new version, and ends the former worker once it is there: a new one takes over when the former has nothing to
 * do, which with developer tools attached, as here, can take half a minute.
 */
async function lookForNewVersion(page: Page) {
  const isWaiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.installing && !registration?.waiting) await registration?.update().catch(() => undefined);
    return Boolean(registration?.waiting);
  });
  if (!isWaiting) return;
  const devTools = await page.context().newCDPSession(page);
  const known = new Promise<{ versionId: string; status: string }[]>((resolve) =>
    devTools.once('ServiceWorker.workerVersionUpdated', ({ versions }) => resolve(versions)),
  );
  await devTools.send('ServiceWorker.enable');
  const former = (await known).find(({ status }) => status === 'activated');
  if (former) await devTools.send('ServiceWorker.stopWorker', { versionId: former.versionId });
  await devTools.detach();
}
const groceries = '**/api/grocery-lists/**';
const abortWrites = (route: Route) => (route.request().method() === 'GET' ? route.continue() : route.abort());
const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.version);
/** Counts in every page how often it says that a new version is ready. */
const countAnnouncements = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.assign(window, { announcements: 0 });
    const isAnnouncement = (node: Node) =>
      node.nodeName === 'LI' && node.textContent?.includes('A new version is ready');
    const count = (records: MutationRecord[]) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isAnnouncement).length;
      Object.assign(window, { announcements: announcementsIn(window) + added });
    };
    const announcementsIn = (page: unknown) => (page as { announcements: number }).announcements;
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
  });
const announcements = (page: Page) =>
  page.evaluate(() => (window as unknown as { announcements: number }).announcements);

test('the app starts without a network, and keeps nothing personal', { tag: '@phone' }, async ({
  page,
  context,
  deployments,
}) => {
  await signUp(page);
  // These pages show nothing without the server.
  const sharedDevice = { name: 'shared-device', url: deployments.address };
  await context.addCookies([{ ...sharedDevice, value: 'yes' }]);
  await openWithWorker(page, '/');
  await waitUntilAllIsKept(page);
  const others = (await keptPaths(page)).filter((path) => !path.startsWith('/assets/'));
  expect(others.toSorted()).toEqual(['/shell', '/theme.js']);
  expect(await page.evaluate(async () => (await caches.match('/shell'))?.text())).not.toContain('Ana');

  // As if the connection were lost while screens are being kept.
  await deleteKept(page, '/assets/about-page-');
  deployments.deploy('down');
  await page.reload();
  await expect(page.getByText("We can't reach the server right now.")).toBeVisible();
  await page.goto('/about');
  await expect(page.getByText("We can't reach the server right now.")).toBeVisible();
  deployments.deploy('first');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: "Easing moms' mental load" })).toBeVisible();

  await context.addCookies([{ ...sharedDevice, value: 'no' }]);
  await page.goto('/');
  await expect.poll(() => keptIn(page)).toContain('firstSteps');
  await waitUntilAllIsKept(page);
  // A part that isn't kept yet leaves the rest alone, and comes when the server is back.
  await deleteKept(page, '/assets/unreachable-card-');
  deployments.deploy('down');
  const asked = page.waitForRequest(/unreachable-card-/);
  const answered = page.waitForResponse(/unreachable-card-/);
  await page.reload();
  await expect(page.getByText(/Offline: showing what we had at/)).toBeVisible();
  await asked;
  await expect(page.getByText('Three quick wins')).toBeVisible();
  deployments.deploy('first');
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('Three quick wins')).toBeVisible();
});

test('a worker that has lost its files gives way to the server', { tag: '@phone' }, async ({ page, deployments }) => {
  await signUp(page);
  await openWithWorker(page, '/household');
  const first = await versionOf(page);
  await deleteKept(page, '/shell');
  await openWithWorker(page, '/household');
  await expect.poll(() => keptPaths(page)).toContain('/shell');

  // Without the entry script, which the server no longer has either, the page would stay white.
  await deleteKept(page, '/assets/index-');
  deployments.deploy('second');
  // The worker loads the page again before the first attempt has ended.
  await page.reload().catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Household' })).toBeVisible();
  expect(await versionOf(page)).toBe(`${first}-second`);
});

test('a new version is deployed under open pages', { tag: '@phone' }, async ({ page, context, watch, deployments }) => {
  await countAnnouncements(context);
  await signUp(page);
  await page.request.post('/api/grocery-lists/current/items', { data: { lines: ['milk'] } });
  await openWithWorker(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await waitUntilAllIsKept(page);
  const first = await versionOf(page);
  const other = await context.newPage();
  watch(other);
  await openWithWorker(other, '/grocery-lists');
  await expect.poll(() => keptIn(other)).toContain('milk');
  await context.route(groceries, abortWrites);
  await other.getByRole('checkbox', { name: 'milk' }).press('Space');
  await expect.poll(() => keptIn(other)).toContain('Check off milk');

  // A version that is not complete changes nothing.
  deployments.deploy('half');
  await lookForNewVersion(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  expect(await versionOf(page)).toBe(first);

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  deployments.deploy('second');
  // The browser may still be busy with the incomplete version.
  await expect.poll(() => lookForNewVersion(page).then(() => announcements(page))).toBe(1);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => versionOf(page)).toBe(`${first}-second`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();

  // The other page goes on with its own files, also those that the server no longer has.
  await other.getByRole('link', { name: 'Planner' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Planner' })).toBeVisible();
  expect(await versionOf(other)).toBe(first);
  await lookForNewVersion(other);
  await expect.poll(() => announcements(other)).toBe(1);
  expect(await announcements(page)).toBe(0);
  expect(loads).toBe(1);

  // Once no page uses the first version, its files are deleted.
  await other.close();
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`app-${first}-second`]);

  // What was changed in the first version is sent by the second.
  expect(await keptIn(page)).toContain('Check off milk');
  await context.unroute(groceries, abortWrites);
  for (const isOffline of [true, false]) await context.setOffline(isOffline);
  await expect.poll(() => keptIn(page)).not.toContain('Check off milk');
  const [list] = await (await page.request.get('/api/grocery-lists')).json();
  expect(list.items).toMatchObject([{ name: 'milk', checked: true }]);

  deployments.deploy('removal');
  await expect.poll(() => lookForNewVersion(page).then(() => page.evaluate(() => caches.keys()))).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('browsers accept it as an app, and its shortcuts are ready to type in', { tag: '@phone' }, async ({ baseURL }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mothership-profile-'));
  // Private windows can't install anything.
  const context = await chromium.launchPersistentContext(folder, {
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: chromiumFlags,
    ...(baseURL && { baseURL }),
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await signUp(page);
  await page.goto('/');
  const devTools = await context.newCDPSession(page);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors, data } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, screenshots, shortcuts } = JSON.parse(data ?? '{}');
  const images = [...icons, ...screenshots, ...shortcuts.flatMap(({ icons }: { icons: unknown[] }) => icons)];
  // By the page: a browser asks again when an idle connection has just been closed, which a busy machine brings about.
  const statuses = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    images.map(({ src }: { src: string }) => src),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));

  await page.request.post('/api/grocery-lists/generate', {
    data: { weekStartDate: '2026-11-16', weekEndDate: '2026-11-22' },
  });
  const [addToList, wand, today] = shortcuts as { url: string }[];
  await page.goto(addToList?.url ?? '');
  await expect(page.getByRole('textbox', { name: 'Add an item' })).toBeFocused();
  await page.goto(wand?.url ?? '');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.goto(today?.url ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});
