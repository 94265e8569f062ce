/** The fields a form changed. Only these are sent, so two people editing the same record don't overwrite each other. */
export function changedFields<Values extends object>(before: object, after: Values): Partial<Values> {
  const old = before as Record<string, unknown>;
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value ?? null) !== JSON.stringify(old[name] ?? null);
  return Object.fromEntries(Object.entries(after).filter(isChanged)) as Partial<Values>;
}
