const id = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const handle = /\bref-\d{1,6}\b/g;

/** Maps record ids to handles such as 'ref-3' for one answer, so that a model can refer to records without ids. */
export function createHandles() {
  const handles = new Map<string, string>();
  const ids = new Map<string, string>();
  const handleOf = (id: string): string => {
    const known = handles.get(id);
    if (known) return known;
    const created = `ref-${handles.size + 1}`;
    handles.set(id, created);
    ids.set(created, id);
    return created;
  };
  const restoreIds = (text: string) => text.replaceAll(handle, (found) => ids.get(found) ?? found);
  function reveal(given: unknown): unknown {
    if (typeof given === 'string') return restoreIds(given);
    if (Array.isArray(given)) return given.map(reveal);
    if (typeof given !== 'object' || given === null) return given;
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, reveal(value)]));
  }
  return {
    /** Replaces ids with handles in text for the model. */
    hide: (text: string): string => text.replaceAll(id, (found) => handleOf(found.toLowerCase())),
    /** Replaces handles with ids at any depth in the model's output. */
    reveal,
  };
}
export type Handles = ReturnType<typeof createHandles>;
