import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { birthdayReader } from './reader.ts';

test.each([
  [
    'what about birthdays, add my cousin elena sept 14',
    '- | add_birthday: name Cousin Elena, relationship family, date 2027-09-14',
  ],
  ['my sisters birthday is may 17 her name is dana', 'add_birthday: name Dana, relationship family, date 2027-05-17'],
  [
    "my cousin had her baby. Theo's birthday is nov 12",
    '- | add_birthday: name Theo, relationship family, date 2026-11-12',
  ],
  ['my mother in law turns 65 on january 9', 'add_birthday: name Mother in law, relationship family, date 1962-01-09'],
  ["Aunt Clara's birthday is April 9", 'add_birthday: name Aunt Clara, relationship family, date 2027-04-09'],
  ['mias friend Zoe turns 8 on May 3', 'add_birthday: name Zoe, relationship friend, date 2019-05-03'],
  [
    "Mia's best friend Priya has her birthday on March 22, she turns 8",
    'add_birthday: name Priya, relationship friend, date 2019-03-22',
  ],
  ["June 5th is May's birthday, a friend of mine", 'add_birthday: name May, relationship friend, date 2027-06-05'],
  [
    'my brother in law Kevin, birthday 7th of july, born 1992',
    'add_birthday: name Kevin, relationship family, date 1992-07-07',
  ],
  ['save a birthday: Ben, a friend, Jan 22 2020', 'add_birthday: name Ben, relationship friend, date 2020-01-22'],
  [
    'remember that grandpa joe was born on 2 february 1951',
    'add_birthday: name Grandpa Joe, relationship family, date 1951-02-02',
  ],
  ['add aunt Lucy june 2nd 1980', 'add_birthday: name Aunt Lucy, relationship family, date 1980-06-02'],
  ["my mom's birthday is june 12", 'add_birthday: name Mom, relationship family, date 2027-06-12'],
  ["birthday of Max is 5/6, he's a friend from school", 'add_birthday: name Max, relationship friend, date 2027-05-06'],
  ["my sister Kate's birthday is July 8", 'add_birthday: name Kate, relationship family, date 2027-07-08'],
  ["Grandpa's birthday: August 30, 1950", 'add_birthday: name Grandpa, relationship family, date 1950-08-30'],
  ['Ollie from playgroup turns 3 on Feb 8', 'add_birthday: name Ollie, relationship friend, date 2024-02-08'],
  [
    'my new nephew is called Oscar, born on the 3rd of October 2026',
    'add_birthday: name Oscar, relationship family, date 2026-10-03',
  ],
  ['Sam turns 5 next Saturday', 'add_birthday: name Sam, relationship friend, date 2021-11-28'],
  ['add Ella to birthdays, sept 9 2018, friend', 'add_birthday: name Ella, relationship friend, date 2018-09-09'],
  ["our neighbor Jim's birthday is on the 22nd", 'add_birthday: name Jim, relationship friend, date 2026-11-22'],
  [
    'zoes birthday is may 3 and bens is june 11, both friends of mia',
    'add_birthday: name Zoe, relationship friend, date 2027-05-03 | add_birthday: name Ben, relationship friend, date 2027-06-11',
  ],
  ['sophie from mias class turns 8 on december 2', 'add_birthday: name Sophie, relationship friend, date 2018-12-02'],
  ['Hannah from the team turns 9 december 12', 'add_birthday: name Hannah, relationship friend, date 2017-12-12'],
  ['my friend Jo has birthday on 2 february', 'add_birthday: name Jo, relationship friend, date 2027-02-02'],
  ["my brother Rasmus' birthday is July 1", 'add_birthday: name Rasmus, relationship family, date 2027-07-01'],
  ['Nan turns 80 on January 3', 'add_birthday: name Nan, relationship family, date 1947-01-03'],
  ["my stepmum Carol's birthday is 9 May", 'add_birthday: name Carol, relationship family, date 2027-05-09'],
  ['James birthday is july 1', 'add_birthday: name James, relationship friend, date 2027-07-01'],
  ["david's mom has her birthday on feb 2", "add_birthday: name David's mom, relationship family, date 2027-02-02"],
  [
    "Grandpa Joe's birthday is july 4th he was born in 1950",
    'add_birthday: name Grandpa Joe, relationship family, date 1950-07-04',
  ],
  ['grandpa joe born july 4 1950', 'add_birthday: name Grandpa Joe, relationship family, date 1950-07-04'],
  ["Zoe, Mia's friend, has her birthday on May 3", 'add_birthday: name Zoe, relationship friend, date 2027-05-03'],
  [
    'Birthday: Jack (friend), Dec 6, party the same day 11am, Trampoline Park',
    'add_birthday: name Jack, relationship friend, date 2026-12-06, partyDate 2026-12-06, partyTime 11:00, partyLocation Trampoline Park',
  ],
  [
    'Sam from school turns 8 on Dec 12 and his party is on Dec 13 at 3 at the bowling alley',
    'add_birthday: name Sam, relationship friend, date 2018-12-12, partyDate 2026-12-13, partyTime 15:00, partyLocation The bowling alley',
  ],
  ['our neighbor mrs. patel will be 70 on jan 2', 'add_birthday: name Mrs Patel, relationship friend, date 1957-01-02'],
  ["my mother in law's bday is march 3", 'add_birthday: name Mother in law, relationship family, date 2027-03-03'],
  ["bake a cake for zoe's birthday on friday", '-'],
  [
    "my sister Julia's birthday is may 17 and her husband Mark's is august 2",
    'add_birthday: name Julia, relationship family, date 2027-05-17 | add_birthday: name Mark, relationship family, date 2027-08-02',
  ],
  [
    "remember my dad's birthday, he was born april 2 1955",
    'add_birthday: name Dad, relationship family, date 1955-04-02',
  ],
  [
    'kate, a mom from ballet, has her birthday on feb 14',
    'add_birthday: name Kate, relationship friend, date 2027-02-14',
  ],
])("a new birthday has the name, the day and how she is related: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, birthdayReader)).toBe(expected);
});

