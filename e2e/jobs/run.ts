import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { today } from '#core/dates.ts';
import { demoUser } from '#scripts/demo-family.ts';
import { freePort } from '#scripts/free-port.mjs';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { dinners, shop } from './food-jobs.ts';
import { createHand, type Effort } from './hand.ts';
import { pickUp, pickUpBySentence, sitterSheet, sitterSheetBySentence } from './handing-jobs.ts';
import { createApi, type Job, NotPossible } from './job.ts';
import { newcomer } from './newcomer-job.ts';
import { schoolMail, trial, trialBySentence } from './paper-jobs.ts';
import { dentist, dentistBySentence, present, todayAndWeek, trip, tripBySentence } from './time-jobs.ts';

/**
 * `npm run jobs` does ten everyday jobs on a phone with the demo family, five of them by a sentence, too, and what a newcomer
 * does first, and prints the effort of each.
 */

const jobs = [
  ...[dentist, dentistBySentence, todayAndWeek, dinners, present, pickUp, pickUpBySentence, schoolMail, shop],
  ...[trial, trialBySentence, trip, tripBySentence, sitterSheet, sitterSheetBySentence, newcomer],
];
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;
const stepTimeout = 15_000;

const port = String(await freePort());
const address = `http://localhost:${port}`;
const server = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/demo.ts')], {
  env: { ...process.env, PORT: port, PUBLIC_URL: address },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({ ...(chromiumPath && { executablePath: chromiumPath }), args: chromiumFlags });
try {
  await untilReady(server);
  const storageState = await signIn(browser);
  console.log(row('job', ['taps', 'characters', 'screens', 'scrolled'], 'outcome'));
  let done = 0;
  for (const job of jobs) {
    const { effort, outcome, isRight } = await measure(job, (state) => openPhone(browser, state), storageState);
    if (isRight) done += 1;
    const { taps, characters, screens, scrolled } = effort;
    console.log(row(job.title, [taps, characters, screens, scrolled], outcome));
  }
  console.log(`${done} of ${jobs.length} done`);
} finally {
  await browser.close();
  server.kill('SIGTERM');
}

/** Waits for the line that the demo prints when it is ready. */
async function untilReady({ stdout }: ChildProcess) {
  for await (const [chunk] of chunksOf(stdout)) if (chunk.includes('Sign in as')) return;
  throw new Error('The demo family could not be started');
}

async function* chunksOf(stdout: ChildProcess['stdout']) {
  while (stdout) yield (await once(stdout, 'data')).map(String) as [string];
}

async function openPhone(browser: Browser, storageState?: StorageState): Promise<BrowserContext> {
  const context = await browser.newContext({ ...phone, baseURL: address, ...(storageState && { storageState }) });
  context.setDefaultTimeout(stepTimeout);
  // In the morning, whenever the jobs run: later, parts of the day have passed.
  await context.clock.setFixedTime(new Date(`${today()}T08:00:00`));
  return context;
}
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signIn(browser: Browser): Promise<StorageState> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.goto('/api/login');
  await page.getByLabel('Email').fill(demoUser.email);
  await page.getByLabel('Password', { exact: true }).fill(demoUser.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Toggle Sidebar' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Runs a job. An error becomes the job's outcome, so that the other jobs are still measured. */
async function measure(job: Job, open: (state?: StorageState) => Promise<BrowserContext>, own: StorageState) {
  const contexts: BrowserContext[] = [];
  const openHand = async (state?: StorageState) => {
    const context = await open(state);
    contexts.push(context);
    const hand = createHand(await context.newPage());
    await hand.go('/dashboard');
    return hand;
  };
  const phones = { another: () => openHand(own), visitor: () => openHand() };
  const hand = await openHand(own);
  const api = createApi(hand.page.request);
  const result = async (outcome: string, isRight = false): Promise<Measured> => ({
    effort: hand.effort(),
    outcome,
    isRight,
  });
  try {
    await job.prepare?.(api);
    await job.work(hand, phones);
    const isRight = await job.isDone(api);
    return await result(isRight ? 'yes' : 'no: done, but the outcome is wrong', isRight);
  } catch (error) {
    const message = String((error as Error).message).split('\n')[0] ?? '';
    return await result(error instanceof NotPossible ? `no: not possible yet (${message})` : `no: ${message}`);
  } finally {
    for (const context of contexts) await context.close();
  }
}

interface Measured {
  effort: Effort;
  outcome: string;
  isRight: boolean;
}

function row(title: string, counts: (string | number)[], outcome: string) {
  return [title.padEnd(38), ...counts.map((count) => String(count).padStart(11)), `  ${outcome}`].join('');
}
