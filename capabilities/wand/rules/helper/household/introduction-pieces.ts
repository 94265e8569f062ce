import type { Clock } from '../../tools/tool.ts';
import { isShopped } from '../groceries/words.ts';
import { findingsIn } from '../when/findings.ts';
import { tokensOf } from '../when/tokens.ts';
import { isNewName, type Kin, kinAt } from './introduction-words.ts';

/** A piece of the sentence; what is none of these makes it another sentence. */
export type Piece = { text: string; from: number } & (
  | { kind: 'kin'; is: Kin }
  | { kind: 'adding' | 'home' | 'naming' | 'being' | 'idle' | 'birth' | 'name' | 'break' }
);
type Plain = Exclude<Piece['kind'], 'kin' | 'name'>;

const patterns: [kind: Plain, pattern: RegExp][] = [
  [
    'break',
    /^(?:[,;.\n()!]|-(?= )|and\b|&|plus\b|also\b|then\b|so(?: is| are)?\b|(?:since|because)(?= (?:he|she|they)\b))/i,
  ],
  ['adding', /^(?:add|enter|include|save|create|put|meet|say hello to|introducing|set up|make(?= .{1,40} member))\b/i],
  [
    'home',
    /^(?:who )?(?:(?:also )?(?:is |are |just |has )?(?:(?:coming to )?(?:lives?|living|stays?|staying) (?:with us|here)|(?:moved|moves|moving) in(?: with us)?)|(?:(?:as )?(?:an? )?(?:new )?members? )?(?:to|in|into|of) (?:the|our|my|this) (?:family|household|home|house)|as (?:an? )?(?:new )?(?:family|household) members?|(?:(?:family|household|member) )?profile for)\b/i,
  ],
  ['naming', /^(?:named|called|whose name is|(?:'s )?names? (?:is|are|will be)|name's|by the name of|goes by|:)/i],
  [
    'birth',
    /^(?:born(?: (?:just )?(?:yesterday|last night|today|tonight|this morning|(?:(?:on|last|this|this past) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: morning| night)?)\b)?|(?:'s )?(?:birthday|birthdate|birth date|date of birth|dob)|(?:age|aged)\b|turn(?:s|ed|ing)\b|\d{1,3}(?:\.5| and a half)?[ -]?(?:years?|yrs?|months?|mos?|weeks?|wks?|days?|y\/?o|m\/?o|yo|y|m)?(?:[ -]?olds?)?(?![\p{L}\d/]))/iu,
  ],
  [
    'being',
    /^(?:is|are|'s|'re|was|were|as(?! of\b)|have|has|had|'ve|got|there's|theres|we're|it's|foster(?:ed|ing)|adopt(?:ed|ing))\b/i,
  ],
  [
    'idle',
    /^(?:an?|the|my|our|we|i|who|who's|he|she|they|he's|she's|they're|hes|shes|there|here|please|can you|could you|would you|new|another|little|older|younger|oldest|youngest|eldest|middle|only|first|second|third|both|all|of|us|with|too|as well|just|now|together|for good|a total of|(?:his|her|their)(?= (?:name|birthday|birthdate))|(?:him|her|them)(?= (?:to|in|into|as)\b|[,.;:!]|$))(?![\p{L}\d])/iu,
  ],
];

export function piecesOf(text: string, clock: Clock): Piece[] | undefined {
  const days = daysIn(text, clock);
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; ) {
    const day = dayAt(days, from, text);
    const piece = day ?? pieceAt(text, from, pieces.at(-1));
    // 'moved in on May 3' is no birth.
    const isOfMove = day && pieces.findLast(({ kind }) => kind !== 'idle')?.kind === 'home';
    if (!piece || isOfMove) return undefined;
    pieces.push(piece);
    from += piece.text.length;
    while (text.charAt(from) === ' ') from += 1;
  }
  return pieces;
}

interface Span {
  from: number;
  to: number;
}

/** Where days are named by their month. */
function daysIn(text: string, clock: Clock): Span[] {
  const tokens = tokensOf(text);
  return findingsIn(tokens, text, clock)
    .filter((one) => one.kind === 'day' && one.exact === 3)
    .map(({ first, next }) => ({ from: tokens[first]?.from ?? 0, to: tokens[next - 1]?.to ?? 0 }));
}
function dayAt(days: readonly Span[], at: number, text: string): Piece | undefined {
  const day = days.find(({ from }) => from === at);
  return day && { kind: 'birth', from: at, text: text.slice(day.from, day.to) };
}

/** How many there are: 'three kids'. */
const count =
  /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight) (?=(?:beautiful |little |lovely |young |small )?\p{L}{1,30}s\b|children\b)|^(?:one|1) (?=(?:beautiful |little |lovely |young |small )?(?:daughter|son|child|kid|boy|girl|baby|dog|cat)\b)/iu;
const nameWords = /^\p{L}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?/u;

function pieceAt(text: string, from: number, last: Piece | undefined): Piece | undefined {
  const rest = text.slice(from);
  const [counted] = count.exec(rest) ?? [];
  if (counted && kinAt(rest.slice(counted.length), false)) return { kind: 'idle', text: counted, from };
  const isNamed = last?.kind === 'naming' && last.text !== ':';
  const kin = isNamed ? undefined : kinAt(rest, !last || last.kind === 'break');
  if (kin) return { kind: 'kin', is: kin.is, text: rest.slice(0, kin.length), from };
  for (const [kind, pattern] of patterns) {
    const [found] = pattern.exec(rest) ?? [];
    if (found) return { kind, text: found, from };
  }
  const [name = ''] = nameWords.exec(rest) ?? [];
  const isCapital = isNamed || /^\p{Lu}/u.test(name);
  // 'we caved' tells what they did.
  if (last && /^(?:we|i|he|she|they|who)$/i.test(last.text)) return undefined;
  // 'baby food' is nobody, though 'food' alone would be nothing to buy.
  if (!isCapital && last?.kind === 'kin' && isShopped(`${last.text} ${name}`)) return undefined;
  return name && isNewName(name, isCapital) ? { kind: 'name', text: name, from } : undefined;
}
