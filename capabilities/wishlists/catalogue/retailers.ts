import type { GiftCategory } from './gift-categories.ts';

/** Shops and their search addresses; the search text is appended. */
export const retailers = {
  amazon: { name: 'Amazon', searchAddress: 'https://www.amazon.com/s?k=' },
  barnesAndNoble: { name: 'Barnes & Noble', searchAddress: 'https://www.barnesandnoble.com/s/' },
  bestBuy: { name: 'Best Buy', searchAddress: 'https://www.bestbuy.com/site/searchpage.jsp?st=' },
  bookshop: { name: 'Bookshop.org', searchAddress: 'https://bookshop.org/search?keywords=' },
  dicks: {
    name: "DICK'S Sporting Goods",
    searchAddress: 'https://www.dickssportinggoods.com/search/SearchDisplay?searchTerm=',
  },
  etsy: { name: 'Etsy', searchAddress: 'https://www.etsy.com/search?q=' },
  guitarCenter: { name: 'Guitar Center', searchAddress: 'https://www.guitarcenter.com/search?Ntt=' },
  lego: { name: 'LEGO', searchAddress: 'https://www.lego.com/en-us/search?q=' },
  maps: { name: 'Google Maps', searchAddress: 'https://www.google.com/maps/search/' },
  michaels: { name: 'Michaels', searchAddress: 'https://www.michaels.com/search?q=' },
  oldNavy: { name: 'Old Navy', searchAddress: 'https://oldnavy.gap.com/browse/search.do?searchText=' },
  rei: { name: 'REI', searchAddress: 'https://www.rei.com/search?q=' },
  target: { name: 'Target', searchAddress: 'https://www.target.com/s?searchTerm=' },
  walmart: { name: 'Walmart', searchAddress: 'https://www.walmart.com/search?q=' },
} as const;
export type Retailer = keyof typeof retailers;

/** Shops by gift category. Experiences are searched nearby on a map. */
export const shopsFor: Readonly<Record<GiftCategory, readonly Retailer[]>> = {
  Baby: ['target', 'amazon', 'walmart'],
  Books: ['bookshop', 'barnesAndNoble'],
  Building: ['target', 'amazon', 'walmart'],
  'Arts & Crafts': ['michaels', 'target', 'amazon'],
  Science: ['amazon', 'target', 'barnesAndNoble'],
  Nature: ['amazon', 'walmart', 'etsy'],
  'Pretend Play': ['target', 'amazon', 'walmart'],
  'Games & Puzzles': ['barnesAndNoble', 'target', 'amazon'],
  'Outdoors & Sports': ['dicks', 'rei', 'target', 'walmart'],
  Vehicles: ['target', 'walmart', 'amazon'],
  Music: ['guitarCenter', 'amazon', 'target'],
  Kitchen: ['target', 'amazon', 'walmart'],
  Technology: ['bestBuy', 'amazon', 'target'],
  Clothing: ['oldNavy', 'target', 'walmart'],
  'Room & Comfort': ['target', 'amazon', 'etsy'],
  Experiences: ['maps'],
};
