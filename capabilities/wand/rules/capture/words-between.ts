interface Span {
  start: number;
  end: number;
}
interface DatedText {
  text: string;
  days: readonly Span[];
  times: readonly Span[];
}

/** A clause without its days and times: the parts between them. */
export function partsBetween({ text, days, times }: DatedText): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of [...days, ...times].toSorted((a, b) => a.start - b.start)) {
    if (start >= from) parts.push(text.slice(from, start));
    from = Math.max(from, end);
  }
  return [...parts, text.slice(from)];
}
