import { becomeNode24, ensureInstalled } from './prepare.mjs';

if (!ensureInstalled()) process.exit(1);
// Of the assistant's sentences with --wand, else of ingredient lines.
const [isWand, given] = [process.argv.includes('--wand'), process.argv.slice(2).filter((one) => one !== '--wand')];
becomeNode24([isWand ? 'scripts/train/intents.ts' : 'scripts/train/line-tagger.ts', ...given]);
