const unsaid = new Set(['userId', 'createdAt', 'updatedAt']);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** For a model every word costs: what is empty, and who wrote it when, is left out. */
export function brief(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(brief);
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).filter(([name, inside]) => !unsaid.has(name) && !isEmpty(inside));
  return Object.fromEntries(said.map(([name, inside]) => [name, brief(inside)]));
}
