import { expect, test } from 'vitest';
import { sampleDay, sampleHousehold, sampleLook } from '#testing/wand-sample-look.ts';
import type { BrainRequest, PastTurn } from '../../tools/brain.ts';
import type { Look } from '../../tools/tool.ts';
import { clausesOf } from '../message/clauses.ts';
import { questionReader } from './question-reader.ts';

const never = () => Promise.reject(new Error('A question writes nothing'));

/** What is answered to the last of these messages; undefined where it is no question for us. */
const answerTo = (...messages: string[]) => answerFrom(sampleLook, messages);

async function answerFrom(look: Look, messages: string[]): Promise<string | undefined> {
  const message = messages.at(-1) ?? '';
  const past = messages
    .slice(0, -1)
    .map((said): PastTurn => ({ id: said, message: said, answer: '', proposals: [], memory: null }));
  const asked: BrainRequest = { ...sampleDay, look, message, past, propose: never, revise: never, drop: never };
  const clauses = clausesOf(message, sampleHousehold, sampleDay);
  const readings = await Promise.all(
    clauses.map((clause) => questionReader(clause, { asked, household: sampleHousehold })),
  );
  const texts = readings
    .flatMap((all) => all ?? [])
    .flatMap((reading) => (reading.kind === 'answer' ? [reading.text] : []));
  return texts.length > 0 ? texts.join('\n') : undefined;
}

/** A question, what the answer says ('a|b': either), and after '!' what it does not say. */
type Row = [question: string, ...says: string[]];

const isSaid = (answer: string, words: string) =>
  words.split('|').some((word) => answer.toLowerCase().includes(word.toLowerCase()));

