import { expect, test } from 'vitest';
import { inWords, readingsOf } from '#testing/wand-reading.ts';
import { householdReader } from './reader.ts';

/** A message, and what it comes to. */
const rows: [message: string, ...readings: string[]][] = [
  ['mia wears shoe size 31; leo is a 27', 'change_member id=mia shoeSize=31', 'change_member id=leo shoeSize=27'],
  ["nora can't have eggs, the doctor says she's allergic", 'change_member id=nora allergies=Eggs'],
  ["david's birthday is the 22nd not the 21st", 'change_member id=david birthdate=1988-09-22'],
  ["David's birthday is actually June 3, not June 2", 'change_member id=david birthdate=1988-06-03'],
  ['biscuits bday is halloween, oct 31', 'asks: Which year was Biscuit born?'],
  ['Mia is not allergic to peanuts, please remove that', 'change_member id=mia allergies='],
  ['rename our dog to Cookie', 'change_member id=biscuit name=Cookie'],
  [
    'we got two kittens, Pip and Luna!',
    'add_member memberType=pet petType=cat name=Pip',
    'add_member memberType=pet petType=cat name=Luna',
  ],
  ['leo loves building with Lego', 'change_child id=leo preferences=Trains, Puzzles, Building with Lego'],
  ["mia's teacher is mrs. hoffman", "change_member id=mia notes=Mia's teacher is mrs. hoffman"],
  ['leo hates tomatoes', 'change_member id=leo notes=Leo hates tomatoes'],
  ['nora wears size 3 diapers', 'change_member id=nora notes=Wears size 3 diapers'],
  ['nora is in 12-18 month clothes', 'change_member id=nora clothingSize=12-18 month'],
  ['leo is a 4t', 'change_member id=leo clothingSize=4T'],
  ['leo wears 5-6 years now', 'change_member id=leo clothingSize=5-6 years'],
  ["mia's now in age 8-9 clothes", 'change_member id=mia clothingSize=8-9'],
  ['mia fits a womens 6 shoe', 'change_member id=mia shoeSize=womens 6'],
  ['mia wears an adult small', 'change_member id=mia clothingSize=adult small'],
  ['leo has outgrown 4T', 'asks: Which size does Leo wear now?'],
  ['leo has outgrown his size 5-6 clothes', 'asks: Which size does Leo wear now?'],
  ['mia has outgrown her shoes', 'asks: Which size does Mia wear now in shoes?'],
  ["mia's outgrown her size 30 shoes, she's a 31 now", 'change_member id=mia shoeSize=31'],
  ["leo isn't a 4T any more, he's a 5T", 'change_member id=leo clothingSize=5T'],
  ["nora's now in size 3 nappies", 'change_member id=nora notes=Now in size 3 nappies'],
  ['mia wears size 6x', 'change_member id=mia clothingSize=6X'],
  ['mia grew again, shoes 31 pants 128', 'change_member id=mia shoeSize=31 clothingSize=128'],
  [
    'Mia wears size 12 now and her shoe size is 32',
    'change_member id=mia clothingSize=12',
    'change_member id=mia shoeSize=32',
  ],
  ['Biscuit is a golden retriever', 'change_member id=biscuit notes=Biscuit is a golden retriever'],
  ['make a note that Mia needs a night light', 'change_member id=mia notes=Mia needs a night light'],
  ['note that Leo only eats plain pasta', 'change_member id=leo notes=Leo only eats plain pasta'],
  [
    "we have a dog called Rexy, he's a 4 year old beagle",
    'add_member memberType=pet petType=dog breed=beagle name=Rexy notes=4 year old on Nov 16, 2026',
  ],
  [
    'we also have 2 goldfish, Nemo and Dory',
    'add_member memberType=pet petType=fish name=Nemo',
    'add_member memberType=pet petType=fish name=Dory',
  ],
  ['we got Mia a hamster called Nibbles', "add_member memberType=pet petType=hamster name=Nibbles notes=Mia's"],
  ["david's birthday is 9/21/87", 'change_member id=david birthdate=1987-09-21'],
  ['biscuit turns 7 on dec 3', 'change_member id=biscuit birthdate=2019-12-03'],
  [
    "add our new cat Mittens, she's 3 months old",
    'add_member memberType=pet petType=cat name=Mittens notes=3 months old on Nov 16, 2026',
  ],
  ["our new puppy arrives saturday, she's called Coco", 'add_member memberType=pet petType=dog name=Coco'],
  ['we got a hamster, the kids named him Nugget', 'add_member memberType=pet petType=hamster name=Nugget'],
  [
    "Coco the puppy joined the family, she's a cockapoo born on 2 September",
    'add_member memberType=pet petType=dog breed=cockapoo name=Coco birthdate=2026-09-02',
  ],
  [
    "we adopted a rescue greyhound, his name is Lightning, he's 4",
    'add_member memberType=pet petType=dog breed=greyhound name=Lightning notes=4 years old on Nov 16, 2026',
  ],
  ['the kids have a new goldfish called Dave', 'add_member memberType=pet petType=fish name=Dave'],
  [
    'add my niece Zoe who lives with us, born 4/5/2015',
    'add_member memberType=child name=Zoe notes=Niece birthdate=2015-04-05',
  ],
  ['add my little sister Ivy, 10, to the family', "asks: On which day is Ivy's birthday?"],
  ['add Nan Beverley', 'add_member memberType=adult name=Beverley relationship=other notes=Nan'],
  ['we got a puppy named Rex', 'add_member memberType=pet petType=dog name=Rex'],
  [
    'we got two goldfish called Bubbles and Finn, add them both',
    'add_member memberType=pet petType=fish name=Bubbles',
    'add_member memberType=pet petType=fish name=Finn',
  ],
  [
    'we adopted a golden retriever puppy called Max',
    'add_member memberType=pet petType=dog breed=golden retriever name=Max',
  ],
  ['add our new hamster Peanut', 'add_member memberType=pet petType=hamster name=Peanut'],
  ['add our baby daughter Iris, she was born yesterday', 'add_member memberType=child name=Iris birthdate=2026-11-15'],
  ['we have a new fish', 'asks: What is the fish called?'],
  ['my mother in law Rita moved in with us', 'add_member memberType=adult name=Rita relationship=parent'],
  ['my brother Mark lives with us now', 'add_member memberType=adult name=Mark relationship=sibling'],
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
    "mia isn't bothered about painting any more, she's all about football now",
    'change_child id=mia preferences=Dinosaurs, Swimming, Football',
  ],
  [
    'Leo is awfully keen on tractors these days, please note that down under his interests',
    'change_child id=leo preferences=Trains, Puzzles, Tractors',
  ],
  [
    'nora had a bad reaction yesterday please write down that she is allergic to eggs',
    'change_member id=nora allergies=Eggs',
  ],
  ['leo is allergic to dairy according to the doctor', 'change_member id=leo allergies=Dairy'],
  ['put nora down as having eczema', 'change_member id=nora healthNotes=Eczema'],
  ['the vet says biscuit is diabetic', 'change_member id=biscuit notes=Diabetic'],
  ['leo now prefers purple', 'change_child id=leo favoriteColors=Purple'],
  [
    'mia and leo are both allergic to dust',
    'change_member id=mia allergies=Peanuts, Dust',
    'change_member id=leo allergies=Dust',
  ],
  ['mia is mad about horses now too', 'change_child id=mia preferences=Dinosaurs, Painting, Swimming, Horses'],
  ['new pet: hamster, name Nibbles', 'add_member memberType=pet petType=hamster name=Nibbles'],
  ['no more peanut allergy for mia', 'change_member id=mia allergies='],
  ["Mia cannot have kiwi, she's allergic", 'change_member id=mia allergies=Peanuts, Kiwi'],
  ['turns out nora reacts to eggs, save it as an allergy', 'change_member id=nora allergies=Eggs'],
  ['david stopped being vegetarian', 'says: Vegetarian is not noted for David.'],
  ["i've gone gluten free", 'change_member id=ana dietaryRestrictions=Gluten-Free'],
  ['leo: shoes 27, clothes 110', 'change_member id=leo shoeSize=27 clothingSize=110'],
  ['leo went from a 26 to a 27 in shoes', 'change_member id=leo shoeSize=27'],
  [
    "put horses down as one of mia's interests",
    'change_child id=mia preferences=Dinosaurs, Painting, Swimming, Horses',
  ],
  ['leo is bored of trains', 'change_child id=leo preferences=Puzzles'],
  ["green is leo's new favorite", 'change_child id=leo favoriteColors=Green'],
  ["change leo's birthday to august 13 2022", 'change_member id=leo birthdate=2022-08-13'],
  ['note for leo: sleeps with the light on', 'change_member id=leo notes=Sleeps with the light on'],
  ['note for leo: he naps at noon', 'change_member id=leo notes=He naps at noon'],
  ['health note for leo: has an inhaler', 'change_member id=leo healthNotes=Has an inhaler'],
  ['mia loses her bottle a lot, put that in her notes', 'change_member id=mia notes=Mia loses her bottle a lot'],
  ['keep in mind mia gets car sick', 'change_member id=mia notes=Mia gets car sick'],
  ['add a family member: Theo, son, born 3/4/2024', 'add_member memberType=child name=Theo birthdate=2024-03-04'],
  ['add Theo to the family', 'asks: Is Theo an adult, a child or a pet?'],
  ['biscuit passed away, please take him out of the family', 'remove_member id=biscuit'],
  ['Biscuit lives with my sister now, please remove him from the family', 'remove_member id=biscuit'],
  ['biscuit lives with my sister now :( take him out of the family', 'remove_member id=biscuit'],
  [
    'add a second dog, Waffles, born 2026-08-30',
    'add_member memberType=pet petType=dog name=Waffles birthdate=2026-08-30',
  ],
  ['put our cat Pepper in the family', 'add_member memberType=pet petType=cat name=Pepper'],
  ['Biscuit was born on May 6, 2020', 'change_member id=biscuit birthdate=2020-05-06'],
  ['biscuit is allergic to chicken', 'change_member id=biscuit notes=Allergic to chicken'],
  ['Dietary restriction for Leo: no pork', 'change_member id=leo dietaryRestrictions=No pork'],
  ['Leo is 6', 'says: Leo was born on August 12, 2022.'],
  ["Update Mia's clothes size to 134, the 122 stuff is way too short on her", 'change_member id=mia clothingSize=134'],
];

test.each(rows)('reads what becomes of people and pets: %s', async (message, ...readings) => {
  expect((await readingsOf(householdReader, message)).map(inWords)).toEqual(readings);
});

const left = [
  'note to self, look into swimming lessons for leo',
  'add aunt lucy june 2nd 1980',
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
  'leo might be allergic to eggs',
  "leo's shoes got too small",
  'drop mia off at school',
  'take mia out',
  'new dog alert',
  "note on leo's haircut: shorter at the back",
  'mia is 4 feet tall',
  'leo 27',
  'leo is 104 now',
  'should we get a dog',
  'mia is allergic ffs',
  'peanut noodles have to go, mia is allergic',
  "mia's allergy test is on friday",
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

test.each([
  ['add goat cheese', undefined],
  ['we have a new baby son Max, born November 12', 'Max'],
  ['our new rabbit is called Mr. Bunny', 'Mr Bunny'],
])('only a name is a name: %j', async (message, name) => {
  const [reading] = await readingsOf(householdReader, message);
  expect(reading?.kind === 'propose' ? reading.values.name : undefined).toBe(name);
});
