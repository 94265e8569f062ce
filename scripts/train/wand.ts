import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { labelledSentences } from './wand/intent-examples.ts';
import { intentsFile } from './wand/intents.ts';
import { lessonsFrom } from './wand/lessons.ts';
import { learnRanks } from './wand/ranks.ts';
import { hashOfSentences } from './wand/sentences-hash.ts';
import { learnTrust } from './wand/trust.ts';
import { writeWeights } from './wand/weights-file.ts';

/**
 * `npm run train -- --wand` learns what sentences ask for, then which reading of a message is best, then how far a card can be
 * trusted, and writes all three. The same sentences give the same weights. `--evaluate` only measures the first.
 */
const { evaluate } = parseArgs({ options: { evaluate: { type: 'boolean', default: false } } }).values;

const sentences = await labelledSentences();
const lessons = await lessonsFrom(sentences);
if (!evaluate) {
  const ranks = learnRanks(lessons);
  const trust = learnTrust(lessons, ranks);
  const target = new URL('../../capabilities/wand/catalogue/intent-weights.ts', import.meta.url);
  writeFileSync(target, intentsFile(sentences, hashOfSentences()));
  writeWeights('rank', 'weights for and against a reading.', ranks.weights);
  writeWeights('trust', 'weights for the trust in a card.', trust);
}
