import { expect, test } from 'vitest';
import { inWords, readingsOf } from '#testing/wand-reading.ts';
import { householdReader } from './household-reader.ts';

/** A message, and what it comes to. */
const rows: [message: string, ...readings: string[]][] = [
  ['we got a puppy named Rex', 'add_member memberType=pet petType=dog name=Rex'],
  [
    'we adopted a golden retriever puppy called Max',
    'add_member memberType=pet petType=dog breed=golden retriever name=Max',
  ],
  ['add our new hamster Peanut', 'add_member memberType=pet petType=hamster name=Peanut'],
  ['we have a new fish', 'asks: What is the fish called?'],
  ['my mother in law Rita moved in with us', 'add_member memberType=adult name=Rita relationship=parent'],
  ['add my mom carol to the household', 'add_member memberType=adult name=Carol relationship=parent'],
  ['add our son Theo, born on Nov 3 2026', 'add_member memberType=child name=Theo birthdate=2026-11-03'],
  ['add baby Hugo to the family', 'asks: When was Hugo born?'],
  ['Leo is allergic to strawberries and kiwi', 'change_member id=leo allergies=Strawberries, Kiwi'],
  ['mia has a tree nut allergy', 'change_member id=mia allergies=Peanuts, Tree nut'],
  ['mia is no longer allergic to peanuts', 'change_member id=mia allergies='],
  ["add shellfish to david's allergies", 'change_member id=david allergies=Shellfish'],
  ["mia can't have gluten", 'asks: Is that an allergy or a diet?'],
  ['Leo is vegetarian', 'change_member id=leo dietaryRestrictions=Vegetarian'],
  ["mia doesn't eat pork", 'change_member id=mia dietaryRestrictions=No pork'],
  ["Mia's shoe size is now 31", 'change_member id=mia shoeSize=31'],
  ['leo wears a 4t', 'change_member id=leo clothingSize=4T'],
  ['mia wears size 7', "asks: Is 7 Mia's size in shoes or in clothes?"],
  ['Nora was born on Feb 11 2026', 'change_member id=nora birthdate=2026-02-11'],
  ['mia has asthma', 'change_member id=mia healthNotes=Asthma'],
  ['Mia loves horses', 'change_child id=mia preferences=Dinosaurs, Painting, Swimming, Horses'],
  ["mia doesn't like painting anymore", 'change_child id=mia preferences=Dinosaurs, Swimming'],
  ['mia likes purple', 'change_child id=mia favoriteColors=Purple'],
  ["leo's favorite colors are green and blue", 'change_child id=leo favoriteColors=Green, Blue'],
  ['rename biscuit to Cookie', 'change_member id=biscuit name=Cookie'],
  ['remove david', 'remove_member id=david'],
  ['delete Biscuit from the family', 'remove_member id=biscuit'],
  ["leo's in size 27 shoes now", 'change_member id=leo shoeSize=27'],
  ['mia takes a 128 in clothes these days', 'change_member id=mia clothingSize=128'],
  ['leos allergic to kiwi', 'change_member id=leo allergies=Kiwi'],
  ['mia has outgrown her peanut allergy', 'change_member id=mia allergies='],
  [
    'mia and leo are both allergic to dust',
    'change_member id=mia allergies=Peanuts, Dust',
    'change_member id=leo allergies=Dust',
  ],
  ['mia is mad about horses now too', 'change_child id=mia preferences=Dinosaurs, Painting, Swimming, Horses'],
  ['new pet: hamster, name Nibbles', 'add_member memberType=pet petType=hamster name=Nibbles'],
  ['Biscuit lives with my sister now, please remove him from the family', 'remove_member id=biscuit'],
];

test.each(rows)('reads what becomes of people and pets: %s', async (message, ...readings) => {
  expect((await readingsOf(householdReader, message)).map(inWords)).toEqual(readings);
});

const left = [
  'we used to have a cat when I was little',
  'nora is about to walk',
  'mia loves me',
  "mia's teacher is allergic to nuts",
  'emma is allergic to nuts',
  'we want a dog',
  "add chicken to monday's dinner",
  'leo loves his new teacher',
  'remove mia from swim class',
  'add baby carrots',
  'leo has a fever',
  'mia had so much fun at swim class last week',
  "my brother Sam's birthday is May 3",
  'leo needs new shoes',
];

test.each(left)('leaves to others: %s', async (message) => {
  expect(await readingsOf(householdReader, message)).toEqual([]);
});

test('what may be an allergy or a diet is offered as both, each with the whole list', async () => {
  const [reading] = await readingsOf(householdReader, "mia can't have gluten");
  expect(reading).toMatchObject({
    waiting: {
      choices: [
        { label: 'an allergy', values: { id: 'mia', allergies: ['Peanuts', 'Gluten'] } },
        { label: 'a diet', values: { id: 'mia', dietaryRestrictions: ['No gluten'] } },
      ],
    },
  });
});
