const id = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const handle = /\bref-\d{1,6}\b/g;

/** Short names for the ids of records, for one answer: a model can point at a record and never sees its id. */
export function createHandles() {
  const handles = new Map<string, string>();
  const ids = new Map<string, string>();
  const handleOf = (id: string): string => {
    const known = handles.get(id);
    if (known) return known;
    const made = `ref-${handles.size + 1}`;
    handles.set(id, made);
    ids.set(made, id);
    return made;
  };
  const inText = (text: string) => text.replaceAll(handle, (found) => ids.get(found) ?? found);
  function reveal(given: unknown): unknown {
    if (typeof given === 'string') return inText(given);
    if (Array.isArray(given)) return given.map(reveal);
    if (typeof given !== 'object' || given === null) return given;
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, reveal(value)]));
  }
  return {
    /** What is told to the model. */
    hide: (text: string): string => text.replaceAll(id, (found) => handleOf(found.toLowerCase())),
    /** What the model gives in return, wherever a handle stands in it. */
    reveal,
  };
}
export type Handles = ReturnType<typeof createHandles>;
