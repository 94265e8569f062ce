import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { withoutArticle } from '../words/words.ts';
import { amountsIn, isAmount } from './amounts.ts';
import type { GroceryWords } from './naming.ts';
import { bounds, grammar, partOf, reason, type Wish } from './parts.ts';
import { isLacking, withoutListPurpose, withoutPurpose, withoutTail } from './tail.ts';
import { isIdle, toldIn, unheaded, withCart } from './told.ts';
import { isBareList } from './unknown.ts';
import { foodsIn, holdsShopped, linesIn, saysDoing } from './words.ts';

/** All that is wished in a text; undefined where something in it was not understood. */
export function wishesIn(said: GroceryWords, household: readonly HouseholdMember[]): Wish[] | undefined {
  const words = { ...said, rest: eachLacking(withoutListPurpose(said.rest)) };
  if (!words.isNamed && isBareList(words.rest, household)) return [loosely(words.rest)];
  const parts = withCart(unheaded(words, household))
    .split(bounds)
    .map((text) => text.trim())
    .filter((text) => !forgotten.test(text))
    .filter((text) => !isIdle(withoutTail(text)) || toldIn(text, words.direction, household).length > 0)
    .map((text, index) =>
      index > 0 && isLacking(text) && holdsShopped(text) ? lacking : partOf(text, words, household, index > 0),
    );
  const wishes: Wish[] = [];
  let loose: string[] = [];
  // What stood before it is told; what stands behind it may be of another: 'carrots: bought, lemons: remove'.
  let isTold = false;
  const remarks: string[] = [];
  for (const part of parts) {
    const last = wishes.at(-1);
    if (part.kind === 'remark' && last && ofKind.test(part.text))
      last.things += ` (${withoutArticle(part.text).replace(ofKind, '')})`;
    else if (part.kind === 'remark') remarks.push(part.text);
    else if (part.kind === 'lacking' && last?.deed !== 'tick_groceries') return undefined;
    // 'eggs: not yet'
    else if (part.kind === 'aside' && isTold) loose = [];
    else if (part.kind === 'things' && last && !isTold) last.things += `, ${part.things}`;
    else if (part.kind === 'things') loose.push(part.things);
    else if (part.kind === 'wish') {
      // 'milk, eggs and bread are in the cart', but not '2 eggs, put walnuts on the list'
      if (loose.length > 0 && !part.isBehind && !last) return undefined;
      if (last && !part.isBehind) last.things = [last.things, ...loose.splice(0)].join(', ');
      wishes.push({ ...part.wish, things: [...loose, part.wish.things].join(', ') });
      loose = [];
      isTold = part.isBehind;
    } else if (
      part.kind === 'it' &&
      !last?.isCommand &&
      (part.wish.isCommand || !last || part.wish.deed !== 'add_groceries')
    ) {
      // 'we are out of milk, add it', 'the bananas are brown, take them off'
      const first =
        isTold && loose.length > 0 ? wishes.length : wishes.findLastIndex(({ deed }) => deed !== last?.deed) + 1;
      const meant = [...loose, ...wishes.splice(first).map(({ things }) => things)];
      const things = meant.length > 0 ? meant : remarks.flatMap(foodsIn);
      const isCounted = isAmount(part.wish.things);
      // 'the list says 2 lemons but we need 5'
      if (things.length === 0 || (isCounted && remarks.some((text) => amountsIn(text).length > 0))) return undefined;
      const amount = isCounted ? `${part.wish.things} ${part.wish.things.includes(' ') ? 'of ' : ''}` : '';
      wishes.push({ ...part.wish, things: amount + things.join(', ') });
      loose = [];
      isTold = true;
    }
  }
  if (!remarks.every(isMereRemark)) return undefined;
  const last = wishes.at(-1);
  if (last) last.things = [last.things, ...loose].join(', ');
  else if (loose.length > 0) wishes.push(loosely(loose.join(', ')));
  // 'untick the bread, David got the wrong kind'
  const isAsked = wishes.some(({ isCommand }) => isCommand);
  return wishes.filter(({ isCommand, things }) => isCommand || !isAsked || linesIn(things).some(holdsShopped));
}

/** 'we've no milk, no eggs, no bread' */
const lacksAll = /^(?:(?:we|i)(?:'ve| have)|there(?:'s| is)) no (?=[^,]{2,30}(?:, | and | or )no )/i;
const eachLacking = (text: string) =>
  lacksAll.test(text) ? text.replace(lacksAll, 'we need ').replaceAll(/(, | and | or )no /gi, '$1') : text;

const loosely = (things: string): Wish => ({
  deed: 'add_groceries',
  isCommand: false,
  isBack: false,
  things,
  isLoose: true,
});

/** 'I bought eggs but no diapers': these are not to be ticked. */
const lacking = { kind: 'lacking' } as const;

/** 'ugh forgot, need wipes' */
const forgotten = /^(?:ugh|oh|oops|ah|argh),? (?:i )?(?:almost |nearly )?forgot$/i;
/** 'batteries, AA ones' */
const ofKind = / (?:ones?|kind|sort)$/i;
const isMereRemark = (text: string) =>
  (/^(?:for|just|with|when|while|if) /i.test(text) && foodsIn(withoutPurpose(text)).length === 0) ||
  saysDoing.test(text) ||
  grammar.test(text) ||
  reason.test(text) ||
  /^(?:the|my|a) /i.test(text);
