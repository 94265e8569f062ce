export const giftCategories = [
  'Baby',
  'Books',
  'Building',
  'Arts & Crafts',
  'Science',
  'Nature',
  'Pretend Play',
  'Games & Puzzles',
  'Outdoors & Sports',
  'Vehicles',
  'Music',
  'Kitchen',
  'Technology',
  'Clothing',
  'Room & Comfort',
  'Experiences',
] as const;
export type GiftCategory = (typeof giftCategories)[number];

export const priceBands = ['Under $15', '$15-30', '$30-60', '$60-120', 'Over $120'] as const;
