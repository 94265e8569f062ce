import { once } from '#core/once.ts';
import groups from '../facts/packages.json' with { type: 'json' };
import { shopCategoryOf } from '../shop/shop-category.ts';
import { type Package, parsePackage } from './package.ts';

/** The sizes of a group of foods, smallest first, in the US and where packages are metric. */
interface Sizes {
  us: readonly Package[];
  metric: readonly Package[];
}

/** Rows of `packages.json`: food keys separated by '|', sizes by ';'; `all` are the same everywhere. */
interface Row {
  foods: string;
  /** Only for names that are found in this aisle: plain 'thyme' is dried, 'fresh thyme' isn't. */
  aisle?: string;
  us?: string;
  metric?: string;
  all?: string;
}

export const packageRows: readonly Row[] = groups;

const sizesIn = (text = '') => text.split(';').flatMap((size) => parsePackage(size) ?? []);

interface Entry extends Sizes {
  key: string;
  aisle: string | undefined;
}

/** By food key, those of an aisle first. */
const entries = once(() => {
  const all = packageRows.flatMap(({ foods, aisle, us, metric, all }): Entry[] => {
    const sizes = { us: sizesIn(us ?? all), metric: sizesIn(metric ?? all) };
    return foods.split('|').map((key) => ({ key, aisle, ...sizes }));
  });
  return Map.groupBy(
    all.toSorted((a, b) => Number(a.aisle === undefined) - Number(b.aisle === undefined)),
    ({ key }) => key,
  );
});

const joiningWords = new Set(['and', 'or', 'with']);

/**
 * The sizes in which a food is sold, or those of the food that its last words name if both are in the same aisle:
 * 'mild salsa' is sold like salsa, but apple butter isn't sold like butter.
 */
export function soldAs({ key, food }: { key: string; food: string }): Entry | undefined {
  const aisleOf = once(() => shopCategoryOf(food));
  const find = (name: string) =>
    entries()
      .get(name)
      ?.find(({ aisle }) => aisle === undefined || aisle === aisleOf());
  const words = key.split(' ');
  for (let from = 0; from < words.length && !joiningWords.has(words[from - 1] ?? ''); from++) {
    const name = words.slice(from).join(' ');
    const entry = find(name);
    if (entry && (from === 0 || shopCategoryOf(name) === aisleOf())) return entry;
  }
  return undefined;
}
