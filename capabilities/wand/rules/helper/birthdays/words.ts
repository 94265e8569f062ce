import type { Relationship } from '#capabilities/birthdays/contract.ts';
import { capital } from '#core/capital.ts';

const family =
  /\b(aunt|auntie|aunty|uncle|grandma|grandpa|granny|gran|nan|nana|nanna|grandmother|grandfather|granddad|grandad|pops|pappy|papaw|mamaw|meemaw|memaw|gramps|grampa|gramma|nonna|nonno|yiayia|pappou|bubbe|zayde|babcia|abuela|abuelo|oma|opa|mom|mam|mum|mama|mommy|mummy|mother|dad|daddy|papa|father|sister|brother|cousin|niece|nephew|in law|in-law|godmother|godfather|godson|goddaughter|step-?(?:mom|mum|dad|mother|father|son|daughter|sister|brother)|grand-?(?:son|daughter|child)|family|relative)('?s)?\b/i;
const friends =
  /\b(friends?|bestie|buddy|classmate|neighbou?r|teacher|colleague|coworker|co-worker|boss|from (school|work|daycare|preschool|church)|an? (?:mom|mum|dad)|mr|mrs|ms|miss|coach)\b/i;

/** A friend, unless the words make it family: most of those whose birthday is noted by a first name are. */
export function relationshipIn(...said: string[]): Relationship {
  const telling = said.find((words) => friends.test(words) || family.test(words)) ?? '';
  return !friends.test(telling) && family.test(telling) ? 'family' : 'friend';
}

/** 'My sister's birthday is May 17 and her husband Mark's August 2': family as she is. */
export const ofThem =
  /\b(?:her|his|their|\p{L}{2,20}'s) (?:husband|wife|hubby|partner|boyfriend|girlfriend|son|daughter|kid|baby|boy|girl)\b/iu;

const endingInS = new Set(
  'james chris thomas lucas jonas iris alexis agnes francis nicholas nicolas tess jess ross carlos luis louis charles marcus silas elias miles ines travis dennis douglas frances phyllis doris lois gus jules amos tobias brooks rhys matias mateus carlos andres russ lars nils hans pops gramps klaus magnus markus linus rufus atticus cyrus julius niklas lukas jens mattias matthias fergus angus seamus otis curtis lewis morris boris paris ellis harris davis anais gladys janis wes les giles niles mercedes dolores moses augustus'.split(
    ' ',
  ),
);

/** 'Emma's', 'emmas' and 'James'' without what makes them possessive. */
export function withoutPossessive(word: string): string {
  const plain = word.replace(/'s?$/, '');
  if (plain !== word) return plain;
  return /[^s]s$/i.test(word) && word.length > 3 && !endingInS.has(word.toLowerCase()) ? word.slice(0, -1) : word;
}

/** Somebody without a name: 'my mother in law's birthday', 'my sister's birthday'. */
export function kinName(words: string): string | undefined {
  const kin =
    /\b(mother[- ]in[- ]law|father[- ]in[- ]law|sister[- ]in[- ]law|brother[- ]in[- ]law|sister|brother|niece|nephew|boss|neighbou?r)(?:'?s)?$/i.exec(
      words,
    );
  return kin?.[1] && capital(kin[1].toLowerCase());
}

export const about = /\b(birthdays?|bdays?|b-day|born|turns|turning|turn)\b/;
/** 'Mrs. Patel will be 70 on Jan 2': of a person, not of a dinner at 7. */
export const willBe =
  /(?:\bwill be|\bis(?= \d{1,3} on\b)|\bis going to be|'ll be) (?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)(?! ?(?:am|pm|:|people|of))\b/;
