import { ensureBuilt, ensureInstalled, runWithNode24 } from './prepare.mjs';

if (!ensureInstalled() || !ensureBuilt()) process.exit(1);
runWithNode24(['server/main.ts', ...process.argv.slice(2)]);
