import { ensureInstalled, runWithNode24 } from './prepare.mjs';

if (!ensureInstalled()) process.exit(1);
// --wand trains on the assistant's sentences; the default is ingredient lines.
const [isWand, args] = [process.argv.includes('--wand'), process.argv.slice(2).filter((arg) => arg !== '--wand')];
runWithNode24([isWand ? 'scripts/train/wand.ts' : 'scripts/train/line-tagger.ts', ...args]);
