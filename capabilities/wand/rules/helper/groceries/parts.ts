import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { isAmount } from './amounts.ts';
import type { Deed } from './deeds.ts';
import { isWholeList } from './list.ts';
import type { GroceryWords } from './naming.ts';
import { isSpared, withoutOccasion, withoutPurpose, withoutTail } from './tail.ts';
import { toldIn } from './told.ts';
import { isNameOf, isShopped, isTidyLine, isWhollyShopped, linesIn } from './words.ts';

/** What becomes of which things. */
export interface Wish {
  deed: Deed;
  isCommand: boolean;
  /** In her own words, still as a list. */
  things: string;
  /** 'put the bread back': only where it stood there before. */
  isBack: boolean;
  /** Bare things, of which nothing is said. */
  isLoose?: boolean;
}

/** Where a text may speak of something else. */
export const bounds =
  /,? (?:and|but) (?=(?:actually |then )?(?:i|we|don't|dont|leave|keep|not|didn't|didnt|forgot|we're|they|he|she|it|it's|that|that's|there's|please)\b)|[,;.!?:] |\n| [-–—] |(?=,? (?:because|since|cause|cuz|as we|as i|in case|so (?:we|i|he|she|they|you|nobody)) )| so (?!much |many |that (?!needs |has |is )|we |i |he |she |they |you |nobody )|(?= (?:please|can you|could you|you can|you could) (?:add|put|untick|uncheck|remove|take|tick|cross|check)\b)|(?= but no )|(?= (?:add|untick|uncheck) )|(?= (?:take|cross|strike|scratch|leave|get) (?:it|them|that|those|these)(?: (?:off|out|from)\b|$))|(?= [a-z]{2,20} (?:sends|has|got|gets|bought|brought|brings) (?:it|them|those|some|us)\b)|(?= i forgot (?:it|them)\b)|(?<=\b(?:cart|basket|trolley|bought|list)) (?=(?:take|remove|delete|cross|strike|scratch|drop|tick|check) [a-z])| and (?=(?:ditch|scrap|drop|lose|bin|remove|delete|cross|tick|untick|uncheck|take|skip|forget|nix) )| and (?=(?:hardly any|barely any|almost no|no more|not much|not many|nearly out|low on|out of) )/i;
export const reason = /^,? ?(?:because|since|cause|cuz|as|in case|so) /i;
export const grammar =
  /\b(?:i|i'm|we|we're|he|he's|she|she's|they|they're|you|it|it's|is|are|was|were|has|had|have|there|there's|theres|gave|got|ate|brought|comes|coming|having|going|wants|asked|loves|hates|said|me|us|them|those|that|thats|that's)\b/i;
type Part =
  | { kind: 'wish'; wish: Wish; isBehind: boolean }
  | { kind: 'it'; wish: Wish }
  | { kind: 'things'; things: string }
  | { kind: 'remark'; text: string }
  | { kind: 'aside' };

/** What a part of a text says about things to buy. */
export function partOf(
  part: string,
  words: GroceryWords,
  household: readonly HouseholdMember[],
  isFurther: boolean,
): Part {
  const text = words.rest.startsWith(part) ? withoutOccasion(part) : part;
  if (reason.test(text)) return { kind: 'remark', text };
  if (isSpared(text) || (words.direction === 'on' && /^(?:leave|keep) /i.test(text))) return { kind: 'aside' };
  for (const told of toldIn(text, words.direction, household)) {
    const isBack = told.deed === 'add_groceries' && / back\b/i.test(text);
    const deed = isBack ? 'untick_groceries' : told.deed;
    const wish: Wish = { deed, isCommand: told.isCommand, isBack, things: told.things };
    // 'Biscuit's nearly out'
    if (isNameOf(household, told.things)) return { kind: 'aside' };
    if (told.things === '' || isIt(told.things) || isAmount(told.things)) return { kind: 'it', wish };
    if (isWholeList(told.things) || linesIn(told.things).every((line) => isTidyLine(line)))
      return { kind: 'wish', wish, isBehind: told.isBehind };
  }
  const { isNamed } = words;
  // 'cheddar off the list, feta on'
  const isOnAgain = words.direction === 'off' && / on$/i.test(text);
  const direction = isOnAgain ? 'on' : words.direction;
  const unknown = direction ? unknownVerb.exec(text)?.[1] : undefined;
  const things = withoutTail(unknown ?? text);
  const lines = linesIn(things);
  const isList = lines.every(
    (line) =>
      isTidyLine(line) &&
      (isNamed || ((isWhollyShopped(line) || (isFurther && isOneMore(line))) && !particle.test(text))),
  );
  // 'take the parmesan off, grandma brought some'
  if (direction === 'off' && !unknown && !isIt(things) && grammar.test(text)) return { kind: 'remark', text };
  if (isList && (direction === 'off' || isOnAgain)) {
    const deed = isOnAgain ? 'add_groceries' : 'remove_groceries';
    return {
      kind: isIt(things) ? 'it' : 'wish',
      isBehind: false,
      wish: { deed, isCommand: true, isBack: false, things },
    };
  }
  return isList && (unknown || !/^(?:the|my) /i.test(things))
    ? { kind: 'things', things }
    : { kind: 'remark', text: text };
}

/** 'we need ham, sliced bread' */
const isOneMore = (line: string) =>
  isShopped(line) && !grammar.test(line) && withoutPurpose(line).split(' ').length < 4;

/** 'pencil the soup in' */
const particle = / (?:in|on|down|up|off|out|back)$/i;
/** 'lob some rice on the list', 'kick the spaghetti off the list' */
const unknownVerb =
  /^(?!for |with |half|one|two|three|four|five|six|ten|all|both|not|no|is|are)\p{L}{2,12} ((?:a|an|some|more|the|my|our|it|them|that|those|\d{1,3}) .{0,1500}|it|them|that|those)$/iu;
const it =
  /^(?:it|that|this|they|them|those|these|those two|these two|the two|that one|(?:a )?new ones?|another(?: one)?|one|(?:some )?more|some|both(?: of (?:them|those))?|'?em|all of (?:it|them|that))(?: (?:on|down|in|off|back))?$/i;
const isIt = (things: string) => it.test(things);
