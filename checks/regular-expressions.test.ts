import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import recheck from 'recheck/package.json' with { type: 'json' };
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** Text of people and of web pages meets our patterns: one that takes more than linear time would stop the server for everybody. */

interface Pattern {
  source: string;
  flags: string;
  path: string;
}

function patternsIn(path: string, text: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push({ source: pattern, flags, path });
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(path, text).program);
  return found;
}

const product = sourceFiles().filter(
  ({ path, isTest }) => !isTest && /^(core|food|server|web|capabilities)\//.test(path),
);
const patterns = product.flatMap(({ path, text }) => patternsIn(path, text));

/** Without end are `*`, `+` and `{3,}`. What repeats nothing so looks at a few letters from each place on, and needs no proof. */
function repeatsWithoutEnd({ source }: Pattern) {
  const bare = source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  return /[*+]|\{\d*,\}/.test(bare);
}

/** What was proved linear before, by this version of the prover, is so for ever. */
const proofs = join(root, 'out/proved-patterns', `${recheck.version}.json`);

function provedBefore(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(proofs, 'utf8')) as string[]);
  } catch {
    return new Set();
  }
}

function keepProofs(proved: string[]) {
  mkdirSync(join(proofs, '..'), { recursive: true });
  writeFileSync(proofs, JSON.stringify(proved));
}

test('no regular expression takes more than linear time', () => {
  const doubtful = patterns.filter(repeatsWithoutEnd);
  const once = new Map(doubtful.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]));
  const known = provedBefore();
  const slow = [...once].flatMap(([shown, { source, flags, path }]) => {
    if (known.has(shown)) return [];
    // Of what looks around itself there is no proof, only trials, which find other things on a busy machine: it has to be bounded.
    const found = checkSync(source, flags, { checker: 'automaton', timeout: 60_000 });
    const fault = found.status === 'vulnerable' ? found.complexity.summary : found.status;
    return fault === 'safe' ? [] : [`${path}: ${shown} is ${fault}`];
  });
  expect(slow, 'bound what repeats: {0,99}').toEqual([]);
  keepProofs([...once.keys()]);
});

test('a pattern made of text at run time is a decision', () => {
  const makers = product.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ path }) => path);
  // The paths of our own route table.
  expect(makers).toEqual(['server/http/pages.ts']);
});