test.each([
  ["Emma's birthday is Nov 29", 'change_birthday: id Emma, date 2019-11-29'],
  ["Uncle Tom's birthday is Dec 15 not 14", 'change_birthday: id Uncle Tom, date 1985-12-15'],
  ["change emma's birthday to nov 27", 'change_birthday: id Emma, date 2019-11-27'],
  ["Emma's birthday is the 27th, not the 28th", 'change_birthday: id Emma, date 2019-11-27'],
  ["Tom's birthday is actually Dec 15", 'change_birthday: id Uncle Tom, date 1985-12-15'],
  ["Aunt Emma's birthday is actually Nov 27", 'change_birthday: id Emma, date 2019-11-27'],
  ["Tom's birthday is Dec 14, 1984", 'change_birthday: id Uncle Tom, date 1984-12-14'],
  ['Uncle Tom turns 40 this year', 'change_birthday: id Uncle Tom, date 1986-12-14'],
  ["it's Uncle Tom's 40th on Dec 14", 'change_birthday: id Uncle Tom, date 1986-12-14'],
  ["Emma's 8", 'change_birthday: id Emma, date 2017-11-28'],
  ['Uncle Tom turns 41', 'says: Uncle Tom was born in 1985, as it is kept.'],
  ['take Emma off the birthday list', 'remove_birthday: id Emma'],
  ["delete uncle tom's birthday", 'remove_birthday: id Uncle Tom'],
])("a birthday that is there changes or goes by '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, birthdayReader)).toBe(expected);
});

test.each([
  ['emmas party starts at 3 not 2', 'change_birthday: id Emma, partyTime 15:00'],
  ['they had to switch emmas party over to sunday the 29th', 'change_birthday: id Emma, partyDate 2026-11-29'],
  ["Emma's party moved to 3pm", 'change_birthday: id Emma, partyTime 15:00'],
  [
    "Uncle Tom is having a birthday party on Dec 12 at 6pm at Luigi's",
    "change_birthday: id Uncle Tom, partyDate 2026-12-12, partyTime 18:00, partyLocation Luigi's",
  ],
  ['add grandma rosas party on nov 22 at 1', 'change_birthday: id Grandma Rosa, partyDate 2026-11-22, partyTime 13:00'],
  ["Emma's party is at the trampoline park instead", 'change_birthday: id Emma, partyLocation The trampoline park'],
  ["emma's party has been moved to the ice rink", 'change_birthday: id Emma, partyLocation The ice rink'],
  ["cancel Emma's party", 'change_birthday: id Emma, partyDate null, partyTime null, partyLocation null'],
  [
    "set the party for Grandma Rosa's birthday to sunday at 1pm, Olive Garden",
    'change_birthday: id Grandma Rosa, partyDate 2026-11-22, partyTime 13:00, partyLocation Olive Garden',
  ],
])("parties belong to the birthday: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, birthdayReader)).toBe(expected);
});

