import type { GiftCategory } from './gift-categories.ts';

/** What the drawings of gifts show, and the words that name such a gift. */
export const giftWords = {
  ball: 'basketball',
  bike: 'bike,bicycle,trike',
  book: 'atlas,book,cookbook,diary,encyclopedia,handbook,journal,notebook,novel,scrapbook,storybook,treasury',
  boot: 'boot',
  bricks: 'lego',
  car: 'car',
  controller: 'console,controller',
  crown: 'crown,princess,queen',
  drum: 'drum',
  house: 'dollhouse,playhouse',
  lamp: 'lamp,light,nightlight',
  plane: 'airplane,plane',
  plant: 'bonsai,garden,plant,sunflower',
  puzzle: 'jigsaw,puzzle',
  rattle: 'rattle',
  shirt: 'jersey,shirt,sweater,sweatshirt,t-shirt,tee',
  shoe: 'shoe,slipper,sneaker',
  teddy: 'bear,bunny,plush,teddy',
  train: 'railway,train',
};
export type GiftThing = keyof typeof giftWords;

/** Drawings that stand for a whole category; a gift in paper stands for the others. */
export const categorySymbols = {
  'Arts & Crafts': 'palette',
  Books: 'book',
  Building: 'bricks',
  Clothing: 'hanger',
  Experiences: 'ticket',
  'Games & Puzzles': 'die',
  Kitchen: 'chefHat',
  Music: 'note',
  Nature: 'leaf',
  'Outdoors & Sports': 'sun',
  'Pretend Play': 'star',
  Science: 'flask',
} as const satisfies Partial<Record<GiftCategory, string>>;

export type GiftDrawing = GiftThing | (typeof categorySymbols)[keyof typeof categorySymbols] | 'gift';
