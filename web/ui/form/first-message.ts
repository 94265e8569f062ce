/** The sentence to show at a field. A fault inside a list is reported by its place; the first one speaks for the list. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  if (Array.isArray(error)) return error.map(firstMessage).find((message) => message !== undefined);
  return undefined;
}
