import type { BrowserContext } from '@playwright/test';
import { withPhones } from './phones.ts';
import { median } from './processes.ts';

/** Largest paint of a second start on a slow phone network, from the service worker compared with from the network. */
const rounds = 9;
/** A slow mobile connection, as browsers' developer tools define it. */
const slowNetwork = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** In milliseconds. The last largest paint counts, once the page has its data. */
async function largestPaint(context: BrowserContext) {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slowNetwork);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('main .appear-late'));
  const milliseconds = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
  await page.close();
  return milliseconds;
}

await withPhones(async (newPhone) => {
  /** A browser that has opened the app before. */
  async function returningBrowser(serviceWorkers: 'allow' | 'block') {
    const context = await newPhone({ serviceWorkers });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (serviceWorkers === 'allow')
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.close();
    return context;
  }
  const [withWorker, without] = [await returningBrowser('allow'), await returningBrowser('block')];
  const paints: { worker: number; network: number }[] = [];
  for (let round = 0; round < rounds; round++)
    paints.push({ worker: await largestPaint(withWorker), network: await largestPaint(without) });
  const [worker, network] = [median(paints.map((it) => it.worker)), median(paints.map((it) => it.network))];
  console.log(`\nLargest paint of a second start, 400 ms away, median of ${rounds}`);
  console.log(
    `  worker ${worker.toFixed(0)} ms, network ${network.toFixed(0)} ms, ratio ${(worker / network).toFixed(2)}`,
  );
});
