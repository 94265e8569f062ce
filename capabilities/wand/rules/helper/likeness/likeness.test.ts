import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { likeness } from './likeness.ts';

const member = (name: string) => ({ id: name, name, memberType: 'child' }) as HouseholdMember;
const known = {
  household: [member('Mia'), member('Leo')],
  clock: { today: '2026-11-16', now: '09:00', timeZone: 'America/New_York' },
  names: ['Uncle Tom', 'Emma', 'Coterie Diapers', 'Lovevery Play Kits', 'Thrive Market'],
};

test.each([
  ['leo wears 104 in clothes now', 'mia 128', 'mia wears 128 in clothes now'],
  ['dentist for mia on friday at 3', 'leo at 4', 'dentist for leo on friday at 4'],
  ['oatmeal for breakfast tomorrow', 'wednesday', 'oatmeal for breakfast wednesday'],
  ['emma wants a lego set', 'uncle tom a nice scarf', 'uncle tom wants a nice scarf'],
  ["put a book on mia's wishlist", "a puzzle on leo's", "put a puzzle on leo's wishlist"],
  ['lovevery went up to $130', 'thrive market is now 64.95', 'thrive market went up to $64.95'],
  ['lovevery is now $125 a quarter', 'coterie $99', 'coterie is now $99'],
  ['flu shots are done', 'so are the holiday cards', 'holiday cards are done'],
  ['leo is allergic to kiwi', 'mia to walnuts', 'mia is allergic to walnuts'],
  ['Gift ideas: a kite for Mia', 'a toy crane for Leo', 'Gift ideas: a toy crane for Leo'],
  ['gift ideas for Leo: a kite, a drum', 'for Mia: a paint set', 'gift ideas for Mia: a paint set'],
  ['remind me to water the plants on friday', 'the garden', 'remind me to water the garden on friday'],
  ['mia is a size 32 shoe now', 'for Leo', 'Leo is a size 32 shoe now'],
])('after "%s", "%s" means "%s"', (sentence, fragment, meant) => {
  expect(likeness(sentence, fragment, known)).toBe(meant);
});

test.each([
  ['add milk to the list', 'for Leo'],
  ['leo wears 104 in clothes', 'we have company coming'],
  ["the dentist is at Dr. Patel's", "not Dr. Kim's"],
  ['pause lovevery', '$99'],
  ["bread isn't bought yet", 'the cheddar is'],
  ['mia loves chess', 'leo hates peas'],
  ['mia loves horses now', 'leo is allergic to strawberries'],
  ['leo wears size 27 shoes now', 'mia is allergic to strawberries'],
  ["mia's shoe size is 33", "leo's size is 110"],
])('after "%s", "%s" is not like it', (sentence, fragment) => {
  expect(likeness(sentence, fragment, known)).toBeUndefined();
});
