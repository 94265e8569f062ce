import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { CalendarDate } from '#core/dates.ts';
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

/** The household members in a text, and the text without the words for them: 'dentist for Mia' -> Mia, 'dentist'. */
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
    // 'baby Nora'
    const own = standsAt(tokens, at - 1, 'baby|little|poor') ? at - 1 : at;
    const isLed = standsAt(tokens, own - 1, 'for') && (mentions.at(-1)?.next ?? 0) < own;
    const last = mentions.at(-1);
    // 'for Mia and Leo' is removed as a whole.
    const isJoined = last && last.next === own - 1 && standsAt(tokens, own - 1, 'and|&|,');
    const first = isLed || isJoined ? own - 1 : own;
    mentions.push({ first, next: read.next, who: read.is });
    at = read.next;
  }
  return mentions;
}

/** 'David's parents' doesn't mean David. */
const kin =
  /^(parents|mom|mum|mother|mother-in-law|dad|father|sister|sisters|brother|brothers|siblings|grandparents|grandma|grandpa|aunt|uncle|cousin|cousins|in-laws|boss|coworkers|colleagues|buddies|friends)$/;

function namedAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  household: readonly HouseholdMember[],
): Read<HouseholdMember[]> | undefined {
  const token = tokens[at];
  if (!token || !/^\p{L}/u.test(token.word)) return undefined;
  const isCapital = /^\p{Lu}/u.test(text.charAt(token.from));
  const whole = household.find(({ name }) => isNamed(tokens, at, name)) ?? calledShort(tokens, at, household);
  if (!whole) return undefined;
  const words = isNamed(tokens, at, whole.name) ? tokensOf(whole.name) : [token];
  const last = tokens[at + words.length - 1]?.word ?? '';
  const behind = tokens[at + words.length]?.word ?? '';
  // 'Leo's friend Max' means Max.
  const isFriend =
    /^(?:friend|classmate)$/.test(behind) && /^\p{Lu}/u.test(text.charAt(tokens[at + words.length + 1]?.from ?? -1));
  if (/'s?$/.test(last) && (kin.test(behind) || isFriend)) return undefined;
  return isCapital || !isWordHere(tokens, at, whole) ? { next: at + words.length, is: [whole] } : undefined;
}

/** 'mia', "mia's" and 'mias' are Mia, but 'biscuits' are biscuits, unless they go to the groomer. */
function isNamed(tokens: readonly Token[], at: number, name: string): boolean {
  const words = tokensOf(name).map(({ word }) => word);
  return words.every((word, index) => {
    const said = tokens[at + index]?.word;
    const isLast = index === words.length - 1;
    if (said === word || (isLast && said?.replace(/'(?:s|ll|d)?$/, '') === word)) return true;
    const isWhose = () => !isAlsoWord(word) || isCare(tokens[at + index + 1]?.word ?? '');
    return isLast && said === `${word}s` && word.length > 2 && isWhose();
  });
}

/** 'Marivic' is Tita Marivic, if nobody else has that name. */
function calledShort(
  tokens: readonly Token[],
  at: number,
  household: readonly HouseholdMember[],
): HouseholdMember | undefined {
  const [only, ...others] = household.filter(({ name }) => {
    const [first = '', ...more] = name.split(' ');
    const last = more.at(-1) ?? first;
    return more.length > 0 && last.length >= minShortName && isNamed(tokens, at, last);
  });
  return others.length === 0 ? only : undefined;
}
const minShortName = 4;

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
