import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { CalendarDate } from '#core/dates.ts';
import { type Read, type Span, standsAt, type Tokens, tokensOf } from '../when/tokens.ts';
import { isAlsoWord, isCare, isWordHere } from './names-also-words.ts';
import { describedAt } from './names-described.ts';
import { selfIn } from './names-self.ts';
import { rememberedFor } from './remembered.ts';

const known = rememberedFor<HouseholdMember[]>();

/** The household members in a text. */
export const peopleIn = (text: string, household: readonly HouseholdMember[], today?: CalendarDate) =>
  known(household)(`${today} ${text}`, () => foundIn(text, household, today));

function foundIn(text: string, household: readonly HouseholdMember[], today?: CalendarDate): HouseholdMember[] {
  const tokens = tokensOf(text);
  const mentions = mentionsIn(tokens, text, household, today);
  const self = selfIn(tokens, household, mentions.length > 0);
  return [...new Set([...mentions.flatMap(({ who }) => who), ...(self ? [self.who] : [])])];
}

export interface Mention extends Span {
  who: readonly HouseholdMember[];
}

export function mentionsIn(
  tokens: Tokens,
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

interface Name {
  who: HouseholdMember;
  words: readonly string[];
}
const knownNames = rememberedFor<Map<string, Name[]>>();

/** By their first words. 'Marivic' is Tita Marivic, if nobody else has that name. */
const namesOf = (household: readonly HouseholdMember[]) =>
  knownNames(household)('', () => {
    const whole = household.map((who): Name => ({ who, words: tokensOf(who.name).map(({ word }) => word) }));
    const last = whole.flatMap(({ who, words: [first, ...more] }): Name[] =>
      first && (more.at(-1)?.length ?? 0) >= minShortName ? [{ who, words: more.slice(-1) }] : [],
    );
    const short = [...Map.groupBy(last, ({ words: [word] }) => word).values()].filter(({ length }) => length === 1);
    return Map.groupBy([...whole, ...short.flat()], ({ words: [first = ''] }) => first);
  });
const minShortName = 4;

function namedAt(
  tokens: Tokens,
  at: number,
  text: string,
  household: readonly HouseholdMember[],
): Read<HouseholdMember[]> | undefined {
  const token = tokens[at];
  if (!token || !/^\p{L}/u.test(token.word)) return undefined;
  const bare = token.word.replace(/'(?:s|ll|d)?$/, '');
  const possible = [token.word, bare, bare.replace(/s$/, '')].flatMap((word) => namesOf(household).get(word) ?? []);
  const name = possible.find(({ words }) => isNamed(tokens, at, words));
  if (!name) return undefined;
  const next = at + name.words.length;
  const behind = tokens[next]?.word ?? '';
  // 'Leo's friend Max' means Max.
  const isFriend = /^(?:friend|classmate)$/.test(behind) && /^\p{Lu}/u.test(text.charAt(tokens[next + 1]?.from ?? -1));
  if (/'s?$/.test(tokens[next - 1]?.word ?? '') && (kin.test(behind) || isFriend)) return undefined;
  const isCapital = /^\p{Lu}/u.test(text.charAt(token.from));
  return isCapital || !isWordHere(tokens, at, name.who) ? { next, is: [name.who] } : undefined;
}

/** 'mia', "mia's" and 'mias' are Mia, but 'biscuits' are biscuits, unless they go to the groomer. */
const isNamed = (tokens: Tokens, at: number, words: readonly string[]): boolean =>
  words.every((word, index) => {
    const said = tokens[at + index]?.word;
    const isLast = index === words.length - 1;
    if (said === word || (isLast && said?.replace(/'(?:s|ll|d)?$/, '') === word)) return true;
    const isWhose = () => !isAlsoWord(word) || isCare(tokens[at + index + 1]?.word ?? '');
    return isLast && said === `${word}s` && word.length > 2 && isWhose();
  });
