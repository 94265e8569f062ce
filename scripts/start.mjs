import { becomeNode24, ensureBuilt, ensureInstalled } from './prepare.mjs';

if (!ensureInstalled() || !ensureBuilt()) process.exit(1);
becomeNode24(['server/main.ts', ...process.argv.slice(2)]);
