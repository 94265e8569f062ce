import { ensureInstalled, runWithNode24 } from './prepare.mjs';

if (!ensureInstalled()) process.exit(1);
runWithNode24(['scripts/score.ts', ...process.argv.slice(2)]);
