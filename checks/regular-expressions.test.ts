import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import recheck from 'recheck/package.json' with { type: 'json' };
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** Our patterns run on text from users and web pages. A non-linear one could block the server for everyone. */

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

const productFiles = sourceFiles().filter(
  ({ path, isTest }) => !isTest && /^(core|food|server|web|capabilities)\//.test(path),
);
const patterns = productFiles.flatMap(({ path, text }) => patternsIn(path, text));

/** Whether the pattern contains `*`, `+` or `{3,}`. Others look at few characters per position and need no proof. */
function hasUnboundedRepeat({ source }: Pattern) {
  const simplified = source.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  return /[*+]|\{\d*,\}/.test(simplified);
}

/** Cache of patterns that this version of recheck has already proved linear. */
const cacheFile = join(root, 'out/proved-patterns', `${recheck.version}.json`);

function readProved(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(cacheFile, 'utf8')) as string[]);
  } catch {
    return new Set();
  }
}

function saveProved(proved: string[]) {
  mkdirSync(join(cacheFile, '..'), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(proved));
}

test('no regular expression takes more than linear time', () => {
  const unbounded = patterns.filter(hasUnboundedRepeat);
  const unique = new Map(unbounded.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]));
  const proved = readProved();
  const slow = [...unique].flatMap(([shown, { source, flags, path }]) => {
    if (proved.has(shown)) return [];
    // The automaton checker gives proofs but can't handle lookarounds, so patterns with them must be bounded. The other
    // checker only tries inputs, with results that depend on how busy the machine is.
    const found = checkSync(source, flags, { checker: 'automaton', timeout: 60_000 });
    const fault = found.status === 'vulnerable' ? found.complexity.summary : found.status;
    return fault === 'safe' ? [] : [`${path}: ${shown} is ${fault}`];
  });
  expect(slow, 'bound what repeats: {0,99}').toEqual([]);
  saveProved([...unique.keys()]);
});

test('only the listed files build patterns at run time', () => {
  const makers = productFiles.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ path }) => path);
  // Builds patterns from the paths of our own screens.
  expect(makers).toEqual(['core/path-pattern.ts']);
});
