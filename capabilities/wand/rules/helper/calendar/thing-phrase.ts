import { isWhollyShopped } from '../groceries/words.ts';
import { beginsWithDeed, isIdle } from '../records/families.ts';
import { numberOf } from '../when/tokens.ts';
import { withoutEnds } from '../words/words.ts';
import { isGathering } from './appointment-words.ts';
import { groups, holdsAt, houses } from './hosts.ts';
import { isName, placeWords, statement } from './spoken-words.ts';

/** A thing in a sentence that tells of it, found by the noun that says what it is. */
export interface ThingPhrase {
  name: string;
  place?: string;
}

const telling = new Set(
  `through myself ourselves finally just managed able come coming comes phone see seeing off want wants would like invited asked hosting having holding
  able got offered could there be squeezed squeeze fit fitted in into some supposed meant attend attending join joining signed enrolled
  meet talk speak performing playing singing dancing part also both kids family whole everybody everyone need needed due about then that's thats
  opening opened space spot gap cancellation availability free available open fits found had arranged confirmed planned starting starts start doing first
  begins begin runs gave done held being arriving weekly every week until pretty now same day one's came turn`.split(
    /\s+/,
  ),
);
const isGeneric = (word: string) => /^(?:appointments?|appts?|event)$/i.test(word);
const isTelling = (word: string) =>
  isIdle(word) || telling.has(word.toLowerCase()) || isGeneric(word) || word === 'a' || word === 'an';
const isJoint = (word: string) => /^(?:with|about|of)$/i.test(word);
const isWhere = (word: string) => /^(?:at|in|to|@)$/i.test(word);
/** Told of what was, what is not, or what moves. */
const otherwise =
  /\b(?:was|were|went|did|saw|not|no|off(?! the phone)|move|shift|push|reschedule|cancel|postpone|had(?! (?:an? |one )?(?:free )?(?:slot|opening|space|spot|gap|cancellation)))\b|n't\b/i;

const homely = new Set('place office clinic house home'.split(' '));
/** 'to the gym', but not 'to get his stitches out' */
const leadsThere = (words: readonly string[], at: number) =>
  isWhere(words[at] ?? '') &&
  (!/^to$/i.test(words[at] ?? '') || /^(?:the|an?|my|our|his|her|their|\p{Lu}.*)$/u.test(words[at + 1] ?? ''));

/** From the small word on that leads to a place, where nothing before it says anything. */
function placeIn(words: readonly string[]): string | undefined {
  const strange = words.findIndex((word) => !isTelling(word) && word !== 'meeting');
  const end = strange < 0 ? words.findIndex((word) => homely.has(word.toLowerCase())) : strange;
  const at = words.slice(0, Math.max(end, 0)).findLastIndex((_, index) => leadsThere(words, index));
  return at < 0 ? undefined : withoutEnds(words.slice(at + 1).join(' '));
}

/** 'four year checkup', 'New Year's party', 'family photos', 'first day of preschool' */
const isNamePart = (words: readonly string[], at: number) => {
  const [before = '', word = '', next = ''] = [at - 1, at, at + 1].map((one) => (words[one] ?? '').toLowerCase());
  if (/^(?:year|month|week)$/.test(word)) return numberOf(before) !== undefined;
  if (/^(?:family|phone)$/.test(word)) return next !== 'with';
  // 'work dinner', 'away game'
  if (/^(?:work|away|home)$/.test(word)) return next !== '' && !isTelling(next) && !isWhere(next) && !isJoint(next);
  // 'first grade concert'
  if (word === 'first') return !/^(?:one|thing|of|)$/.test(next);
  return isPhrase(words, at) || (word === 'of' && before === 'day');
};
const phrases = new Set("first day|last day|day of|new year|new year's|new years|open day|open evening".split('|'));
const isPhrase = (words: readonly string[], at: number) => phrases.has(`${words[at]} ${words[at + 1]}`.toLowerCase());

