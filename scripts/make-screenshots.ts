import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium } from './ensure-chromium.mjs';

/**
 * Takes the manifest's screenshots of the demo family, which browsers show when they ask whether to install the app. They
 * are committed: run this again after a change of the screens, with `npm run demo` at the address given as the argument.
 */
const [address = 'http://localhost:3000'] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../web/public/screenshots');
const browser = await chromium.launch({ executablePath: await ensureChromium() });

const shots = [
  { file: 'today', path: '/dashboard', width: 390, height: 844 },
  { file: 'groceries', path: '/grocery-lists', width: 390, height: 844 },
  { file: 'today-wide', path: '/dashboard', width: 1280, height: 800 },
];

async function signIn(page: Page) {
  await page.goto(`${address}/api/login`);
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('tacos every tuesday');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

for (const { file, path, width, height } of shots) {
  const isPhone = width < 768;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 2, isMobile: isPhone });
  const page = await context.newPage();
  // In the morning the whole day is still ahead.
  await page.clock.setFixedTime(new Date().setHours(8, 15, 0, 0));
  await signIn(page);
  await page.goto(address + path, { waitUntil: 'networkidle' });
  const picture = sharp(await page.screenshot());
  // Half the pixels are sharp enough on a computer.
  const sized = isPhone ? picture : picture.resize(width, height);
  await writeFile(join(folder, `${file}.webp`), await sized.webp({ quality: 70, effort: 6 }).toBuffer());
  await context.close();
}
await browser.close();
