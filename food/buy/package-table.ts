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
  us?: string;
  metric?: string;
  all?: string;
}

export const packageRows: readonly Row[] = groups;

const sizesIn = (text = '') => text.split(';').flatMap((size) => parsePackage(size) ?? []);

const sizesByKey = once(() => {
  const table = new Map<string, Sizes>();
  for (const row of packageRows) {
    const sizes = { us: sizesIn(row.us ?? row.all), metric: sizesIn(row.metric ?? row.all) };
    for (const key of row.foods.split('|')) table.set(key, sizes);
  }
  return table;
});

/**
 * The sizes in which a food is sold, or those of the food that its last words name if both are in the same aisle:
 * 'mild salsa' is sold like salsa, but apple butter isn't sold like butter.
 */
export function soldAs(key: string): { key: string; sizes: Sizes } | undefined {
  const words = key.split(' ');
  for (let from = 0; from < words.length; from++) {
    const name = words.slice(from).join(' ');
    const sizes = sizesByKey().get(name);
    if (sizes && (from === 0 || shopCategoryOf(name) === shopCategoryOf(key))) return { key: name, sizes };
  }
  return undefined;
}
