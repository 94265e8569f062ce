import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { CalendarDate } from '#core/dates.ts';
import { monthNamed, weekdayNamed } from '../when/calendar.ts';
import { type Read, standsAt, type Token, tokensOf } from '../when/tokens.ts';
import { isAlsoWord, isCare, isWordHere } from './names-also-words.ts';
import { describedAt } from './names-described.ts';
import { selfIn } from './names-self.ts';
import { rememberedFor } from './remembered.ts';

interface Found {
  people: HouseholdMember[];
  without: string;
}
const known = rememberedFor<Found>();

/** Who of the household is meant, and the words without those that say so: 'dentist for Mia' -> Mia, 'dentist'. */
export const peopleIn = (text: string, household: readonly HouseholdMember[], today?: CalendarDate): Found =>
  known(household)(`${today} ${text}`, () => foundIn(text, household, today));

function foundIn(text: string, household: readonly HouseholdMember[], today?: CalendarDate): Found {
  const tokens = tokensOf(text);
  const mentions = mentionsIn(tokens, text, household, today);
  const self = selfIn(tokens, household, mentions.length > 0);
  const people = [...new Set([...mentions.flatMap(({ who }) => who), ...(self ? [self.who] : [])])];
  const spans = [...mentions, ...(self?.spans ?? [])];
  return { people, without: without(text, tokens, spans) };
}

interface Span {
  first: number;
  next: number;
}
type Mention = Span & { who: HouseholdMember[] };

export function mentionsIn(
  tokens: readonly Token[],
  text: string,
  household: readonly HouseholdMember[],
  today: CalendarDate | undefined,
): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = namedAt(tokens, at, text, household) ?? describedAt(tokens, at, household, today);
    if (!read) {
      at += 1;
      continue;
    }
    // 'baby Nora', 'my son Leo'
    const isSaidWho = standsAt(tokens, at - 2, 'my|our', 'son|daughter|boy|girl|kid|toddler|dog|puppy|cat|kitten');
    const own = isSaidWho ? at - 2 : standsAt(tokens, at - 1, `baby|little|poor|${titles}`) ? at - 1 : at;
    const isLed = standsAt(tokens, own - 1, 'for') && (mentions.at(-1)?.next ?? 0) < own;
    const last = mentions.at(-1);
    // 'for Mia and Leo' goes as a whole.
    const isJoined = last && last.next === own - 1 && standsAt(tokens, own - 1, 'and|&|,');
    const first = isLed || isJoined ? own - 1 : own;
    mentions.push({ first, next: read.next, who: read.is });
    at = read.next;
  }
  return mentions;
}

/** 'David's parents' are not David. */
const kin =
  /^(parents|mom|mum|mother|mother-in-law|dad|father|sister|sisters|brother|brothers|siblings|grandparents|grandma|grandpa|aunt|uncle|cousin|cousins|in-laws|boss|coworkers|colleagues|buddies|friends)$/;

const house = 'house|place|home|apartment|flat';
/** 'dinner at Amy's', 'at Amy's house' is a place; 'at Amy's school' is one of hers. */
function isAtHome(tokens: readonly Token[], at: number, next: number): boolean {
  const behind = tokens[next]?.word ?? '';
  const isOwned = /^\p{L}/u.test(behind) && !afterPlace.test(behind) && !isDayWord(behind);
  return (
    standsAt(tokens, at - 1, 'at') &&
    /s'?$/.test(tokens[next - 1]?.word ?? '') &&
    (!isOwned || house.split('|').includes(behind))
  );
}
const afterPlace =
  /^(?:on|at|for|in|with|from|and|until|till|by|to|this|next|every|each|after|before|today|tomorrow|tonight|is|are|was)$/;
const isDayWord = (word: string) => weekdayNamed(word) !== undefined || monthNamed(word) !== undefined;

/** 'grandma Rose' is not the child of that name. */
const titles = 'grandma|grandpa|granny|grandmother|grandfather|nana|aunt|auntie|uncle|cousin';
const isOfKin = ({ memberType, relationship }: HouseholdMember) =>
  memberType === 'adult' && /^(?:parent|sibling|other)$/.test(relationship ?? '');

function namedAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  household: readonly HouseholdMember[],
): Read<HouseholdMember[]> | undefined {
  const token = tokens[at];
  if (!token || !/^\p{L}/u.test(token.word)) return undefined;
  const isCapital = /^\p{Lu}/u.test(text.charAt(token.from));
  const whole = household.find(({ name }) => isNamed(tokens, at, name));
  if (whole) {
    const words = tokensOf(whole.name);
    const last = tokens[at + words.length - 1]?.word ?? '';
    const behind = tokens[at + words.length]?.word ?? '';
    // 'Leo's friend Max' is Max.
    const isFriend =
      /^(?:friend|classmate)$/.test(behind) && /^\p{Lu}/u.test(text.charAt(tokens[at + words.length + 1]?.from ?? -1));
    if (/'s?$/.test(last) && (kin.test(behind) || isFriend)) return undefined;
    if (standsAt(tokens, at - 1, titles) && !isOfKin(whole)) return undefined;
    if (isAtHome(tokens, at, at + words.length)) return undefined;
    const isLikely = isCapital || !isWordHere(tokens, at, whole, household);
    return isLikely ? { next: at + words.length, is: [whole] } : undefined;
  }
  const short = token.word.replace(/'s$/, '');
  if (short.length < 4 || isAlsoWord(short)) return undefined;
  const meant = household.filter(({ name }) => name.toLowerCase().startsWith(short));
  return meant.length === 1 && isCapital ? { next: at + 1, is: meant } : undefined;
}

/** 'mia', "mia's" and 'mias', but 'biscuits' are biscuits, unless they go to the groomer. */
function isNamed(tokens: readonly Token[], at: number, name: string): boolean {
  const words = tokensOf(name).map(({ word }) => word);
  return words.every((word, index) => {
    const said = tokens[at + index]?.word;
    const isLast = index === words.length - 1;
    if (said === word || (isLast && said === `${word}'s`) || (isLast && said === `${word}'`)) return true;
    const isWhose = !isAlsoWord(word) || isCare(tokens[at + index + 1]?.word ?? '');
    return isLast && said === `${word}s` && word.length > 2 && isWhose;
  });
}

function without(text: string, tokens: readonly Token[], spans: readonly Span[]): string {
  const letters = [...text.split('')];
  for (const { first, next } of spans) letters.fill(' ', tokens[first]?.from ?? 0, tokens[next - 1]?.to ?? 0);
  return letters
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.;:!?])/g, '$1')
    .trim()
    .replace(/^[,.;:!?-] ?/, '')
    .trim();
}
