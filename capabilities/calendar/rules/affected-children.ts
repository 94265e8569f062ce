interface Spelled {
  affectedChildren?: readonly string[] | undefined;
  affectsChildren?: readonly string[] | undefined;
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name, n) => name === b[n]);

/** Both spellings are in use. Who sends a whole record back has changed one of them: the one that differs counts. */
export function affectedChildren(
  { affectedChildren, affectsChildren }: Spelled,
  before: readonly string[] = [],
): string[] {
  const changed = [affectedChildren, affectsChildren].find((names) => names && !isSame(names, before));
  return [...(changed ?? before)];
}
