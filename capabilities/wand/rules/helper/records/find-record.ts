import { synonyms, togetherWritten } from '../lexicon/synonyms.ts';
import { remembered } from '../words/remembered.ts';

/** A record, with what words need to match it. */
export interface Findable {
  title: string;
  /** Its people. A record without any may belong to anyone. */
  people?: readonly string[];
  /** Words that may be next to the title without being part of it: its kind, its place. */
  beside?: string;
}

/** Words for a kind of record instead of one record. */
const kindWords = new Set(
  'appointment appt visit session lesson class practice meeting exam test task todo chore errand reminder event trip vacation birthday bday party thing entry item'.split(
    ' ',
  ),
);

/** Words in so many titles that they alone match none: 'school is closed' is not about the school fair. */
const generalWords =
  'whole school kid family home work church house day week dinner lunch breakfast out off up buy order get bring make pick'.split(
    ' ',
  );

const emptyWords = new Set(
  'a an the my our his her their your its this that these those of for with to at on in from about and or is are be me i we us it s all both one please s'.split(
    ' ',
  ),
);

/** Different forms of a word become equal: 'swimming' and 'swim', 'batteries' and 'battery', 'ordered' and 'order'. */
function stem(word: string): string {
  const singular = word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.endsWith('s') && !word.endsWith('ss') && word.length > 3
      ? word.slice(0, -1)
      : word;
  const ending = ['ing', 'ed'].find((one) => singular.endsWith(one) && singular.length - one.length >= 3);
  const bare = ending ? singular.slice(0, -ending.length) : singular;
  const isDoubled = ending && bare.at(-1) === bare.at(-2) && !/[sl]$/.test(bare);
  return isDoubled ? bare.slice(0, -1) : bare.length > 3 && bare.endsWith('e') ? bare.slice(0, -1) : bare;
}

const meanings = new Map(
  synonyms.flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [stem(word), stem(words[0] ?? word)] as const);
  }),
);

const kinds = new Set([...kindWords].map(stem));
const generalStems = new Set(generalWords.map((word) => meanings.get(stem(word)) ?? stem(word)));

/** 'school', which alone matches no record. */
export const isGeneral = (stemmed: string) => generalStems.has(stemmed);
export const isKind = (stemmed: string) => kinds.has(stemmed);

const cachedMeanings = remembered<string[]>();
/** The words that have a meaning, as stems. */
export const meaningOf = (text: string): string[] => cachedMeanings(text, () => stemsIn(text));

function stemsIn(text: string): string[] {
  let plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/'s?(?![a-z])/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  for (const [apart, together] of togetherWritten) plain = plain.replaceAll(apart, together);
  const stems = plain
    .split(' ')
    .filter((word) => word && !emptyWords.has(word))
    .map((word) => meanings.get(stem(word)) ?? stem(word));
  return [...new Set(stems)];
}

/** A field trip is a trip. */
const containsStem = (stems: readonly string[], word: string) =>
  stems.some((one) => one === word || (kinds.has(word) && one.endsWith(word)));

const tailPattern = /(?<=\S) (?:for|with|to|at|of|in|from|on|about)\b.{0,1500}/i;
/** The title without its 'for', 'with' or 'about': 'Sign the slip' of 'Sign the slip for the zoo trip'. */
export const namedIn = (title: string): string[] => meaningOf(title.replace(tailPattern, ''));

/** How well the words match this record; 0 is no match. Every word has to match, because we don't guess. */
function matchScore(record: Findable, said: readonly string[], isPointedAt: boolean): number {
  const title = meaningOf(record.title);
  const beside = meaningOf(`${record.beside ?? ''} ${(record.people ?? []).join(' ')}`);
  if (said.some((word) => !title.includes(word) && !beside.includes(word) && !kinds.has(word))) return 0;
  const hits = said.filter((word) => containsStem(title, word));
  const telling = hits.filter((word) => !kinds.has(word));
  const isWhole = title.every((word) => said.includes(word) || kinds.has(word));
  const isVague = telling.every((word) => generalStems.has(word)) && !isWhole;
  const isOnlyMentioned = !hits.some((word) => containsStem(namedIn(record.title), word));
  if (telling.length > 0 && !isVague)
    return isOnlyMentioned ? 4 : telling.length * 100 + hits.length * 10 + (isWhole ? 1 : 0);
  // Without a word from the title: 'the lesson', then 'the one at Dr. Kim', then 'Nora's appointment'.
  const kindHits = hits.filter((word) => kinds.has(word));
  if (kindHits.length > 0) return kindHits.length * 10;
  const places = said.filter((word) => beside.includes(word) && !kinds.has(word) && !generalStems.has(word));
  if (places.length > 0) return 5;
  return isPointedAt && said.some((word) => beside.includes(word)) ? 1 : 0;
}

/** The items with the highest value, if it is above zero. */
function best<T>(all: readonly T[], value: (one: T) => number): T[] {
  const most = Math.max(0, ...all.map(value));
  return most === 0 ? [] : all.filter((one) => value(one) === most);
}

/** The records that match the words equally well; none if a word matches nothing. */
export function findRecords<T extends Findable>(
  records: readonly T[],
  words: string,
  people: readonly string[] = [],
): T[] {
  const names = people.map((name) => name.toLowerCase());
  const own = new Set(meaningOf(names.join(' ')));
  const said = meaningOf(words).filter((word) => !own.has(word));
  if (said.length === 0) return [];
  const belongs = ({ people: theirs = [] }: T) => {
    if (names.length === 0) return 2;
    if (theirs.length === 0) return 1;
    return theirs.some((name) => names.includes(name.toLowerCase())) ? 2 : 0;
  };
  const possible = records.filter((record) => belongs(record) > 0);
  const fitting = best(possible, (record) => matchScore(record, said, names.length > 0));
  return best(fitting, belongs);
}
