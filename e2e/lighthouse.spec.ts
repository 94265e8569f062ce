import { chromiumFlags, chromiumPath } from './chromium.ts';
import { expect, test as journey, signUp } from './journey.ts';

/** Expects the highest score in every category. */
type Judge = (url: string, onlyCategories: string[], cookie?: string) => Promise<void>;

/**
 * A phone as high as the page. On a lower one, bars at the bottom would cover part of some targets, which count as too small to
 * press although they can be scrolled into view.
 */
const wholePage = { mobile: true, width: 390, height: 3000, deviceScaleFactor: 1 };

const test = journey.extend<{ expectFullMarks: Judge }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture without others is written like this.
  expectFullMarks: async ({}, use) => {
    // Only here, because every run loads all journeys.
    const [{ launch }, { default: lighthouse }] = await Promise.all([import('chrome-launcher'), import('lighthouse')]);
    const chrome = await launch({
      ...(chromiumPath && { chromePath: chromiumPath }),
      chromeFlags: ['--headless=new', ...chromiumFlags],
    });
    await use(async (url, onlyCategories, cookie) => {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories,
        ...(cookie && { extraHeaders: { cookie }, screenEmulation: wholePage }),
      });
      const { categories = {}, audits = {} } = result?.lhr ?? {};
      const scores = Object.values(categories).map(({ id, score }) => [id, score]);
      const failedAudits = Object.values(audits).filter(({ score }) => score !== null && score < 1);
      const failures = failedAudits.map(({ title, details }) => `${title} ${JSON.stringify(details)}`);
      expect(scores, `${url}: ${failures.join('; ')}`).toEqual(onlyCategories.map((id) => [id, 1]));
    });
    chrome.kill();
  },
});

test('the landing page gets full marks for accessibility, best practices and SEO', { tag: '@desktop' }, async ({
  baseURL,
  expectFullMarks,
}) => {
  await expectFullMarks(`${baseURL}/`, ['accessibility', 'best-practices', 'seo']);
});

test('signed-in screens get full marks for accessibility and best practices', { tag: '@scores' }, async ({
  baseURL,
  page,
  context,
  expectFullMarks,
}) => {
  await signUp(page);
  await page.request.post('/api/grocery-lists/current/items', { data: { lines: ['2 lemons', 'milk', 'bread'] } });
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const path of ['/dashboard', '/grocery-lists', '/planner'])
    await expectFullMarks(`${baseURL}${path}`, ['accessibility', 'best-practices'], cookie);
});
