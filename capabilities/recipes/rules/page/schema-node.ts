/** A schema.org item from any markup. Property names are lowercase, because pages vary in case. */
export type SchemaNode = ReadonlyMap<string, unknown>;

/** Deeper than any real page nests. Bounds every recursion over the values. */
const maxDepth = 24;

/** All items in a JSON value, breadth first, so that the outermost comes first. */
export function nodesIn(value: unknown): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  let level: unknown[] = [value];
  for (let depth = 0; depth < maxDepth && level.length > 0; depth++) {
    const nextLevel: unknown[] = [];
    for (const it of level) {
      if (Array.isArray(it)) for (const item of it) nextLevel.push(item);
      else if (typeof it === 'object' && it !== null) {
        nodes.push(nodeOf(it));
        for (const item of Object.values(it)) if (typeof item === 'object') nextLevel.push(item);
      }
    }
    level = nextLevel;
  }
  return nodes;
}

const nodeOf = (value: object): SchemaNode =>
  new Map(Object.entries(value).map(([name, it]) => [name.toLowerCase(), it] as const));

/** A flat list of values, whether the page has none, one, several or nested lists. */
export function valuesOf(value: unknown, depth = 0): unknown[] {
  if (value === undefined || value === null || depth > maxDepth) return [];
  return Array.isArray(value) ? value.flatMap((it) => valuesOf(it, depth + 1)) : [value];
}

export const asNode = (value: unknown): SchemaNode | undefined => {
  if (value instanceof Map) return value;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? nodeOf(value) : undefined;
};

/** Type name without address or prefix: 'http://schema.org/Recipe' and 'schema:Recipe' -> 'recipe'. */
const typeWord = (type: unknown) => (typeof type === 'string' ? (type.split(/[/#:]/).at(-1) ?? '').toLowerCase() : '');

export const isOfType = (node: SchemaNode, ...types: string[]) =>
  [...valuesOf(node.get('@type')), ...valuesOf(node.get('type'))].some((it) => types.includes(typeWord(it)));

/** The text of a value: a string itself, or the text, name or value of an item. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  const node = asNode(value);
  const text = node?.get('@value') ?? node?.get('text') ?? node?.get('name') ?? node?.get('value');
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}
