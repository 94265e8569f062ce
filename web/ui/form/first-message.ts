/** The error message to show at a field. For a list, whose errors are an array by index, it's the first one. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  if (Array.isArray(error)) return error.map(firstMessage).find((message) => message !== undefined);
  return undefined;
}
