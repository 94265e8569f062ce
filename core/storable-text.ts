/** Makes page text storable: trims it, drops NUL and lone surrogates, cuts it at a word boundary; null if empty. */
export function storableText(text: string | null, max: number): string | null {
  // Twice the limit leaves room for removed characters without scanning all of a very long text.
  const clean = (text ?? '').slice(0, 2 * max).replace(/[\0\p{Surrogate}]/gu, '');
  return truncate(clean.trim(), max) || null;
}

/** Like `storableText`, with each run of whitespace collapsed to one space. */
export const storableLine = (text: string | null, max: number): string | null =>
  storableText((text ?? '').slice(0, 2 * max).replace(/\s+/g, ' '), max);

function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.slice(0, max + 1).search(/\s\S*$/);
  const cut = end > 0 ? text.slice(0, end) : text.slice(0, max);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim();
}
