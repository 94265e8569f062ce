import type { GiftIdea } from '../../catalogue/gift-ideas.ts';
import { retailers, shopsFor } from '../../catalogue/retailers.ts';
import type { Recommendation } from '../../contract.ts';
import { chance } from './chance.ts';
import type { ChildFacts } from './gift-generator.ts';

/** Picks an item pseudo-randomly, always the same one for the same text. */
const pickFor = <Item>(items: readonly Item[], text: string) => items[Math.floor(chance(text) * items.length)];

/** Sizes and colors from the profile, as sentences ('In size 122. Best in teal.') and as search words. */
function fitOf({ title, comesIn = [] }: GiftIdea, child: ChildFacts) {
  const color = comesIn.includes('color') ? pickFor(child.favoriteColors, `${child.year} ${title}`) : undefined;
  const size = comesIn.includes('clothingSize') ? child.clothingSize : undefined;
  const shoeSize = comesIn.includes('shoeSize') ? child.shoeSize : undefined;
  return {
    sentences: [size && `In size ${size}.`, shoeSize && `In shoe size ${shoeSize}.`, color && `Best in ${color}.`],
    words: [color, size && `size ${size}`, shoeSize && `size ${shoeSize}`],
  };
}

const joinWithAnd = (pieces: readonly (string | null | undefined)[]) => pieces.filter(Boolean).join(' ');

export function recommendationOf(idea: GiftIdea, child: ChildFacts): Recommendation {
  const { title, category, priceBand } = idea;
  const shop = idea.shop ?? pickFor(shopsFor[category], `${child.childId} ${title}`) ?? 'amazon';
  const { sentences, words } = fitOf(idea, child);
  const search = joinWithAnd([idea.search ?? title.toLowerCase(), ...words]);
  return {
    category,
    title,
    description: joinWithAnd([idea.description, ...sentences]),
    estimatedPrice: priceBand,
    retailer: retailers[shop].name,
    productUrl: retailers[shop].searchAddress + encodeURIComponent(search.toWellFormed()),
    ageAppropriate: true,
  };
}
