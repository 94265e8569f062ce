import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { ensureChromium } from '#scripts/ensure-chromium.mjs';
import { freePort } from '#scripts/free-port.mjs';
import { startProcess, stopProcess } from './processes.ts';

const screen = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

type NewPhone = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** Starts the built product and a browser, and hands over a way to get phones, each of a new person who is signed in. */
export async function withPhones(measure: (newPhone: NewPhone) => Promise<void>) {
  const port = String(await freePort());
  const baseURL = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = await startProcess('server/main.ts', {
    PORT: port,
    PUBLIC_URL: baseURL,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
  });
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  try {
    await measure(async (options = {}) => {
      const context = await browser.newContext({ ...screen, baseURL, ...options });
      await signUp(context);
      return context;
    });
  } finally {
    await browser.close();
    await stopProcess(server);
    rmSync(folder, { recursive: true });
  }
}

async function signUp({ request }: BrowserContext) {
  const form = await request.get('/api/login');
  const name = { firstName: 'Ana', lastName: 'Lopez' };
  const account = { email: `${randomUUID()}@example.com`, password: 'a good long password' };
  await request.post(`${form.url()}/sign-up`, { form: { ...account, ...name } });
  await request.post('/api/preferences', { data: { onboardingCompleted: true } });
}
