import type { GroupedLine } from './page-recipe.ts';

type Listed = GroupedLine & { list: number };

const wordsOf = (line: string) => new Set(line.toLowerCase().match(/\p{L}{2,}/gu) ?? []);

/** Most words of the shorter line stand in the other too. */
const areAlike = (a: string, b: string) => {
  const [fewer, more] = [wordsOf(a), wordsOf(b)].toSorted((x, y) => x.size - y.size);
  const shared = [...(fewer ?? [])].filter((it) => more?.has(it)).length;
  return a === b || (shared > 0 && shared >= (fewer?.size ?? 0) * 0.6);
};

/** Most lines of both lists name the same foods in the same order. */
const sayTheSame = (a: Listed[], b: Listed[]) =>
  a.length > 2 &&
  a.length === b.length &&
  a.filter((it, n) => areAlike(it.line, b[n]?.line ?? '')).length >= a.length * 0.8;

function byList(lines: Listed[]): Listed[][] {
  const lists: Listed[][] = [];
  for (const line of lines) {
    const last = lists.at(-1);
    if (last?.[0]?.list === line.list) last.push(line);
    else lists.push([line]);
  }
  return lists;
}

/** Whether a list says the same several times over, as a whole. */
function isRepeated(lines: Listed[], times: number) {
  const length = lines.length / times;
  if (!Number.isInteger(length)) return false;
  const first = lines.slice(0, length);
  return Array.from({ length: times - 1 }, (_, n) => lines.slice(length * (n + 1), length * (n + 2))).every((it) =>
    sayTheSame(first, it),
  );
}

/** Some pages hold the list once for each system of units: the first of those that say the same stays. */
export function firstOfAlternatives(lines: Listed[]): GroupedLine[] {
  const times = [3, 2].find((it) => isRepeated(lines, it)) ?? 1;
  const kept: Listed[][] = [];
  for (const list of byList(lines.slice(0, lines.length / times)))
    if (!kept.some((it) => sayTheSame(it, list))) kept.push(list);
  return kept.flat().map(({ line, group }) => ({ line, group }));
}
