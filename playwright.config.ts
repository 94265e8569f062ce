import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './e2e/chromium.ts';
import { freePort } from './scripts/free-port.mjs';

const port = process.env.E2E_PORT ?? '4310';
const address = `http://localhost:${port}`;
// Found once: the processes that run the journeys inherit it.
process.env.E2E_SITE_PORT ??= String(await freePort());

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // A journey often waits for the server or an animation, so two of them leave a part of two cores idle (record 72).
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // Only there to end what hangs: on a busy machine a journey may take minutes, and a step half of one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: address,
    // Only journeys about the worker need it; for the others it would load every screen beside the page.
    serviceWorkers: 'block',
    // What was done and asked for is kept of a journey that fails; pictures and copies of every step take longer than the steps.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: { ...(chromiumPath && { executablePath: chromiumPath }), args: chromiumFlags },
  },
  projects: [
    // A journey with a tag runs at that width only: the long ones, and those that would show nothing new at the other.
    { name: 'desktop', grepInvert: /@phone|@scores/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop|@scores/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Not part of `npm test`: `npx playwright test --project scores`.
    { name: 'scores', grep: /@scores/ },
  ],
  webServer: {
    command: 'node e2e/server.ts',
    url: `${address}/readyz`,
    env: { PORT: port, PUBLIC_URL: address, E2E_SITE_PORT: process.env.E2E_SITE_PORT },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
