import { isSurelyIngredient, opensWithAmount } from './line-shape.ts';
import type { GroupedLine } from './page-recipe.ts';
import { comparable } from './tidy-text.ts';

/** '15.873 oz', '125.00 gm', '0 As required': figures that a program wrote and nobody measures. */
const machineMade = /\d\.(?:\d{0,4}0|\d{3,12})(?!\d)|^0 \p{L}{2}/u;

const share = (lines: GroupedLine[], is: (line: string) => boolean) =>
  lines.filter(({ line }) => is(line)).length / Math.max(1, lines.length);

const wordsOf = (line: string): string[] => line.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Most words of one list are in the other: they speak of the same dish. */
function speaksOf(lines: GroupedLine[], other: GroupedLine[]) {
  const words = lines.flatMap(({ line }) => wordsOf(line));
  const known = new Set(other.flatMap(({ line }) => wordsOf(line)));
  return words.filter((it) => known.has(it)).length >= words.length * 0.6;
}

const isAboutAsLong = (a: GroupedLine[], b: GroupedLine[]) =>
  Math.max(a.length, b.length) <= Math.min(a.length, b.length) * 1.25;

const clearlyMore = 0.3;
const isBlob = (lines: GroupedLine[]) => lines.length === 1 && (lines[0]?.line.length ?? 0) > 80;

/** The list on the page has every described line, and more that are ingredients as well; or each line once instead of twice. */
function completes(shown: GroupedLine[], described: GroupedLine[]) {
  const inShown = new Set(shown.map(({ line }) => comparable(line)));
  if (!described.every(({ line }) => inShown.has(comparable(line)))) return false;
  const inDescribed = new Set(described.map(({ line }) => comparable(line)));
  const added = shown.filter(({ line }) => !inDescribed.has(comparable(line)));
  return shown.length !== described.length && share(added, isSurelyIngredient) >= (added.length > 0 ? 0.7 : 0);
}

/** Whether the list that the page shows is better than the one its data describe. */
function isBetter(shown: GroupedLine[], described: GroupedLine[]) {
  if (described.length === 0 || (isBlob(described) && shown.length > 2)) return true;
  if (completes(shown, described)) return true;
  if (!isAboutAsLong(shown, described) || !speaksOf(described, shown)) return false;
  const isMachineMade = (line: string) => machineMade.test(line);
  return (
    share(shown, opensWithAmount) >= share(described, opensWithAmount) + clearlyMore ||
    (share(described, isMachineMade) > 0 && share(shown, isMachineMade) === 0)
  );
}

/** The better of two readings of one list, with the groups that only the page's own list may have. */
export function chooseIngredients(described: GroupedLine[], shown: GroupedLine[]): GroupedLine[] {
  if (isBetter(shown, described)) return shown;
  if (described.some(({ group }) => group !== null)) return described;
  const groups = new Map(shown.map(({ line, group }) => [comparable(line), group]));
  const known = described.filter(({ line }) => groups.has(comparable(line)));
  if (known.length < described.length * 0.8) return described;
  return described.map(({ line }) => ({ line, group: groups.get(comparable(line)) ?? null }));
}
