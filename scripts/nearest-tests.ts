import { spawnSync } from 'node:child_process';
import { root, type SourceFile, sourceFiles } from '#checks/source-files.ts';

/** 'capabilities/meals/' or 'core/'. */
const roomOf = (path: string) => /^(capabilities\/)?[^/]+\//.exec(path)?.[0];

/** `npm test -- quick` asks for the changed files and the tests to run for them, as JSON. */

/** Enough for a small change; after a change of many files, run the whole suite. */
const most = 12;

/**
 * The test files closest to each changed file: the test with the same name, or else the tests of the files that import
 * it, or else of the files that import those, and so on. If there are tests in the changed file's own folder, tests of
 * other folders are left out. The closest ones come first.
 */
export function nearestTests(changed: readonly string[], files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const importers = Map.groupBy(
    files.flatMap(({ path, imports }) => imports.map((imported) => ({ path, imported }))),
    ({ imported }) => imported,
  );
  const withSameName = (path: string) =>
    ['.test.ts', '.test.tsx'].map((end) => path.replace(/\.tsx?$/, end)).filter((test) => byPath.has(test));

  function nearest(path: string): { test: string; distance: number }[] {
    const seen = new Set([path]);
    for (let level = [path], distance = 0; level.length > 0; distance++) {
      const tests = level.flatMap((at) => (byPath.get(at)?.isTest ? [at] : withSameName(at)));
      const inSameRoom = tests.filter((test) => roomOf(test) === roomOf(path));
      if (tests.length > 0) return (inSameRoom.length > 0 ? inSameRoom : tests).map((test) => ({ test, distance }));
      const next = level.flatMap((at) => importers.get(at)?.map((importer) => importer.path) ?? []);
      level = [...new Set(next)].filter((at) => !seen.has(at));
      for (const at of level) seen.add(at);
    }
    return [];
  }
  const found = changed.filter((path) => byPath.has(path)).flatMap(nearest);
  const sorted = found.toSorted((a, b) => a.distance - b.distance || a.test.localeCompare(b.test));
  return [...new Set(sorted.map(({ test }) => test))];
}

/** Files with uncommitted changes, or those of the last commit if there are none. */
function changedFiles(): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1');
}

if (import.meta.main) {
  const changed = changedFiles();
  const tests = nearestTests(changed, sourceFiles());
  if (tests.length > most) console.error(`Only ${most} of the ${tests.length} nearest tests. npm test runs them all.`);
  console.log(JSON.stringify({ changed, tests: tests.slice(0, most) }));
}
