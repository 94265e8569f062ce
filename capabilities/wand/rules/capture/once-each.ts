import type { FoundItem } from './found-item.ts';

const empty = new Set(
  'the a an of for to and or in on at by with our your from due day please is are no not new this that school bring send'.split(
    ' ',
  ),
);

/** The words of a title that tell it from others, by their beginnings: 'games' and 'game' are the same. */
export const tellingWords = (title: string): Set<string> =>
  new Set(
    [...title.toLowerCase().matchAll(/[\p{L}\d]+/gu)]
      .map(([word]) => word)
      .filter((word) => word.length > 1 && !empty.has(word))
      .map((word) => word.slice(0, 5)),
  );

export function shareWords(a: string, b: string): boolean {
  const [first, second] = [tellingWords(a), tellingWords(b)];
  return [...first].some((word) => second.has(word));
}

const isSame = (a: FoundItem, b: FoundItem) =>
  a.date === b.date &&
  (a.kind === 'task') === (b.kind === 'task') &&
  (a.time === b.time || !a.time || !b.time) &&
  (shareWords(a.title, b.title) || a.title === b.title);

/** What a note says twice is one thing, with all that is said about it. */
export function onceEach(items: readonly FoundItem[]): FoundItem[] {
  const kept: FoundItem[] = [];
  for (const item of items) {
    const index = kept.findIndex((other) => isSame(other, item));
    const twin = kept[index];
    if (!twin) kept.push(item);
    else kept[index] = item.time && !twin.time ? { ...twin, ...item } : { ...item, ...twin };
  }
  return kept;
}
