import { categorySymbols, type GiftDrawing, type GiftThing, giftWords } from '../catalogue/gift-words.ts';

const thingByWord = new Map(
  Object.entries(giftWords).flatMap(([thing, words]) => words.split(',').map((word) => [word, thing as GiftThing])),
);
/** Words at the end of a name that don't change what is drawn. */
const collections = new Set(['bundle', 'collection', 'kit', 'pack', 'ride', 'series', 'set']);
const joiningWords = new Set([
  'about',
  'and',
  'as',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'that',
  'to',
  'without',
  'with',
]);

const asSingular = (word: string) => (word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word);

/** 'Wooden train set with a bridge' -> 'train': the last word before a joining word says what a gift is. */
function thingIn(title: string): GiftThing | undefined {
  const words = title.toLowerCase().split(' ');
  const end = words.findIndex((word) => joiningWords.has(word));
  const name = (end === -1 ? words : words.slice(0, end))
    .map((word) => asSingular(word.replaceAll(',', '')))
    .filter((word) => !collections.has(word));
  return thingByWord.get(name.at(-1) ?? '');
}

const isSymbolized = (category: string): category is keyof typeof categorySymbols =>
  Object.hasOwn(categorySymbols, category);

/** The drawing of a gift: what its title names, else the symbol of its category, else a gift in paper. */
export const giftDrawing = ({ title, category }: { title: string; category: string }): GiftDrawing =>
  thingIn(title) ?? (isSymbolized(category) ? categorySymbols[category] : 'gift');
