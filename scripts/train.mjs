import { becomeNode24, ensureInstalled } from './prepare.mjs';

if (!ensureInstalled()) process.exit(1);
becomeNode24(['scripts/train/line-tagger.ts', ...process.argv.slice(2)]);