const rows: Record<string, Row[]> = {
  'who can eat what': [
    ["can Mia eat what's planned this week", 'I found nothing for Mia in', 'Lemon pasta', 'check the labels'],
    ["can Mia eat wednesday's dinner", 'Lemon pasta', 'check the labels', '!Tacos'],
    ['can Mia have peanut butter', 'Mia is allergic to Peanuts', 'peanut butter"'],
    ['can Leo have milk', "I found nothing in 'milk'", 'check the labels'],
  ],
  'what is missing': [
    ["what's missing for wednesday's dinner", 'grocery list', 'Lemon pasta'],
    ['did I add tahini', 'Tahini is not on the grocery list'],
    ['what did we eat last week', 'last week', '!this week'],
  ],
  'recipes that are looked for': [
    ['chicken recipes', 'Chicken soup'],
    ['find me a recipe without peanuts', 'I found no peanuts', '!Peanut noodles'],
    ['recipe for tacos', 'ground beef'],
    ['recipe for halva', 'There is no recipe'],
    ['how do I make tacos', 'No steps are noted', 'ground beef'],
  ],
  'what is on': [
    ["what's on today?", 'Nothing is planned today', 'Dinner: Tacos'],
    ['what have we got tomorrow', 'Swim class (Mia)', '4:00 PM', '!Dentist'],
    ['whats on the calendar for thursday', 'Dentist (Mia)', 'Piano lesson (Mia)', '!Swim'],
    ['anything happening this weekend?', 'Haircut (Leo)', '!Dentist'],
    ["what's everybody doing on wednesday", 'conference'],
    ['what does my saturday look like', 'Haircut (Leo)'],
    ['what does our week look like', 'Swim class', 'Dentist', 'conference', 'Haircut (Leo)', '!Eye exam'],
    ['whats going on next week', 'Pediatrician checkup', 'Thanksgiving', '!Dentist'],
    ['what does Mia have this week', 'Swim class', 'Dentist', 'Piano', '!Leo', '!conference'],
    ['do the kids have anything on saturday', 'Haircut (Leo)'],
    ['do we have anything on friday evening', 'Nothing is planned'],
    ['give me an overview of next week', 'Pediatrician checkup', '!Dentist'],
    ["wasn't leo's haircut on sunday?", 'Not on Sunday', 'November 21'],
    ["would mia's dentist clash with piano on thursday?", '3:30 PM', '5:00 PM'],
    ['when are piano and swim this week', '5:00 PM', '4:00 PM'],
    ['what did we plan for friday again, pizza?', 'Pizza at Grandma'],
    ['before I add anything: are eggs on the list', 'Eggs'],
    ['any appointments next week?', 'Pediatrician checkup', '!Thanksgiving'],
    ['what events are there in december', 'School fair', '!Eye exam'],
    ['show me my schedule for wednesday', 'Parent-teacher conference', '6:00 PM'],
    ["what's on in december", 'Eye exam', 'School fair', 'Lake Tahoe', '!Dentist'],
    ['what do i have on wednesday', 'conference'],
    ['run me through this week', 'Swim class', 'conference'],
    ['do any appointments fall on the second of december?', 'Eye exam'],
    ["how big are Leo's feet, what size shoe", '26'],
    ['this week at a glance', 'Swim class', 'conference'],
    ['thursday', 'Dentist (Mia)'],
    ['this week', 'Swim class', 'conference'],
    ['busy weekend?', 'Haircut (Leo)', '!Dentist'],
    ['am i free thurs pm', '3:30 PM: Dentist', '5:00 PM'],
    ['is david free thursday am', 'in the morning'],
    ["what's on september 21", "David's birthday (turns 39)"],
    ['my tasks', 'Order holiday cards', '!Dentist'],
    ["what is david's to do", 'Nothing to do for David'],
    ['anything else to get?', 'milk', '!Dentist'],
    ['when was mia last at the dentist', 'none that is over', 'November 19'],
    ["when was mia's last swim class", 'November 10'],
    ['when is leo getting vaccinated', '!Allerg'],
    ["when is mia's allergist appointment", "do not know of 'allergist'"],
    ['who has an orthodontist appointment', "do not know of 'orthodontist'"],
    ['do i have kids', 'Mia, Leo and Nora'],
    ['what should i get david for his birthday', 'for the children', 'David'],
    ['what to get david for xmas', 'for the children', '!planned'],
    ['Schedule for Thu?', 'Dentist', 'Piano'],
    ['do i have anything before noon on wednesday', 'Nothing is planned', '!conference'],
    ['did you add milk to the list yet?', 'Milk'],
    ["when did you put nora's checkup?", 'checkup', '24'],
    ['status of hellofresh?', 'paused'],
    ['did we cancel lovevery or is it still running?', 'active'],
    ['total for all subs per year', 'a year'],
    ['any clue what size tops mia is in', '122'],
    ['how many days are we in tahoe', '5 days', '!33'],
    ["what's mia's next appointment", 'Swim class', 'November 17'],
    ['whats next for leo', 'Haircut', 'November 21'],
    ["tell me what's on tomorrow", 'Swim class'],
    ["today's schedule", 'Nothing is planned today'],
    ['what are our plans for thanksgiving', 'Thanksgiving dinner', 'Piano', '!Dentist'],
    ['what are we doing on christmas', 'Nothing is planned on Friday, December 25'],
    ['do i need to be anywhere on sunday', 'Nothing is planned'],
    ['how does thursday look', 'Dentist', 'Piano'],
    ["what's happening between dec 1 and dec 5", 'Eye exam', 'School fair', '!Tahoe'],
    ['upcoming appointments', 'Swim class', 'Eye exam'],
    ['how many appointments do we have this week', '5 appointments, this week'],
    ['how many appointments does mia have this week', '3 appointments', 'Swim class', 'Dentist', 'Piano'],
  ],
  'asked with something told beside it, or indirectly': [
    ["can you tell me what thursday looks like, I'm trying to figure out if I can get to the gym", 'Dentist', 'Piano'],
    ["how many days until our trip, Leo won't stop asking", '33'],
    ['are we busy saturday morning, my friend wants to do brunch', 'Haircut'],
    ['is hellofresh still active or did I pause it', 'paused'],
    ['i can never remember what time piano starts', '5:00 PM'],
    ["mom's asking when thanksgiving dinner is", 'November 26'],
    ["give me mia's sizes", '30', '122'],
    ['what time should i pick up mia for piano', '5:00 PM'],
    ['is the 19th a good day for a playdate', 'Dentist'],
    ['which subscription costs the most', 'Coterie', '!140'],
    ['what do i have to do by friday', 'holiday cards'],
    ['do we have chicken on the grocery list', 'on the list'],
  ],
  'who is free when': [
    ['is saturday free', 'Haircut (Leo)'],
    ['are we free on sunday?', 'Yes, nothing is planned', 'November 22'],
    ['am i free tomorrow at 3', 'Yes', 'Swim class'],
    ['am i free tomorrow at 4', 'Swim class', '!Yes'],
    ['is mia free on thursday afternoon', 'Not quite', 'Dentist'],
    ['is david free on thursday', 'Yes, David is free'],
    ['when is leo free this week', 'Leo has nothing planned on', 'Fri, Nov 20', 'Haircut'],
    ['which evenings are free this week', 'Tue, Nov 17', 'Planned:'],
    ['are we busy on the 26th?', 'Thanksgiving dinner'],
  ],
  'when, where and who': [
    ["when is mia's dentist appointment?", 'Thursday, November 19', '3:30 PM', 'Dr. Kim'],
    ['when are the dentist and the school fair', 'Nov 19', 'Dec 5'],
    ['when is the school fair', 'December 5', '10:00 AM', 'Lincoln School'],
    ['when do we see the pediatrician', 'November 24', '10:00 AM'],
    ['what time is swim class', '4:00 PM'],
    ['what day is the eye exam', 'December 2', '9:15 AM'],
    ["where's the school fair", 'Lincoln School'],
    ['where is piano', 'No place is noted for Piano lesson'],
    ['who has a haircut on saturday', 'Leo', '!Nov 28'],
    ['when is the haircut', 'Leo', 'Mia', 'Nov 21', 'Nov 28'],
    ['does mia have piano on thursday', 'Yes', '5:00 PM'],
    ['is the dentist on friday?', 'Not on Friday', 'November 19'],
    ['do we have swim tomorrow', 'Yes', '4:00 PM'],
    ['how long until the school fair', '19 days'],
    ['how many weeks till our trip to tahoe', '33 days'],
    ['how many days until christmas', '39 days'],
    ['when is the next parent teacher conference', 'November 18', '6:00 PM'],
    ['when are the flu shots', 'November 30'],
    ['when do the smoke alarm batteries need changing', 'December 1'],
    ['when is the school play', "do not know of 'school play'"],
    ['where is thanksgiving dinner', "Grandma's house"],
    ['what time is thanksgiving', '4:00 PM'],
    ['i forgot when the dentist is', 'November 19'],
    ['did i book the eye exam for david', 'December 2'],
    ["when is the baby's checkup", 'November 24'],
    ['how often does mia have piano', 'every week'],
    ["when's the next haircut", 'Leo', '!Mia'],
    ['when was the last swim class', 'was on Tuesday, November 10'],
    ["what's the deadline for the holiday cards", 'November 20'],
    ['what time is it', '9:00 AM'],
    ['what day is it', 'Monday, November 16, 2026'],
  ],
  birthdays: [
    ['whose birthday is next?', 'Grandma Rosa', 'November 20', '70'],
    ['any birthdays this month', 'Grandma Rosa', 'Emma', '!Uncle Tom'],
    ['when is grandmas birthday', 'November 20'],
    ["when is Leo's birthday", 'August 12, 2027', '5'],
    ["when's david's bday", 'September 21, 2027'],
    ['how old is uncle tom', '40 years'],
    ['how old will mia be on her next birthday', 'turns 8'],
    ["who's the next person with a birthday?", 'Next is'],
    ['how old is emma turning', 'turns 7'],
    ['how many days until emmas birthday', '12 days'],
    ['where is emmas party', 'Bounce House'],
    ['when was nora born', 'February 10'],
    ['how old is nora', '9 months'],
    ['how old are you mia?', '7 years'],
    ['upcoming birthdays', 'Grandma Rosa', 'Emma', 'Uncle Tom', 'Nora'],
    ['how many sleeps until my birthday', '200 days'],
    ['when will mia be 10', 'March 4, 2029'],
    ["who's turning 7", 'Emma', '!Rosa'],
    ["what's david's date of birth", 'September 21, 1988'],
    ['any birthdays in the next two weeks', 'Grandma Rosa', 'Emma', '!Tom'],
    ["when is Aunt Lucy's birthday", 'do not know'],
  ],
  'the planner and trips': [
    ['what do i have to do this week', 'Order holiday cards', '!Flu shots'],
    ['show me my to do list', 'Order holiday cards', 'Flu shots', 'smoke alarm', '!Tahoe'],
    ['is anything overdue?', 'Nothing is overdue'],
    ['what tasks are left', 'Order holiday cards', 'Flu shots'],
    ['what is due in december', 'smoke alarm', '!holiday cards'],
    ['when are we going to lake tahoe', 'Dec 19', 'Dec 23'],
    ['how long is our trip', '5 days'],
    ['how many days until our trip', '33 days'],
    ['is leo coming on the trip', 'Leo is on the list'],
    ["what's left to pack", 'Snow boots', 'Baby monitor', '!Sunscreen'],
    ['did i pack the sunscreen', 'Yes'],
    ["what's on the packing list", 'Sunscreen', 'Snow boots'],
    ['where are we going in december', 'Lake Tahoe', '!Swim'],
    ['what have we packed so far', 'Sunscreen', '!Snow boots'],
    ['what do we need for tahoe', 'Snow boots'],
    ['what health things do i need to do', 'Flu shots', '!holiday'],
    ['do we have any trips planned', 'Lake Tahoe'],
  ],
  meals: [
    ["what's for dinner tonight?", 'Tacos'],
    ['whats for tea tomorrow', 'Chicken soup'],
    ["what's for lunch on friday", 'No lunch is planned'],
    ['what are we having for dinner on friday', "Pizza at Grandma's"],
    ['what are we eating this week', 'Tacos', 'Chicken soup', 'Lemon pasta', 'Pizza'],
    ["what's the meal plan for next week", 'No meal is planned next week'],
    ['when do we have tacos', 'today'],
    ['are we having chicken soup this week', 'tomorrow'],
    ['is anything planned for dinner on thursday?', 'No dinner is planned'],
    ['dinner tonight?', 'Tacos'],
    ["friday's dinner?", 'Pizza'],
    ['which days have no dinner', 'Thu, Nov 19', 'Sun, Nov 22', '!Nov 18'],
    ['what should i cook tonight', 'Tacos'],
    ['i wonder what we are having for dinner', 'Tacos'],
    ['what is mia having for dinner tomorrow', 'Chicken soup'],
  ],
  recipes: [
    ['which recipes have noodles', 'Chicken soup', 'Peanut noodles', '!Tacos'],
    ['do we have any recipes with tortillas', 'Tacos', 'Veggie wraps'],
    ['what can i cook for breakfast', 'Pancakes', 'Oatmeal', '!Tacos'],
    ['any quick dinners?', 'Tacos (25 min)', '!Pancakes'],
    ['show me our favourite recipes', 'Lemon pasta', '!Tacos'],
    ['what can i make with chicken', 'Chicken soup', '!Tacos'],
    ['does the peanut noodles recipe contain peanuts', 'peanut butter'],
    ['are there eggs in the pancakes', '2 eggs'],
    ['is there dairy in the tacos', 'cheddar'],
    ['are the tacos ok for mia', 'I found nothing', 'Peanuts', 'labels', '!safe'],
    ['can mia have peanut noodles', 'Found for Mia: Peanuts'],
    ['how many people does the chicken soup serve', 'serves 4'],
    ["what's in the lemon pasta", 'spaghetti', 'lemons', 'parmesan'],
    ['what do i need for the pancakes', 'flour', 'eggs', 'milk'],
    ['how long do tacos take', '25 min'],
    ['what snacks can i make', 'Apple slices'],
    ['what can i make for dinner that mia can eat', 'Tacos', '!Peanut noodles'],
    ["what recipes can't mia eat", 'Peanut noodles', '!Tacos'],
    ['what breakfast can i make without eggs', 'Oatmeal', '!Pancakes'],
    ['is chicken soup vegetarian', 'not vegetarian', 'chicken'],
    ['can the kids have the peanut noodles', 'Found for Mia'],
    ['do we have a recipe for lasagna', 'no recipe'],
  ],
  groceries: [
    ["what's on the shopping list?", 'milk', 'eggs', 'diapers', 'Ticked off: bread'],
    ['do we need bananas', 'Yes', 'on the list'],
    ['do we need coffee?', 'Coffee is not on the grocery list'],
    ['is bread on the list', 'already ticked off'],
    ['did we get eggs', 'Not yet'],
    ['have i bought the bread', 'Yes'],
    ['how many things are left on the list', '14 things'],
    ['what do i need from the store', 'milk', 'diapers'],
    ['are we out of olive oil', 'always have'],
    ['what do we still need to buy', 'milk'],
    ['could you check if we need milk', 'Yes', 'Milk'],
    ["i'm at the store, what do i need to get", 'milk', 'diapers'],
    ['is the shopping done', 'Not yet'],
    ['shopping list', 'milk'],
    ['is cheese on the grocery list', 'Cheddar cheese'],
  ],
  'the household': [
    ['how old is leo', '4 years'],
    ["what's mia's shoe size", '30'],
    ['what size shoes does leo wear', '26'],
    ['what clothing size is mia', '122'],
    ['what size does leo wear', 'shoes 26'],
    ['what is mia allergic to', 'Peanuts'],
    ['does anyone have allergies', 'Mia', 'Peanuts'],
    ['is leo allergic to anything', 'No allergies'],
    ["what are mia's interests", 'Dinosaurs', 'Painting'],
    ['what is leo into', 'Trains', 'Puzzles'],
    ['how many kids do i have', '3 children', 'Nora'],
    ['who lives in our house', 'Ana', 'David', 'Biscuit'],
    ['what breed is biscuit', 'beagle'],
    ['how old are the kids', 'Mia', 'Leo', 'Nora'],
    ['tell me about mia', '7 years', 'Shoe size: 30', 'Peanuts', 'Dinosaurs'],
    ['who is allergic to peanuts', 'Mia'],
    ['what can mia not eat', 'peanuts'],
    ["what's the dog's name", 'Biscuit'],
    ['who is the youngest', 'Nora'],
    ['what does mia like to do', 'Dinosaurs'],
  ],
  subscriptions: [
    ['when does coterie renew', 'November 25', '$95.00'],
    ['what do we pay for lovevery', '$120.00 a quarter'],
    ['how much do our subscriptions cost a month', '$140.00', 'HelloFresh'],
    ['how much are subscriptions per year', '$1,679.95'],
    ['do we have netflix', "I do not know of 'netflix' among your subscriptions."],
    ['how much do we spend on streaming', 'I know of no streaming service'],
    ['how much would we save if we cancelled lovevery', '$120.00 a quarter'],
    ['tacos recipe', 'ground beef'],
    ['how much do we spend on groceries', 'I do not keep what groceries cost.'],
    ['what do we pay in total a year', '$1,679.95'],
    ['how much are coterie and lovevery together', '$135.00 a month'],
    ['how much is coterie a year', '$1,140.00 a year'],
    ['which subscriptions are paused', 'HelloFresh', '!Coterie'],
    ['what renews this month', 'Coterie', '!Lovevery'],
    ['what subscriptions do we have', 'Coterie', 'Lovevery', 'HelloFresh', 'Thrive'],
    ['is thrive market active', 'is active'],
    ['which subscription renews next', 'Coterie'],
    ['when is coterie due', 'November 25'],
    ['when does coterie hit my card next', 'November 25'],
    ['how much are we blowing on subscriptions every month', '$140.00 a month'],
    ['what do we shell out for coterie', '$95.00'],
    ['which one costs more, lovevery or coterie', 'Coterie Diapers costs more', '$95.00 a month', '$40.00 a month'],
    ['what am i paying for', 'Coterie', 'Thrive'],
    ["when's my next payment", 'Coterie'],
    ['are we still paying for hellofresh?', 'paused'],
  ],
  'gifts and what was done': [
    ['any gift ideas for leo', 'no wishlist for Leo', 'think of gifts for Leo'],
    ['what did i note as gift ideas for grandma rosa', 'Scarf', 'Tea set'],
    ['what was i thinking of getting grandma rosa', 'Scarf', 'Tea set'],
    ['what am i getting grandma rosa for her birthday', 'Scarf', 'Tea set'],
    ['what gift ideas do i have saved', 'Gift ideas for Grandma Rosa: Scarf and Tea set'],
    ["what's on mia's wishlist", 'no wishlist for Mia'],
    ['what gift ideas do i have for uncle tom', 'No gift ideas'],
    ['what did you just do', 'New appointment: Vet'],
    ['what was the last thing you changed', 'Vet'],
  ],
};

