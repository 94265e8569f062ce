export { entryOf, type Match, matchesIn, stateOf, weights } from './shop/category-entries.ts';
export { type ShopCategory, shopCategories } from './shop/category-list.ts';
export { respelled } from './shop/category-spelling.ts';
export { categoryWords } from './shop/category-words.ts';
