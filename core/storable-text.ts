/** What a page says, in a form that can be stored: without NUL and halves of characters, and cut at the end of a word. */
export function storableText(text: string | null, max: number): string | null {
  // Twice as much leaves room for what is taken out, and spares the rest of a very long text.
  const clean = (text ?? '').slice(0, 2 * max).replace(/[\0\p{Surrogate}]/gu, '');
  return shortened(clean.trim(), max) || null;
}

/** The same without its line breaks and other wide blanks. */
export const storableLine = (text: string | null, max: number): string | null =>
  storableText((text ?? '').slice(0, 2 * max).replace(/\s+/g, ' '), max);

function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.slice(0, max + 1).search(/\s\S*$/);
  const cut = end > 0 ? text.slice(0, end) : text.slice(0, max);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)).trim();
}
