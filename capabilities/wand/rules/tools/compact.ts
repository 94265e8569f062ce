const omittedFields = new Set([
  'userId',
  'linkedUserId',
  'photoVersion',
  'pictureVersion',
  'drawing',
  'createdAt',
  'updatedAt',
]);

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Drops empty values and bookkeeping fields, to save model tokens. */
export function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name, inside]) => !omittedFields.has(name) && !isEmpty(inside));
  return Object.fromEntries(entries.map(([name, inside]) => [name, compact(inside)]));
}
