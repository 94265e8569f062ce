import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { intentsWith } from '#capabilities/wand/rules/helper/rank/intents.ts';
import type { Intents } from '#capabilities/wand/rules/helper/read.ts';

/**
 * Classifiers that were trained without one family each. The next training step then sees that family's sentences as
 * uncertain as those of strangers.
 */

const folder = join(import.meta.dirname, '../../../out/wand-intents');

export const sampleFold = 'sample';
const groupOf = (writer: string) => [...writer].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 5;
/** A fifth of the sentences about the sample family. */
export const isLeftOut = (writer: string) => groupOf(writer) === 0;
/** There are so many of them that the others would teach little more. */
export const isTaught = (writer: string) => groupOf(writer) < 3;

export function keepFold(family: string, intents: readonly string[], weights: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, family), [intents.join('\t'), weights].join('\n'));
}

export function foldOf(family: string): Intents {
  const [names = '', ...weights] = readFileSync(join(folder, family), 'utf8').split('\n');
  return intentsWith(names.split('\t'), weights.join('\n'));
}
