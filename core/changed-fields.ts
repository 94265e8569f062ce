/** What differs between a record and what a form made of it: only that is sent, so that two people editing lose nothing. */
export function changedFields<Values extends object>(before: object, after: Values): Partial<Values> {
  const old = before as Record<string, unknown>;
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value ?? null) !== JSON.stringify(old[name] ?? null);
  return Object.fromEntries(Object.entries(after).filter(isChanged)) as Partial<Values>;
}
