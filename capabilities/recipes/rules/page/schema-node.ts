/** A thing in the vocabulary of schema.org, whatever markup it came from. Names of properties are in lower case: pages spell them freely. */
export type SchemaNode = ReadonlyMap<string, unknown>;

/** As deep as any real page nests; it bounds every recursion over the values. */
const deepest = 24;

/** The things in a JSON value, level by level, so that the outermost comes first. */
export function nodesIn(value: unknown): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  let level: unknown[] = [value];
  for (let depth = 0; depth < deepest && level.length > 0; depth++) {
    const below: unknown[] = [];
    for (const it of level) {
      if (Array.isArray(it)) for (const item of it) below.push(item);
      else if (typeof it === 'object' && it !== null) {
        nodes.push(nodeOf(it));
        for (const item of Object.values(it)) if (typeof item === 'object') below.push(item);
      }
    }
    level = below;
  }
  return nodes;
}

const nodeOf = (value: object): SchemaNode =>
  new Map(Object.entries(value).map(([name, it]) => [name.toLowerCase(), it] as const));

/** A value as a list, whether the page wrote one, several or none, and however it nested them. */
export function valuesOf(value: unknown, depth = 0): unknown[] {
  if (value === undefined || value === null || depth > deepest) return [];
  return Array.isArray(value) ? value.flatMap((it) => valuesOf(it, depth + 1)) : [value];
}

export const asNode = (value: unknown): SchemaNode | undefined => {
  if (value instanceof Map) return value;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? nodeOf(value) : undefined;
};

/** The last word of a type's address or prefixed name: 'http://schema.org/Recipe' and 'schema:Recipe' are recipes. */
const typeWord = (type: unknown) => (typeof type === 'string' ? (type.split(/[/#:]/).at(-1) ?? '').toLowerCase() : '');

export const isOfType = (node: SchemaNode, ...types: string[]) =>
  [...valuesOf(node.get('@type')), ...valuesOf(node.get('type'))].some((it) => types.includes(typeWord(it)));

/** The text of a value: itself, or the name, text or value of a thing. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  const node = asNode(value);
  const own = node?.get('@value') ?? node?.get('text') ?? node?.get('name') ?? node?.get('value');
  return typeof own === 'string' || typeof own === 'number' ? String(own) : '';
}
