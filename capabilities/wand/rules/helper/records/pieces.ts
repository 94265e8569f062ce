import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { daysBetween } from '#core/dates.ts';
import type { Context } from '../reader.ts';
import { findingsIn } from '../when/findings.ts';
import { clockOf, halfSaid } from '../when/hours.ts';
import { numberOf, ordinalAt, standsAt, type Token, tokensOf } from '../when/tokens.ts';
import { whenIn } from '../when/when.ts';
import { peopleIn, spokenOf } from '../words/names.ts';
import { type Family, familyAt } from './families.ts';

/** A sentence about something that is there, piece by piece: each token is part of one of them. */
export interface Piece {
  kind: Family | 'when' | 'person' | 'word';
  /** Its tokens. */
  first: number;
  next: number;
  /** Who, on which day, at what time; `isOld` says that it is so no more: 'not Mia', 'instead of 3'. */
  who?: HouseholdMember[];
  date?: string;
  time?: string;
  isOld?: boolean;
  /** 'until Friday' */
  isLast?: boolean;
}

const sameWeekday = (one: string, other: string) => one !== other && daysBetween(one, other) % 7 === 0;

function timesIn(tokens: readonly Token[], lower: string, { asked }: Context, namesAreWords: boolean): Piece[] {
  const findings = findingsIn(tokens, lower, asked);
  return findings.flatMap((one, index): Piece[] => {
    const { kind, first, next, role } = one;
    const more = findings[index + 1];
    // 'Sunday, December 6' is one day.
    const isSaidAgain =
      kind === 'day' && more?.kind === 'day' && more.first <= next + 1 && sameWeekday(one.date, more.date);
    if (isSaidAgain) return [{ kind: 'when', first, next }];
    if (kind === 'other' || (kind === 'day' && one.isName && namesAreWords)) return [];
    const date = kind === 'day' ? { date: one.date } : {};
    const time = kind === 'time' ? { time: clockOf(one.from, halfSaid(lower, one.from.hour)) } : {};
    return [{ kind: 'when', first, next, ...date, ...time, isOld: role === 'not', isLast: role === 'until' }];
  });
}

const denials = new Set(['not', "isn't", 'isnt', "aren't", 'except']);
const leadingTo = new Set(['for', 'of', 'with', 'as', 'under']);
/** 'for me', 'it's me': she herself, where it is said whose something is. */
const beforeMe = new Set(['for', 'as', "it's", 'is', 'actually', ...denials]);

function peopleSaid(tokens: readonly Token[], lower: string, { asked, household }: Context): Piece[] {
  const wordAt = (at: number) => tokens[at]?.word ?? '';
  const others = spokenOf(lower, household, asked.today);
  const isMe = (at: number) => /^(?:me|mine)$/.test(wordAt(at)) && beforeMe.has(wordAt(at - 1)) && others.length > 0;
  const mine = tokens.flatMap((_, at) => (isMe(at) ? [{ first: at, next: at + 1 }] : []));
  return [...others, ...mine].map(({ first, next }): Piece => {
    const near = leadingTo.has(wordAt(first - 1)) ? first - 2 : first - 1;
    const isOld = denials.has(wordAt(near));
    const who = isMe(first)
      ? household.filter(({ relationship }) => relationship === 'self')
      : peopleIn(lower.slice(tokens[first]?.from, tokens[next - 1]?.to), household, asked.today).people;
    return { kind: 'person', first: isOld ? near : first, next, who, isOld };
  });
}

const numbered = /^(?:room|gate|suite|hall|grade)$/;
/** 'moved to 12', 'moved 30th': of something that has a day and an hour it can be nothing else. */
function numberAt(tokens: readonly Token[], at: number, lower: string, { asked }: Context): Piece | undefined {
  const word = tokens[at]?.word ?? '';
  const spelled = standsAt(tokens, at - 1, 'to') ? numberOf(word) : undefined;
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:\.(\d\d))?$/.exec(`${spelled ?? word}`) ?? [];
  const hour = Number(hours);
  if (!(hour >= 1 && hour <= 31) || numbered.test(tokens[at - 1]?.word ?? '')) return undefined;
  const { date } = ordinalAt(tokens, at) ? whenIn(`on the ${hour}th`, asked).when : {};
  if (date) return { kind: 'when', first: at, next: at + 2, date };
  const time = clockOf({ hour, minute: Number(minutes) }, halfSaid(lower, hour));
  return hour <= 12 ? { kind: 'when', first: at, next: at + 1, time } : undefined;
}

