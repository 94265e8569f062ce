import { expect, test } from 'vitest';
import { inWords, readingsOf } from '#testing/wand-reading.ts';
import { giftReader } from './gift-reader.ts';

/** A message, and what it comes to. */
const rows: [message: string, ...readings: string[]][] = [
  ['think of gifts for Leo', 'make_gift_ideas childId=leo'],
  ["come up with present ideas for nora's birthday", 'make_gift_ideas childId=nora'],
  ['gift ideas for mia', 'make_gift_ideas childId=mia'],
  ['get me some gift ideas', 'asks: For which child?'],
  ['gift ideas for David', 'says: I think of gift ideas for the children only.'],
  ['think of gifts for my husband', 'says: I think of gift ideas for the children only.'],
  [
    "David wants a grill for Father's Day",
    'says: I keep gift ideas for the children, and beside the birthdays of family and friends; none are kept for David.',
  ],
  [
    'Mia keeps eyeing this purple hoodie, save it as a present idea for her',
    'add_gift_idea childId=mia title=Purple hoodie',
  ],
  ['gift idea for Mia: roller skates', 'add_gift_idea childId=mia title=Roller skates'],
  [
    "Mia told her teacher she'd love roller skates, keep that as a gift idea",
    'add_gift_idea childId=mia title=Roller skates',
  ],
  [
    "add a telescope to Mia's gift ideas and a marble run to Leo's, they've been making lists since breakfast",
    'add_gift_idea childId=mia title=Telescope',
    'add_gift_idea childId=leo title=Marble run',
  ],
  ['Leo wants a train set for his birthday', 'add_gift_idea childId=leo title=Train set'],
  ["put a bike on mia's wish list", 'add_gift_idea childId=mia title=Bike'],
  ['a scooter would be a great gift for mia', 'add_gift_idea childId=mia title=Scooter'],
  ['Leo would love a wooden train set, add it to his wishlist', 'add_gift_idea childId=leo title=Wooden train set'],
  ['Gift idea - Mia - watercolor set', 'add_gift_idea childId=mia title=Watercolor set'],
  [
    'gift ideas for leo: a puzzle and a kite',
    'add_gift_idea childId=leo title=Puzzle',
    'add_gift_idea childId=leo title=Kite',
  ],
  ['we should get mia a microscope for christmas', 'add_gift_idea childId=mia title=Microscope'],
  ['mia saw a purple scooter she loves, good one for her birthday', 'add_gift_idea childId=mia title=Purple scooter'],
  ["for mia's birthday i was thinking a dinosaur book", 'add_gift_idea childId=mia title=Dinosaur book'],
  [
    'gift ideas: a kite for mia and a crane for leo',
    'add_gift_idea childId=mia title=Kite',
    'add_gift_idea childId=leo title=Crane',
  ],
  ["add a record player to mia's wish list", 'add_gift_idea childId=mia title=Record player'],
  ['what should i get leo for christmas', 'make_gift_ideas childId=leo'],
  [
    "remove the kite from leo's wishlist",
    "says: I cannot take gift ideas away from Leo's list; you can do that on the Birthday Wishlists page.",
  ],
  ["i need inspiration for leo's birthday present", 'make_gift_ideas childId=leo'],
  [
    'gift ideas for leo under $30?',
    'make_gift_ideas childId=leo',
    'says: I think of gifts by age and by what a child likes; I cannot keep to a price.',
  ],
];

test.each(rows)('reads gift ideas for the children of the household: %s', async (message, ...readings) => {
  expect((await readingsOf(giftReader, message)).map(inWords)).toEqual(readings);
});

const left = [
  'mia would love to go to the zoo',
  'leo wants a haircut',
  'grandma gave leo a train for christmas',
  'mia wants to go to the zoo for her birthday',
  'leo wants oatmeal tomorrow morning',
  'gift idea for uncle tom: socks',
  'think of presents for grandma rosa',
];

test.each(left)('leaves to others: %s', async (message) => {
  expect(await readingsOf(giftReader, message)).toEqual([]);
});
