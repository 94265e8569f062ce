export { matchesIn } from './shop/category-entries.ts';
export { type ShopCategory, shopCategories } from './shop/category-list.ts';
export { categoryWords } from './shop/category-words.ts';