/** `namesAreWords`: 'Thanksgiving' is what something is called, and not a day. */
export function piecesOf(lower: string, context: Context, namesAreWords: boolean): Piece[] {
  const tokens = tokensOf(lower);
  const spans = [...timesIn(tokens, lower, context, namesAreWords), ...peopleSaid(tokens, lower, context)];
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; at = pieces.at(-1)?.next ?? at + 1) {
    const here = at;
    const span = spans.find(({ first, next }) => first <= here && next > here);
    const limit = Math.min(...spans.flatMap(({ first }) => (first > here ? [first] : [])), tokens.length);
    const said = familyAt(tokens, here, limit);
    // '12 Oak Street'
    const isAddress = limit > here + 1 && !familyAt(tokens, here + 1, limit) && !ordinalAt(tokens, here);
    const number = !span && !said && !isAddress ? numberAt(tokens, here, lower, context) : undefined;
    if (number) pieces.push(number);
    else if (span) pieces.push({ ...span, first: here });
    else pieces.push({ kind: said?.family ?? 'word', first: here, next: said?.next ?? here + 1 });
  }
  return pieces;
}

const ends = new Set([',', ';', ':', '.', '!', '-', 'because', 'since', 'as', 'so', 'but', 'due']);

const shortened = /^(?:dr|mrs?|ms|st)$/;
/** '..., it's at the gym now', 'the place is ...': where it is belongs to it. */
const tellsWhere =
  /^(?:\S{1,30} )?(?:(?:it|it's|its|it'll|that's|they're) .{0,1500}\b(?:at|in) |(?:at|in|@) )|\b(?:location|place|venue|address)\b/;
const subjects = new Set("she he they we i she's he's they're we're i'm".split(' '));

const goes = new Set<Piece['kind']>(['remove', 'cancel', 'skip']);
const callers = new Set('teacher coach instructor tutor school'.split(' '));
/** 'Her piano teacher is away on the 3rd, skip that one': the day, and the name where the reason begins with it. */
function reasonOf(part: readonly Piece[], isNaming: boolean): Piece[] {
  const first = part.findIndex(({ kind }) => kind === 'word');
  const length = part.slice(first).findIndex(({ kind }) => kind !== 'word');
  const names = isNaming && first >= 0 ? part.slice(first, first + Math.max(length, 0)) : [];
  return [...names, ...part.filter(({ kind }) => kind === 'when')];
}

/** Without the clauses that hold words of their own and ask for nothing: 'no swim tomorrow, the pool is closed'. */
export function withoutReasons(
  pieces: readonly Piece[],
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): Piece[] {
  const parts: Piece[][] = [[]];
  for (const [index, piece] of pieces.entries()) {
    const word = tokens[piece.first]?.word ?? '';
    // Dictated without a stop: 'no swim tomorrow she has a cold'.
    const isSubject = subjects.has(word) && ['when', 'word'].includes(pieces[index - 1]?.kind ?? '');
    const isShort = word === '.' && shortened.test(tokens[piece.first - 1]?.word ?? '');
    if (piece.kind !== 'when' && ((ends.has(word) && !isShort) || isSubject)) parts.push([piece]);
    else parts.at(-1)?.push(piece);
  }
  const asks = (part: Piece[]) => part.some(({ kind }) => !['idle', 'person', 'word', 'when'].includes(kind));
  const isTimed = (part: Piece[]) => part.some(({ kind }) => kind === 'when');
  const wordsOf = (part: Piece[]) =>
    part.flatMap(({ first, next }) => tokens.slice(first, next).map(({ word }) => word)).join(' ');
  const isStrange = (part: Piece[]) =>
    part.some(({ kind, first }) => kind === 'word' && !isKnown(tokens[first]?.word ?? ''));
  const pointing = parts.find(
    (part) => part.some(({ kind }) => goes.has(kind)) && !isTimed(part) && parts.some(isTimed),
  );
  if (pointing) {
    const isNamed = pointing.some(({ kind }) => kind === 'word');
    const isCaller = ({ first }: Piece) => callers.has(tokens[first]?.word ?? '');
    const tells = (part: Piece[]) => (isStrange(part) ? reasonOf(part, !isNamed) : part);
    return parts.flatMap((part) => (part === pointing ? part : tells(part.filter((piece) => !isCaller(piece)))));
  }
  const isTold = parts.some((part) => asks(part) && isTimed(part));
  return parts
    .filter((part) => asks(part) || !isStrange(part) || tellsWhere.test(wordsOf(part)) || (isTimed(part) && !isTold))
    .flat();
}
