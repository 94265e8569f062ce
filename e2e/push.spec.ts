import { expect, signUp, test } from './journey.ts';
import { registerWorker } from './service-worker.ts';

test.use({ serviceWorkers: 'allow' });

test('a push message is shown, and a tap brings the open window to its page', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/household');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { push, shown, sent, tap } = await registerWorker(page, context, { isOffline: true });

  const message = { v: 1, id: '7', tag: 'cake', title: "Mia's cake", body: 'Today', path: '/birthdays', secret: 'abc' };
  await push(JSON.stringify(message));
  await push('not a message');
  await expect.poll(shown).toEqual([
    { title: "Mia's cake", data: { path: '/birthdays', secret: 'abc' } },
    { title: 'Mothership', data: { path: '/' } },
  ]);

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  // The page starts to listen soon after its first paint, so an early tap is repeated.
  await expect.poll(async () => [await tap(), new URL(page.url()).pathname]).toEqual([true, '/birthdays']);
  await expect(page.getByRole('heading', { level: 1, name: 'Birthdays' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(new Set(await sent())).toEqual(new Set(['POST /api/notices/opened {"secret":"abc"}']));
});

test('the worker is served so that a new version arrives at once', { tag: '@desktop' }, async ({ request }) => {
  const { 'content-type': type, 'cache-control': caching } = (await request.get('/worker.js')).headers();
  expect({ type, caching }).toEqual({ type: 'text/javascript; charset=utf-8', caching: 'no-cache' });
});
