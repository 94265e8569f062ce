import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inventedFamilies } from './families.ts';

const folder = join(import.meta.dirname, '../../../capabilities/wand/sentences');
const files = ['open', 'strangers', 'phrasings', 'remarks', 'talk'].map((name) => join(folder, `${name}.txt`));

/** Changes with everything that the helper learns from. */
export function hashOfSentences(): string {
  const hash = createHash('sha256');
  const ofFamilies = inventedFamilies.flatMap((one) =>
    ['family.json', 'sentences.jsonl'].map((name) => join(one.folder, name)),
  );
  for (const file of [...files, ...ofFamilies]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
