interface BothSpellings {
  affectedChildren?: readonly string[] | undefined;
  affectsChildren?: readonly string[] | undefined;
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name, n) => name === b[n]);

/** Merges the two spellings. If a whole record is sent back, only one has changed, so the one that differs wins. */
export function affectedChildren(
  { affectedChildren, affectsChildren }: BothSpellings,
  before: readonly string[] = [],
): string[] {
  const changed = [affectedChildren, affectsChildren].find((names) => names && !isSame(names, before));
  return [...(changed ?? before)];
}
