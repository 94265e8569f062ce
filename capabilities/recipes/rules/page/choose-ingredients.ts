import { isSurelyIngredient, opensWithAmount } from './line-shape.ts';
import type { GroupedLine } from './page-recipe.ts';
import { comparable } from './tidy-text.ts';

/** Numbers converted by a program: '15.873 oz', '125.00 gm', '0 As required'. */
const computedAmountPattern = /\d\.(?:\d{0,4}0|\d{3,12})(?!\d)|^0 \p{L}{2}/u;

const shareOf = (lines: GroupedLine[], matches: (line: string) => boolean) =>
  lines.filter(({ line }) => matches(line)).length / Math.max(1, lines.length);

const wordsOf = (line: string): string[] => line.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Whether most words of one list are in the other, so that both are of the same dish. */
function sharesWordsWith(lines: GroupedLine[], other: GroupedLine[]) {
  const words = lines.flatMap(({ line }) => wordsOf(line));
  const otherWords = new Set(other.flatMap(({ line }) => wordsOf(line)));
  return words.filter((it) => otherWords.has(it)).length >= words.length * 0.6;
}

const isAboutAsLong = (a: GroupedLine[], b: GroupedLine[]) =>
  Math.max(a.length, b.length) <= Math.min(a.length, b.length) * 1.25;

const clearMargin = 0.3;
const isBlob = (lines: GroupedLine[]) => lines.length === 1 && (lines[0]?.line.length ?? 0) > 80;

/** Whether the visible list has every line of the data plus more ingredients, or each line once instead of twice. */
function completes(shown: GroupedLine[], described: GroupedLine[]) {
  const inShown = new Set(shown.map(({ line }) => comparable(line)));
  if (!described.every(({ line }) => inShown.has(comparable(line)))) return false;
  const inDescribed = new Set(described.map(({ line }) => comparable(line)));
  const added = shown.filter(({ line }) => !inDescribed.has(comparable(line)));
  return shown.length !== described.length && shareOf(added, isSurelyIngredient) >= (added.length > 0 ? 0.7 : 0);
}

/** Whether the visible list of the page is better than the list in its structured data. */
function isBetter(shown: GroupedLine[], described: GroupedLine[]) {
  if (described.length === 0 || (isBlob(described) && shown.length > 2)) return true;
  if (completes(shown, described)) return true;
  if (!isAboutAsLong(shown, described) || !sharesWordsWith(described, shown)) return false;
  const hasComputedAmount = (line: string) => computedAmountPattern.test(line);
  return (
    shareOf(shown, opensWithAmount) >= shareOf(described, opensWithAmount) + clearMargin ||
    (shareOf(described, hasComputedAmount) > 0 && shareOf(shown, hasComputedAmount) === 0)
  );
}

/** Picks the better list: from structured data (`described`) or visible (`shown`), which may supply the groups. */
export function chooseIngredients(described: GroupedLine[], shown: GroupedLine[]): GroupedLine[] {
  if (isBetter(shown, described)) return shown;
  if (described.some(({ group }) => group !== null)) return described;
  const groups = new Map(shown.map(({ line, group }) => [comparable(line), group]));
  const matched = described.filter(({ line }) => groups.has(comparable(line)));
  if (matched.length < described.length * 0.8) return described;
  return described.map(({ line }) => ({ line, group: groups.get(comparable(line)) ?? null }));
}