for (const [topic, questions] of Object.entries(rows))
  test.for(questions)(`${topic}: %s`, async ([question, ...says]) => {
    const answer = (await answerTo(question)) ?? '';
    const wrong = says.filter((words) =>
      words.startsWith('!') ? isSaid(answer, words.slice(1)) : !isSaid(answer, words),
    );
    expect(wrong, answer).toEqual([]);
  });

test('what is a request, or about the world, is left to others', async () => {
  const others = [
    'can you add milk?',
    'could you move the dentist to friday?',
    'what about adding eggs',
    'can we also buy mac and cheese this week',
    "what's the weather like tomorrow",
    'whats the capital of france',
    'who won the game last night',
    'why is the sky blue',
    'how do i get red wine out of a carpet',
    'dentist for Mia tomorrow at 3',
    'list bananas',
    'do add bananas',
    'tell david to buy milk',
    'have leo picked up at 3',
    'we need milk',
    'gift idea for mia: a microscope',
    'cancel the haircut',
    'is it possible to move the dentist to friday',
    'can we have tacos on friday?',
    "we're eating out on sunday night, put that in the meal plan",
    'when we go to tahoe remind me to pack the sunscreen',
    'add butter to the shopping list',
    'delete all recipes',
    'check off milk',
  ];
  for (const message of others) expect([message, await answerTo(message)]).toEqual([message, undefined]);
});

