import { sourceFiles } from './source-files.ts';

/** Allowed upward imports, with the reason. All others go down, so a capability works without the ones above it. */
export const upwardImports: Record<string, string> = {
  'appointments -> calendar': 'before an appointment is added, the calendar is searched for duplicates',
  'appointments -> places': 'the appointments page shows with whom to book, next to its booking links',
  'meals -> groceries': "the food page shows the week's groceries next to its meals",
};

const capabilityOf = (path: string) => /^capabilities\/([^/]+)\//.exec(path)?.[1];

/** Capabilities that each capability imports, without itself and the listed exceptions. */
function importedBy(): Map<string, Set<string>> {
  const imported = new Map<string, Set<string>>();
  for (const { path, imports, isTest } of sourceFiles()) {
    const from = capabilityOf(path);
    if (!from || isTest) continue;
    const own = imported.get(from) ?? new Set();
    imported.set(from, own);
    for (const to of imports.map(capabilityOf))
      if (to && to !== from && !upwardImports[`${from} -> ${to}`]) own.add(to);
  }
  return imported;
}

/** Capabilities by layer, lowest first. Those that cannot be placed are in import cycles. */
export function layers(): { layers: string[][]; cycles: string[] } {
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
  const cycles = left.map(([name, below]) => `${name} -> ${[...below].filter((it) => !placed.has(it)).join(', ')}`);
  return { layers: found, cycles };
}
