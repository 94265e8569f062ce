import { becomeNode24, ensureBuilt, ensureInstalled } from './prepare.mjs';

if (!ensureInstalled() || !ensureBuilt()) process.exit(1);
becomeNode24(['scripts/demo.ts', ...process.argv.slice(2)]);
