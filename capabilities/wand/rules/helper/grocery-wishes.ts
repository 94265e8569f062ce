import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { amountsIn, isAmount } from './grocery-amounts.ts';
import type { Deed } from './grocery-deeds.ts';
import { isWholeList } from './grocery-list.ts';
import type { GroceryWords } from './grocery-naming.ts';
import { isSpared, withoutOccasion, withoutPurpose, withoutTail } from './grocery-tail.ts';
import { isIdle, toldIn, unheaded } from './grocery-told.ts';
import {
  foodsIn,
  holdsShopped,
  isNameOf,
  isShopped,
  isTidyLine,
  isWhollyShopped,
  linesIn,
  saysDoing,
} from './grocery-words.ts';
import { withoutArticle } from './words.ts';

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

const bounds =
  /[,;.!?:] |\n| [-–—] |(?=,? (?:because|since|cause|cuz|as we|as i|in case|so (?:we|i|he|she|they|you|nobody)) )| so (?!much |many |that (?!needs |has |is )|we |i |he |she |they |you |nobody )|(?= (?:please|can you|could you|you can|you could) (?:add|put|untick|uncheck|remove|take|tick|cross|check)\b)|(?= (?:add|untick|uncheck) )| and (?=(?:ditch|scrap|drop|lose|bin|remove|delete|cross|tick|untick|uncheck|take|skip|forget|nix) )| and (?=(?:hardly any|barely any|almost no|no more|not much|not many|nearly out|low on|out of) )|,? (?:and|but) (?=(?:actually |then )?(?:i|we|don't|dont|leave|keep|not|didn't|didnt|forgot|we're|they|he|she|it|it's|that|that's|there's|please)\b)/i;
const reason = /^,? ?(?:because|since|cause|cuz|as|in case|so) /i;
const grammar =
  /\b(?:i|i'm|we|we're|he|he's|she|she's|they|they're|you|it|it's|is|are|was|were|has|had|have|there|there's|theres|gave|got|ate|brought|comes|coming|having|going|wants|asked|loves|hates|said|me|us|them|those|that|thats|that's)\b/i;
type Part =
  | { kind: 'wish'; wish: Wish; isBehind: boolean }
  | { kind: 'it'; wish: Wish }
  | { kind: 'things'; things: string }
  | { kind: 'remark'; text: string }
  | { kind: 'aside' };

/** All that is wished in a text; undefined where something in it was not understood. */
export function wishesIn(words: GroceryWords, household: readonly HouseholdMember[]): Wish[] | undefined {
  const parts = unheaded(words, household)
    .split(bounds)
    .map((text) => text.trim())
    .filter((text) => !isIdle(withoutTail(text)) || toldIn(text, words.direction, household).length > 0)
    .map((text, index) => partOf(text, words, household, index > 0));
  const wishes: Wish[] = [];
  let loose: string[] = [];
  const remarks: string[] = [];
  for (const part of parts) {
    const last = wishes.at(-1);
    if (part.kind === 'remark' && last && ofKind.test(part.text))
      last.things += ` (${withoutArticle(part.text).replace(ofKind, '')})`;
    else if (part.kind === 'remark') remarks.push(part.text);
    else if (part.kind === 'things' && last) last.things += `, ${part.things}`;
    else if (part.kind === 'things') loose.push(part.things);
    else if (part.kind === 'wish') {
      // 'milk, eggs and bread are in the cart', but not '2 eggs, put walnuts on the list'
      if (loose.length > 0 && !part.isBehind) return undefined;
      wishes.push({ ...part.wish, things: [...loose, part.wish.things].join(', ') });
      loose = [];
    } else if (
      part.kind === 'it' &&
      !last?.isCommand &&
      (part.wish.isCommand || !last || part.wish.deed !== 'add_groceries')
    ) {
      // 'we are out of milk, add it', 'the bananas are brown, take them off'
      const first = wishes.findLastIndex(({ deed }) => deed !== last?.deed) + 1;
      const meant = [...loose, ...wishes.splice(first).map(({ things }) => things)];
      const things = meant.length > 0 ? meant : remarks.flatMap(foodsIn);
      const isCounted = isAmount(part.wish.things);
      // 'the list says 2 lemons but we need 5'
      if (things.length === 0 || (isCounted && remarks.some((text) => amountsIn(text).length > 0))) return undefined;
      const amount = isCounted ? `${part.wish.things} ${part.wish.things.includes(' ') ? 'of ' : ''}` : '';
      wishes.push({ ...part.wish, things: amount + things.join(', ') });
      loose = [];
    }
  }
  if (!remarks.every(isMereRemark)) return undefined;
  if (loose.length > 0)
    wishes.push({ deed: 'add_groceries', isCommand: false, isBack: false, things: loose.join(', '), isLoose: true });
  // 'untick the bread, David got the wrong kind'
  const isTold = wishes.some(({ isCommand }) => isCommand);
  return wishes.filter(({ isCommand, things }) => isCommand || !isTold || linesIn(things).some(holdsShopped));
}

/** 'batteries, AA ones' */
const ofKind = / (?:ones?|kind|sort)$/i;
const isMereRemark = (text: string) =>
  (/^(?:for|just|with|when|while|if) /i.test(text) && foodsIn(withoutPurpose(text)).length === 0) ||
  saysDoing.test(text) ||
  grammar.test(text) ||
  reason.test(text) ||
  /^(?:the|my|a) /i.test(text);

function partOf(part: string, words: GroceryWords, household: readonly HouseholdMember[], isFurther: boolean): Part {
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
  /^(?!for |with |half|one|two|three|four|five|six|ten|all|both|not|no|is|are)\p{L}{2,12} ((?:a|an|some|more|the|my|our|it|them|that|those|\d{1,3}) .*|it|them|that|those)$/iu;
const it =
  /^(?:it|that|this|they|them|those|these|those two|these two|the two|that one|(?:a )?new ones?|another(?: one)?|one|(?:some )?more|some|both(?: of (?:them|those))?|'?em|all of (?:it|them|that))(?: (?:on|down|in|off|back))?$/i;
const isIt = (things: string) => it.test(things);
