import { ensureChromium } from './ensure-chromium.mjs';
import { ensureBuilt, ensureInstalled, runWithNode24 } from './prepare.mjs';

if (!ensureInstalled() || !ensureBuilt()) process.exit(1);
const chromium = await ensureChromium();
if (!chromium) {
  console.error('There is no Chromium. Install one, or set CHROMIUM_PATH.');
  process.exit(1);
}
process.env.CHROMIUM_PATH = chromium;
runWithNode24(['e2e/jobs/run.ts', ...process.argv.slice(2)]);