test('a short addition asks the question before it again', async () => {
  expect(await answerTo("what's for dinner tonight", 'and tomorrow?')).toContain('Chicken soup');
  expect(await answerTo("what's for dinner tonight", 'and tomorrow?', 'and wednesday?')).toContain('Lemon pasta');
  expect(await answerTo('when is mias haircut', 'and leos?')).toContain('November 21');
  expect(await answerTo('how old is Mia', 'what about Leo')).toContain('4 years');
  expect(await answerTo('how old is David', 'and Ana?')).toContain('36 years');
  expect(await answerTo('who has the next birthday?', 'and whose is after that?')).toContain('Emma');
  expect(await answerTo('do we need milk', 'what about coffee?')).toContain('Coffee is not on');
  expect(await answerTo('when does coterie renew', 'and lovevery?')).toContain('December 10');
  expect(await answerTo('what do we pay for subscriptions', 'and per year?')).toContain(' a year');
  expect(await answerTo("what's on tomorrow", 'what about thursday')).toContain('Dentist');
  expect(await answerTo('how old is mia', 'what size does she wear')).toContain('122');
  expect(await answerTo('when does coterie renew', 'and lovevery')).toContain('December 10');
  expect(await answerTo("when is grandma rosa's birthday", "and uncle tom's")).toContain('December 14');
  expect(await answerTo("when is uncle tom's birthday", "and Mia's?")).toContain('March 4');
  expect(await answerTo("when is mia's dentist", 'and the eye exam')).toContain('December 2');
  expect(await answerTo('how old is David', 'and me?')).toContain('36 years');
  expect(await answerTo('do we need milk', 'and we need eggs')).toBeUndefined();
  expect(await answerTo('and leos?')).toBeUndefined();
  expect(await answerTo("what's on tomorrow", 'and thursday?', 'what about mia')).toContain('November 19');
});

test('a family that has nothing yet gets plain answers to every question', async () => {
  const empty: Look = async ({ path }) => {
    const nothing = { rows: [], entries: [], undated: [], currentId: null, lists: [] };
    return (/overview|calendar|week$/.test(path) ? nothing : []) as never;
  };
  for (const [question] of Object.values(rows).flat())
    expect([question, await answerFrom(empty, [question])]).not.toEqual([
      question,
      expect.stringMatching(/undefined|null|NaN/),
    ]);
});