test.each([
  [
    "for Grandma Rosa's birthday I could get a silk scarf",
    'change_birthday: id Grandma Rosa, giftIdeas Scarf + Tea set + Silk scarf',
  ],
  ['gift idea for Uncle Tom: socks', 'change_birthday: id Uncle Tom, giftIdeas Socks'],
  [
    'for uncle toms bday: whisky glasses, note it as gift idea',
    'change_birthday: id Uncle Tom, giftIdeas Whisky glasses',
  ],
  ['gift ideas - for uncle tom: golf balls', 'change_birthday: id Uncle Tom, giftIdeas Golf balls'],
  ['get Uncle Tom a book for his birthday', 'change_birthday: id Uncle Tom, giftIdeas Book'],
  ["idea for emma's gift: a lego set", 'change_birthday: id Emma, giftIdeas Lego set'],
  ['gift for uncle tom: a tie and a mug', 'change_birthday: id Uncle Tom, giftIdeas Tie + Mug'],
  [
    'Grandma would love a new robe for her birthday',
    'change_birthday: id Grandma Rosa, giftIdeas Scarf + Tea set + New robe',
  ],
  [
    'nix the scarf for Grandma Rosa, she just bought herself one',
    'change_birthday: id Grandma Rosa, giftIdeas Tea set',
  ],
  ['cross off the scarf, Grandma Rosa got one already', 'change_birthday: id Grandma Rosa, giftIdeas Tea set'],
  ['scratch the tea set idea', 'change_birthday: id Grandma Rosa, giftIdeas Scarf'],
  ["Uncle Tom likes candles, so that's a gift idea", 'change_birthday: id Uncle Tom, giftIdeas Candles'],
  ["take the scarf off Grandma Rosa's gift ideas", 'change_birthday: id Grandma Rosa, giftIdeas Tea set'],
  [
    "remove socks from grandma rosa's wish list",
    'says: Socks is not among the gift ideas for Grandma Rosa. There are: Scarf, Tea set.',
  ],
  ['some present ideas for grandma rosa', 'says: Gift ideas for Grandma Rosa: Scarf and Tea set.'],
  [
    'gift idea for grandma rosa: a scarf',
    'says: That is noted already. Gift ideas for Grandma Rosa: Scarf and Tea set.',
  ],
  ["add slippers to grandma's gift ideas", 'change_birthday: id Grandma Rosa, giftIdeas Scarf + Tea set + Slippers'],
  [
    'gift idea for grandma rosa - a photo calendar',
    'change_birthday: id Grandma Rosa, giftIdeas Scarf + Tea set + Photo calendar',
  ],
  [
    "grandma rosa mentioned she'd love slippers for her birthday",
    'change_birthday: id Grandma Rosa, giftIdeas Scarf + Tea set + Slippers',
  ],
  [
    'gift ideas for grandma rosa: a candle and hand cream',
    'change_birthday: id Grandma Rosa, giftIdeas Scarf + Tea set + Candle + Hand cream',
  ],
])("gift ideas are added to those that are there: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, birthdayReader)).toBe(expected);
});

test.each([
  ['add a birthday for Lucas', "asks: When is Lucas's birthday?"],
  ["Tom's birthday is June 5", 'asks: Is that Uncle Tom, or somebody else?'],
])("it asks where the day is missing or somebody else may be meant: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, birthdayReader)).toBe(expected);
});

test.each([
  ["party at Grandma Rosa's on saturday at 3", '-'],
  ['think of some birthday presents for Leo', '-'],
  ['scratch the lasagna idea', '-'],
  ['gift idea for mia: a microscope', '-'],
  ["Mia's birthday is March 5", '-'],
  ['biscuits bday is halloween, oct 31', '-'],
  ['I want his birthday kept', '-'],
  ['whose birthday is next', '-'],
  ['Emma is coming on friday', '-'],
  ['happy birthday Emma', '-'],
  ["Mia's birthday party is on dec 5 at 2 at the bowling alley", '-'],
  ["we have to rsvp to Emma's party by friday", '-'],
])("what is no birthday of family or friends is left: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, birthdayReader)).toBe(expected);
});

test("'Saturday is Emma's party' only says why, where her party is on a Saturday", async () => {
  expect(await readingOf("Saturday is Emma's party", birthdayReader)).not.toContain('change_birthday');
  expect(await readingOf("Sunday is Emma's party", birthdayReader)).toContain('partyDate 2026-11-22');
});

test.each([
  ["my friend Jen's birthday is next week", "When is Jen's birthday?"],
  ['its aunt carmens birthday soon', "When is Aunt Carmen's birthday?"],
])("'%s' tells no day yet", async (sentence, question) => {
  expect(await readingOf(sentence, birthdayReader)).toBe(`asks: ${question}`);
});
