import type { GroupedLine } from './page-recipe.ts';

type ListedLine = GroupedLine & { list: number };

const wordsOf = (line: string) => new Set(line.toLowerCase().match(/\p{L}{2,}/gu) ?? []);

/** Whether most words of the shorter line occur in the other. */
const areAlike = (a: string, b: string) => {
  const [fewer, more] = [wordsOf(a), wordsOf(b)].toSorted((x, y) => x.size - y.size);
  const shared = [...(fewer ?? [])].filter((it) => more?.has(it)).length;
  return a === b || (shared > 0 && shared >= (fewer?.size ?? 0) * 0.6);
};

/** Whether most lines of both lists name the same foods in the same order. */
const areEquivalent = (a: ListedLine[], b: ListedLine[]) =>
  a.length > 2 &&
  a.length === b.length &&
  a.filter((it, n) => areAlike(it.line, b[n]?.line ?? '')).length >= a.length * 0.8;

function splitByList(lines: ListedLine[]): ListedLine[][] {
  const lists: ListedLine[][] = [];
  for (const line of lines) {
    const last = lists.at(-1);
    if (last?.[0]?.list === line.list) last.push(line);
    else lists.push([line]);
  }
  return lists;
}

/** Whether a list consists of the same lines repeated `times` times. */
function isRepeated(lines: ListedLine[], times: number) {
  const length = lines.length / times;
  if (!Number.isInteger(length)) return false;
  const first = lines.slice(0, length);
  return Array.from({ length: times - 1 }, (_, n) => lines.slice(length * (n + 1), length * (n + 2))).every((it) =>
    areEquivalent(first, it),
  );
}

/** Some pages repeat the list for each unit system; keeps the first of equivalent lists. */
export function firstOfAlternatives(lines: ListedLine[]): GroupedLine[] {
  const times = [3, 2].find((it) => isRepeated(lines, it)) ?? 1;
  const distinct: ListedLine[][] = [];
  for (const list of splitByList(lines.slice(0, lines.length / times)))
    if (!distinct.some((it) => areEquivalent(it, list))) distinct.push(list);
  return distinct.flat().map(({ line, group }) => ({ line, group }));
}
