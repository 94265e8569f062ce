/** Sections of a shop, in the order a shopper walks through them; 'Other' is the fallback. */
export const shopCategories = [
  'Produce',
  'Bakery',
  'Deli & Refrigerated',
  'Meat & Seafood',
  'Dairy & Eggs',
  'Frozen',
  'Pantry',
  'Spices & Herbs',
  'Snacks & Sweets',
  'Beverages',
  'Baby',
  'Pets',
  'Health & Beauty',
  'Household',
  'Other',
] as const;

export type ShopCategory = (typeof shopCategories)[number];
