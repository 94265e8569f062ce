import { expect, test } from 'vitest';
import { giftIdeas } from '../catalogue/gift-ideas.ts';
import { categorySymbols, giftWords } from '../catalogue/gift-words.ts';
import { giftDrawing } from './gift-drawing.ts';

test('the drawing shows what a gift is, not what it comes with', () => {
  const drawings = (titles: string[], category: string) => titles.map((title) => giftDrawing({ title, category }));
  const trains = ['Wooden train set with a bridge', 'Board book about trains', 'Train lamp, with a timer'];
  expect(drawings(trains, 'Vehicles')).toEqual(['train', 'book', 'lamp']);
  expect(drawings(['Pool diving toys', 'Indoor-outdoor basketball'], 'Outdoors & Sports')).toEqual(['sun', 'ball']);
  expect(drawings(['Wooden logic board with a mouse', 'Car racing simulator wheel'], 'Technology')).toEqual([
    'gift',
    'gift',
  ]);
  expect(drawings(['Light-up sneakers', 'Raincoat in a favorite color'], 'Clothing')).toEqual(['shoe', 'hanger']);
  expect(drawings(['Anything'], 'A category of their own')).toEqual(['gift']);
});

test('no drawing contradicts one of our gift ideas: it shows a thing that the title names, or its category', () => {
  const contradicted = giftIdeas.filter((idea) => {
    const drawing = giftDrawing(idea);
    const symbol = Object.entries(categorySymbols).find(([, shown]) => shown === drawing)?.[0];
    const words =
      Object.entries(giftWords)
        .find(([thing]) => thing === drawing)?.[1]
        .split(',') ?? [];
    const isNamed = words.some((word) => idea.title.toLowerCase().includes(word));
    return drawing !== 'gift' && !isNamed && symbol !== idea.category;
  });
  expect(contradicted).toEqual([]);
});
