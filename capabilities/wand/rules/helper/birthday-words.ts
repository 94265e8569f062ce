import type { Relationship } from '#capabilities/birthdays/contract.ts';
import { capital } from '#core/capital.ts';

/** Titles that belong to a name ('Aunt Clara'), and words that only say how somebody is related ('her sister Carol'). */
const titles = new Set(
  'aunt auntie aunty uncle grandma grandpa granny gran nana nanna papa pop grandmother grandfather granddad grandad abuela abuelo oma opa cousin mr mrs ms miss dr coach great baby little'.split(
    ' ',
  ),
);
const family =
  /\b(aunt|auntie|aunty|uncle|grandma|grandpa|granny|gran|nana|nanna|grandmother|grandfather|granddad|grandad|abuela|abuelo|oma|opa|mom|mum|mommy|mother|dad|daddy|father|sister|brother|cousin|niece|nephew|in law|in-law|godmother|godfather|godson|goddaughter|stepmom|stepdad|stepson|family|relative)('?s)?\b/;
const friends =
  /\b(friends?|bestie|buddy|classmate|neighbou?r|teacher|colleague|coworker|co-worker|boss|from (school|work|daycare|preschool|church)|mr|mrs|ms|miss|coach)\b/;

/** A friend, unless the words make it family: most of those whose birthday is noted by a first name are. */
export function relationshipIn(lower: string): Relationship {
  const told = friends.test(lower);
  return !told && family.test(lower) ? 'family' : 'friend';
}

const endingInS = new Set(
  'james chris thomas lucas jonas iris alexis agnes francis nicholas nicolas tess jess ross carlos luis louis charles marcus silas elias miles ines travis dennis douglas frances phyllis doris lois gus jules amos tobias brooks rhys matias mateus carlos andres russ lars nils hans'.split(
    ' ',
  ),
);

/** 'Emma's', 'emmas' and 'James'' without what makes them possessive. */
function withoutPossessive(word: string): string {
  const plain = word.replace(/'s?$/, '');
  if (plain !== word) return plain;
  return /[^s]s$/i.test(word) && word.length > 3 && !endingInS.has(word.toLowerCase()) ? word.slice(0, -1) : word;
}

const kin = new Set('mom mum mother dad father sister brother grandma grandpa aunt uncle'.split(' '));

const notNames = new Set(
  'he she they it who happy merry some what i we a an the my our his her their your is are was has have having had that this and so on for of save add put note remember birthday bday hey hi also new friend friends sister brother neighbor neighbour classmate niece nephew daughter son wife husband boss colleague coworker kid please can you it told me just s says said teacher both date upcoming family household class list'.split(
    ' ',
  ),
);

/** What somebody is called where these words end with her name: 'her sister Carol' -> 'Carol', 'aunt clara's' -> 'Aunt Clara'. */
export function nameAtEnd(words: string, isPossessive: boolean): string | undefined {
  const all = words.split(/[\s,:;]+/).filter(Boolean);
  const last = all.at(-1);
  if (!last) return undefined;
  const name = isPossessive ? withoutPossessive(last) : last.replace(/'s?$/, '');
  if (!/^\p{L}[\p{L}'-]*$/u.test(name) || notNames.has(name.toLowerCase())) return kinName(words);
  const [before = '', earlier = ''] = [all.at(-2), all.at(-3)];
  if (kin.has(name.toLowerCase()) && /'s$/.test(before)) return `${capital(before)} ${name.toLowerCase()}`;
  const isTitle = titles.has(before.toLowerCase());
  const isFirstName =
    /^\p{Lu}/u.test(before) && /^\p{Lu}/u.test(name) && !notNames.has(before.toLowerCase()) && all.length > 1;
  const parts = isTitle || isFirstName ? [before, name] : [name];
  if (isTitle && earlier.toLowerCase() === 'great') parts.unshift(earlier);
  return parts.map(capital).join(' ');
}

/** Somebody without a name: 'my mother in law's birthday', 'my sister's birthday'. */
function kinName(words: string): string | undefined {
  const kin =
    /\b(mother[- ]in[- ]law|father[- ]in[- ]law|sister[- ]in[- ]law|brother[- ]in[- ]law|sister|brother|niece|nephew|boss|neighbou?r)(?:'?s)?$/i.exec(
      words,
    );
  return kin?.[1] && capital(kin[1].toLowerCase());
}
