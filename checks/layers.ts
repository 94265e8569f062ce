import { sourceFiles } from './source-files.ts';

/**
 * Imports that go up, with the reason. Everything else goes down, so that a capability can be read, tested and replaced
 * without what stands on it.
 */
export const upward: Record<string, string> = {
  'appointments -> calendar': 'before one is added, the calendar is searched for the same thing',
  'meals -> groceries': "the food page shows the week's groceries beside its meals",
};

const capabilityOf = (path: string) => /^capabilities\/([^/]+)\//.exec(path)?.[1];

/** Which capabilities each one imports, itself and listed exceptions left out. */
function importedBy(): Map<string, Set<string>> {
  const imported = new Map<string, Set<string>>();
  for (const { path, imports, isTest } of sourceFiles()) {
    const from = capabilityOf(path);
    if (!from || isTest) continue;
    const mine = imported.get(from) ?? new Set();
    imported.set(from, mine);
    for (const to of imports.map(capabilityOf)) if (to && to !== from && !upward[`${from} -> ${to}`]) mine.add(to);
  }
  return imported;
}

/** The capabilities from the lowest layer up: each imports only what stands below it. What is left over goes in circles. */
export function layers(): { layers: string[][]; circles: string[] } {
  const imported = importedBy();
  const placed = new Set<string>();
  const found: string[][] = [];
  for (;;) {
    const next = [...imported].filter(([name, below]) => !placed.has(name) && [...below].every((it) => placed.has(it)));
    if (next.length === 0) break;
    const names = next.map(([name]) => name).toSorted();
    found.push(names);
    for (const name of names) placed.add(name);
  }
  const left = [...imported].filter(([name]) => !placed.has(name));
  const circles = left.map(([name, below]) => `${name} -> ${[...below].filter((it) => !placed.has(it)).join(', ')}`);
  return { layers: found, circles };
}
