import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { type Findable, findRecords, meaningOf } from '../records/find-record.ts';

/** The words of a question, and which of them say what it is about. */

/** 'What’s on Mia's list?' -> whats, on, mias, list */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const idle = new Set(
  `a an the my our your his her hers its their theirs this that these those some any anything something else all every each both
  what whats when whens where wheres who whos whose whom which how why is isnt are arent am was wasnt were be been being will would
  do does dont did doing done has have havent had having can could should shall may might must
  i im ive me we were weve us you he she it they them one ones
  of for on in at to from with by about until till before after during and or also as so then than there here up out off
  many much long far often soon time times day days date dates oclock hour hours minute minutes weeks months years
  am pm today tomorrow tonight yesterday now morning afternoon evening night noon week weekend month year mornings afternoons evenings nights weekends later hows anywhere somewhere too youngest oldest eldest
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
  mondays tuesdays wednesdays thursdays fridays saturdays sundays
  january february march april june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec next last first coming upcoming current again still already yet ever just only
  tell show give read list know say please pls remind check see find look let remember forgot forget wonder wondering quick quickly
  get gets got getting go goes going come comes happen happens happening take takes place set due left due
  scheduled schedule planned booked plan plans book add added put noted note notes calendar appointment appointments appt event events
  kid kids child children twins triplets family everyone everybody anyone anybody someone somebody husband husbands hubby wife wifes partner partners baby babys thing things sleeps between start starts begin begins starting
  end ends finish over away deadline anyones somebodys everyones one two three four five six seven eight nine ten twelve couple few not cant cannot shouldnt
  ok okay fine hey hi lol haha testing honest honestly again exactly idea clue curious address location pick picking drop dropping bring bringing collect fit fitting squeeze watch sign deal story situation shaping opens opening closes closing kicks kick drive driving fly flying head heading attend attending expecting expected anyway quite asking asks asked pull bring look open display actually really supposed need needs sees seeing visits visiting little saved stored written file moment dear sort type`.split(
    /\s+/,
  ),
);

const isName = (word: string, { name }: HouseholdMember) =>
  plainWords(name).some((part) => part === word || `${part}s` === word);

/** What is left when the words that every question has are gone. */
export const contentWords = (plain: string, household: readonly HouseholdMember[]): string[] =>
  plain
    .split(' ')
    .filter((word) => word !== '' && !idle.has(word) && !/^\d/.test(word))
    .filter((word) => !household.some((member) => isName(word, member)));

/** Which of these are meant: those that hold every word, else those whose whole title is among the words. */
export function meant<T extends Findable>(
  records: readonly T[],
  words: readonly string[],
  people: readonly { name: string }[] = [],
): T[] {
  const names = people.map(({ name }) => name);
  const found = findRecords(records, words.join(' '), { people: names });
  if (found.length > 0) return found;
  const said = meaningOf(words.join(' '));
  const isSaid = (title: string) => {
    const parts = meaningOf(title);
    return parts.length > 0 && parts.every((part) => said.includes(part));
  };
  const named = records.filter(({ title }) => isSaid(title));
  const theirs = named.filter((record) => names.some((name) => record.people?.includes(name)));
  return theirs.length > 0 ? theirs : named;
}

/** The same of somebody whose short name has an ending that is none of its own: 'jos birthday'. */
export const meantBy = <T extends Findable>(records: readonly T[], words: readonly string[]): T[] => {
  const found = meant(records, words);
  return found.length > 0
    ? found
    : meant(
        records,
        words.map((word) => word.replace(/s$/, '')),
      );
};