/** 'they want us to come in for a meeting' -> 'meeting'; undefined where a word is left that has no place. */
export function phraseIn(part: string, isKnown: (word: string) => boolean): ThingPhrase | undefined {
  if (otherwise.test(part) || /^before /i.test(part)) return undefined;
  const words = part.split(' ').filter(Boolean);
  const holds = holdsAt(words);
  // 'open house'
  const isTwofold = (word: string, next = '') => !isKnown(next) && isGathering(`${word} ${next}`);
  const known = words.findIndex(
    (word, at) => at > holds && ((isKnown(word) && !isTelling(word)) || isTwofold(word, words[at + 1])),
  );
  if (known < 0) return undefined;
  const isNoun = (word: string) => isKnown(word) || /^(?:day|night|clinic|office)$/i.test(word);
  let [first, next] = [known, known + 1];
  while (first > 0 && (!isTelling(words[first - 1] ?? '') || isNamePart(words, first - 1))) first--;
  const goesOn = (word: string, at: number) => !isTelling(word) || isNoun(word) || isPhrase(words, at);
  while (next < words.length && goesOn(words[next] ?? '', next)) next++;
  if (isJoint(words[next] ?? '')) while (next < words.length && !isWhere(words[next] ?? '')) next++;
  const behind = words.slice(next);
  const guest = behind.findIndex((word, index) => /^with$/i.test(word) && behind.slice(0, index).every(isTelling));
  const company = guest < 0 ? '' : behind.slice(guest).join(' ');
  const place = withSomebody.test(company) ? company.replace(withSomebody, '') : placeIn(behind);
  const before = words.slice(0, first);
  const host = hostIn(before);
  const isHolding = /\b(?:having|doing)\b/i.test(before.join(' '));
  const isWhole = host
    ? !isHolding || isGathering(words.slice(known, known + 2).join(' ')) || before.every(isTelling)
    : before.every(isTelling);
  if (!isWhole || (!place && !behind.every(isTelling))) return undefined;
  const name = words.slice(first, isJoint(words[next - 1] ?? '') ? next - 1 : next).join(' ');
  const location = place || host?.place;
  const called = /\b(?:meet|talk|speak)\b/i.test(before.join(' ')) ? `Meeting with ${name}` : name;
  return { name: host?.who ? `${name} with ${host.who}` : called, ...(location && { place: location }) };
}

export const withSomebody = /^(?:with |see |seeing )?(?=(?:dr|doctor|mr|mrs|ms|miss|nurse)\b\.? \p{L})/iu;

/** 'the neighbors invited us for', 'invited to the Millers for' */
function hostIn(before: readonly string[]): { who?: string; place?: string } | undefined {
  const held = holdsAt(before);
  const at = held < 0 ? before.findIndex((word) => /^(?:invited|asked)$/i.test(word)) : held;
  if (at < 0) return undefined;
  const subject = before.slice(0, at).join(' ');
  const who = withoutEnds(subject.replace(/ (?:is|are|has|have)$/i, ''));
  const behind = before.slice(at + 1);
  const strange = behind.findIndex((word) => !isTelling(word));
  if (strange < 0 && groups.test(who)) return {};
  if (strange < 0 && houses.test(who)) return { place: who.replace(/^(?:my|our|the) /i, '') };
  const isHost = who !== '' && !who.split(' ').every(isTelling) && who.split(' ').length <= 4;
  if (strange < 0) return isHost ? { who } : {};
  if (isHost || !behind.slice(0, strange).some(isWhere)) return undefined;
  return { place: withoutEnds(behind.slice(strange).join(' ')) };
}

/** Where an hour or how often was said that nobody understood. */
const unread =
  /\b(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|forty|fifteen|o'clock|oh|half|quarter|every|fortnight|fortnightly|monthly|weekly)\b/i;

/** What a part says beside the one that names the thing; undefined where it says what was not understood. What lost a name or a day is no note. */
export function besideOf(part: string, isWhole: boolean): { place?: string; note?: string } | undefined {
  const words = part.split(' ').filter(Boolean);
  // 'they can't do Thursday', 'the party on Saturday was too loud'
  if ((!isWhole && otherwise.test(part)) || /^(?:was|were)\b/i.test(part)) return undefined;
  if (words.every(isTelling) || sameDay.test(part)) return {};
  const place = placeIn(words);
  if (place && !statement.test(place)) return beginsWithDeed(place) ? undefined : { place };
  if (withSomebody.test(part)) return { place: part.replace(withSomebody, '') };
  if (statement.test(part)) return {};
  if (aboutWhen.test(part) || (words.length < 5 && unread.test(part))) return undefined;
  if (placeWords.test(part) || isName(part)) return { place: part };
  // 'shots at 9:45, also baby wipes'
  if (isWhole && isWhollyShopped(part)) return undefined;
  return isWhole ? { note: part } : {};
}

/** 'that Saturday, Dec 5' says it twice. */
const sameDay = /^\p{L}{3,9} \d{1,2}$/u;
const aboutWhen = /\d|day\b|tomorrow|tonight|noon|\b(?:mon|tues?|wed|thu|thurs|fri|sat|sun|week|am|pm)\b/i;

/** What stands behind the day and the hour, where it does not lean on what stands before: 'recital 12/12 5pm Lincoln hall'. */
export function behindTime(bare: string, text: string): { head: string; tail: string } | undefined {
  const words = bare.split(' ');
  const plain = text.replaceAll(/\s+/g, ' ');
  const gap = words.findIndex((word, index) => index > 0 && !plain.includes(`${words[index - 1]} ${word}`));
  if (gap < 1) return undefined;
  const [head, tail] = [words.slice(0, gap).join(' '), words.slice(gap).join(' ')];
  const [from, to] = [plain.indexOf(words[gap - 1] ?? ''), plain.lastIndexOf(tail)];
  const isTimed = to > from && aboutWhen.test(plain.slice(from + (words[gap - 1] ?? '').length, to));
  return isTimed && !isTelling(words[gap] ?? '') ? { head, tail } : undefined;
}
